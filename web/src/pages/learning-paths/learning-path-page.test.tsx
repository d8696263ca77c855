import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { learningPath, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LearningPathPage } from './learning-path-page.tsx';

const open = (language: 'en' | 'fr' = 'en') =>
  renderPage(<LearningPathPage />, { at: '/path/games', path: '/path/:pathId', language });

function mockPath(completed: string[] = []): void {
  mockApi({
    'GET /paths/games': () => learningPath(),
    'GET /progress': () =>
      completed.map((lesson_id) => ({ lesson_id, completed: true, completed_at: null })),
  });
}

const places = () =>
  within(screen.getByRole('region', { name: 'The map' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h3'));

it('shows its courses in order, and where a visitor starts', async () => {
  mockPath();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  expect(places().map((one) => within(one).getByRole('link').textContent)).toEqual([
    'Discovery',
    'Game making',
  ]);
  expect(screen.getByRole('link', { name: 'Start with Discovery' })).toHaveAttribute(
    'href',
    '/course/discovery',
  );
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('shows a member what is completed and what comes next', async () => {
  signInAs();
  mockPath(['discovery-hello']);
  open();
  expect(await screen.findByRole('link', { name: 'Next stop: Game making' })).toBeVisible();
  const [first, second] = places() as [HTMLElement, HTMLElement];
  expect(within(first).getByText('Completed')).toBeVisible();
  expect(within(second).getByText('Up next')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '1 of 3 lessons completed',
  );
});

it('invites a member to continue a course that is begun', async () => {
  signInAs();
  mockPath(['discovery-hello', 'games-one']);
  open('fr');
  expect(await screen.findByRole('link', { name: 'Continuer Créer des jeux' })).toBeVisible();
});

it('says so when the whole path is completed', async () => {
  signInAs();
  mockPath(['discovery-hello', 'games-one', 'games-two']);
  open();
  expect(await screen.findByText('You have walked the whole path. Well done!')).toBeVisible();
});

it('says so when there is no such path', async () => {
  mockApi({
    'GET /paths/games': () => {
      throw new Refused(404);
    },
    'GET /progress': () => [],
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Path not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All paths' })).toHaveAttribute('href', '/paths');
});
