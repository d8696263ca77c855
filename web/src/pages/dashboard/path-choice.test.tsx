import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Refused } from '../../test/api.ts';
import { stubCanvas } from '../../test/canvas.ts';
import { dashboardApi, LESSONS } from '../../test/dashboard.ts';
import { course, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const path = (id: string, courses: string[]) => ({
  id,
  title: { en: id, fr: id },
  promise: { en: '', fr: '' },
  for_whom: { en: '', fr: '' },
  color: '#123456',
  skills: [],
  courses,
  hours: 1,
});

/** A new member, and what they choose. */
function newMember(answers: Record<string, (call: { body: unknown }) => unknown> = {}) {
  signInAs();
  dashboardApi({
    'GET /user/xp': () => ({ total_xp: 0, level: 1 }),
    'GET /user/courses/in-progress': () => [],
    'GET /user/lessons/completed': () => [],
    'GET /user/path': () => ({ asked: false, path_id: null }),
    'GET /paths': () => [path('games-and-art', ['games']), path('ai-from-scratch', ['discovery'])],
    'GET /courses': () => [
      course({ id: 'discovery', title: 'Discovery', lessons: LESSONS }),
      course({
        id: 'games',
        title: 'Games',
        lessons: LESSONS.map((one) => ({ ...one, id: `g-${one.id}`, title: `Game ${one.id}` })),
      }),
    ],
    ...(answers as Record<string, () => unknown>),
  });
}

beforeEach(() => stubCanvas());

test('a new member chooses what to make, and the next step follows', async () => {
  const chosen: unknown[] = [];
  newMember({
    'PUT /user/path': ({ body }) => {
      chosen.push(body);
      return { asked: true, path_id: 'games-and-art' };
    },
  });
  const { user } = renderPage(<DashboardPage />);
  const next = within(await screen.findByRole('region', { name: 'Next step' }));
  expect(next.getByText('Lesson a')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Games' }));
  expect(await next.findByText('Game a')).toBeVisible();
  expect(chosen).toEqual([{ path_id: 'games-and-art' }]);
  expect(next.getByRole('link', { name: 'Your path: games-and-art' })).toHaveAttribute(
    'href',
    '/path/games-and-art',
  );
  expect(screen.queryByText('What would you like to make?')).toBeNull();
});

test('who would rather look around is not asked again', async () => {
  newMember({ 'PUT /user/path': () => ({ asked: true, path_id: null }) });
  const { user } = renderPage(<DashboardPage />, { language: 'fr' });
  await user.click(await screen.findByRole('button', { name: 'Je préfère d’abord regarder' }));
  await expect.poll(() => screen.queryByText(/aimerais créer/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Choisir un parcours' })).toHaveAttribute(
    'href',
    '/paths',
  );
});

test('somebody who has begun is not asked', async () => {
  newMember({
    'GET /user/lessons/completed': () => [
      {
        lesson_id: 'a',
        course_id: 'discovery',
        xp_awarded: 10,
        completed_at: '2026-01-01T00:00:00Z',
      },
    ],
  });
  renderPage(<DashboardPage />);
  await screen.findByRole('region', { name: 'Next step' });
  expect(screen.queryByText('What would you like to make?')).toBeNull();
});

test('a choice that could not be saved says so', async () => {
  newMember({
    'PUT /user/path': () => {
      throw new Refused(404);
    },
  });
  const { user } = renderPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: 'Games' }));
  expect(await screen.findByText('No.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Games' })).toBeEnabled();
});
