import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { learningPath } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LearningPathsPage } from './learning-paths-page.tsx';

const { courses, ...about } = learningPath();
const list = [{ ...about, courses: courses.map(({ id }) => id) }];

it('lists the paths with what they promise and take', async () => {
  mockApi({ 'GET /paths': () => list });
  renderPage(<LearningPathsPage />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Games' })).toBeVisible();
  expect(screen.getByText('You make games.')).toBeVisible();
  expect(screen.getByText('2 courses')).toBeVisible();
  expect(screen.getByText('9.5 hours')).toBeVisible();
  expect(screen.getByText('about 3 weeks at 30 minutes a day')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the map: Games' })).toHaveAttribute(
    'href',
    '/path/games',
  );
});

it('speaks French', async () => {
  mockApi({ 'GET /paths': () => list });
  renderPage(<LearningPathsPage />, { language: 'fr' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Jeux' })).toBeVisible();
  expect(screen.getByText('environ 3 semaines à 30 minutes par jour')).toBeVisible();
});

it('says so when there is none, and when they could not be loaded', async () => {
  mockApi({ 'GET /paths': () => [] });
  const first = renderPage(<LearningPathsPage />);
  expect(await screen.findByText('There is no path to show at the moment')).toBeVisible();
  first.unmount();
  mockApi({
    'GET /paths': () => {
      throw new Refused(503);
    },
  });
  renderPage(<LearningPathsPage />);
  expect(await screen.findByRole('alert')).toBeVisible();
});
