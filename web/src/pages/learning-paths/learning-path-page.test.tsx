import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { learningPath, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LearningPathPage } from './learning-path-page.tsx';

const open = (language: 'en' | 'fr' = 'en') =>
  renderPage(<LearningPathPage />, { at: '/path/games', path: '/path/:pathId', language });

function mockPath(
  completed: string[] = [],
  more: Record<string, (call: { body: unknown }) => unknown> = {},
): void {
  mockApi({
    'GET /user/path': () => ({ asked: true, path_id: null }),
    'GET /paths/games': () => learningPath(),
    'GET /progress': () =>
      completed.map((lesson_id) => ({ lesson_id, completed: true, completed_at: null })),
    ...(more as Record<string, () => unknown>),
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
  expect(screen.queryByRole('button', { name: 'Follow this path' })).not.toBeInTheDocument();
});

it('lets a member follow the path at any time, and give it up', async () => {
  signInAs();
  const chosen: unknown[] = [];
  mockPath([], {
    'PUT /user/path': ({ body }) => {
      chosen.push(body);
      return { asked: true, ...(body as object) };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Follow this path' }));
  expect(await screen.findByText(/^You follow this path/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop following it' }));
  expect(await screen.findByRole('button', { name: 'Follow this path' })).toBeVisible();
  expect(chosen).toEqual([{ path_id: 'games' }, { path_id: null }]);
});

it('says so when the choice could not be saved', async () => {
  signInAs();
  mockPath([], {
    'PUT /user/path': () => {
      throw new Refused(404);
    },
  });
  const { user } = open('fr');
  await user.click(await screen.findByRole('button', { name: 'Suivre ce parcours' }));
  expect(await screen.findByText('Non.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Suivre ce parcours' })).toBeVisible();
});

it('asks no visitor to follow it', async () => {
  mockPath();
  open();
  await screen.findByRole('heading', { level: 1, name: 'Games' });
  expect(screen.queryByRole('button', { name: 'Follow this path' })).not.toBeInTheDocument();
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
