import type { OwnRating } from '@codivia/contract/api/ratings';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockApi, Refused } from '../../test/api.ts';
import { course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CoursePage } from './course-page.tsx';

const PATH = '/user/courses/discovery/rating';
const LESSONS = ['a', 'b', 'c', 'd'].map((id) => lesson({ id, title: id, title_fr: id }));

function open(completed: string[], { may_rate = true, rating = course().rating } = {}) {
  let own: OwnRating = { stars: null, may_rate };
  const calls = mockApi({
    'GET /courses/discovery': () => course({ lessons: LESSONS, rating }),
    'GET /progress': () =>
      completed.map((lesson_id) => ({ lesson_id, completed: true, completed_at: null })),
    'GET /exercise-results': () => [],
    [`GET ${PATH}`]: () => own,
    [`PUT ${PATH}`]: ({ body }) => {
      own = { ...own, ...(body as { stars: number }) };
      return own;
    },
    [`DELETE ${PATH}`]: () => {
      own = { ...own, stars: null };
      return own;
    },
  });
  const at = '/course/discovery';
  return { calls, ...renderPage(<CoursePage />, { at, path: '/course/:courseId' }) };
}

const opinion = async () =>
  within(await screen.findByRole('region', { name: 'Your opinion of this course' }));

it('lets members who have completed half of a course rate it, change that and withdraw it', async () => {
  signInAs();
  const { user, calls } = open(['a', 'b']);
  const part = await opinion();
  await user.click(part.getByRole('button', { name: 'Rate the course' }));
  expect(part.getByRole('status')).toHaveTextContent('Choose a number of stars first.');
  await user.click(part.getByRole('radio', { name: '3 stars' }));
  await user.keyboard('{ArrowRight}');
  expect(part.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.click(part.getByRole('button', { name: 'Rate the course' }));
  expect(await part.findByText('Thank you! Your rating counts.')).toBeVisible();
  expect(part.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.click(part.getByRole('radio', { name: '1 star' }));
  await user.click(part.getByRole('button', { name: 'Change my rating' }));
  expect(await part.findByRole('radio', { name: '1 star' })).toBeChecked();
  await user.click(part.getByRole('button', { name: 'Withdraw my rating' }));
  expect(await part.findByText('Your rating is withdrawn.')).toBeVisible();
  expect(part.getByRole('radio', { name: '1 star' })).not.toBeChecked();
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ stars: 4 }, { stars: 1 }]);
});

it('asks nobody who has done less, nor a visitor', async () => {
  signInAs();
  const { calls } = open(['a']);
  expect(await screen.findByText('1 of 4 lessons completed')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path === PATH)).toEqual([]);
});

it('says why a rating was refused', async () => {
  signInAs();
  const { user } = open(['a', 'b']);
  const part = await opinion();
  const detail = { fr: 'Trop d’essais.', en: 'Too many tries.' };
  mockApi({
    [`PUT ${PATH}`]: () => {
      throw new Refused(429, detail);
    },
  });
  await user.click(part.getByRole('radio', { name: '5 stars' }));
  await user.click(part.getByRole('button', { name: 'Rate the course' }));
  expect(await part.findByText('Too many tries.')).toBeVisible();
});

it('shows the average with its number of ratings, and before that a goal', async () => {
  const { unmount } = open([], { rating: { average: 4.25, count: 1200 } });
  expect(await screen.findByText('(1,200 ratings)')).toBeVisible();
  expect(screen.queryByText('our goal')).not.toBeInTheDocument();
  unmount();
  open([]);
  expect(await screen.findByText('our goal')).toBeVisible();
  expect(screen.getByText('Aiming for 4.8 out of 5')).toBeInTheDocument();
});
