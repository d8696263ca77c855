import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { store } from '../../lib/storage.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CoursePage } from './course-page.tsx';

const discovery = course({
  description: '<p>Your <em>first</em> steps.<img src="x" onerror="alert(1)"></p>',
  lessons: [
    lesson({ id: 'second', title: 'Second', order_index: 1, type: 'video' }),
    lesson({ id: 'first', title: 'First', title_fr: 'Première', order_index: 0 }),
    lesson({ id: 'third', title: 'Third', order_index: 2, is_premium: true, xp_reward: 20 }),
  ],
});

const progress = (...ids: string[]) =>
  ids.map((lesson_id) => ({ lesson_id, completed: true, completed_at: null }));

/** The lesson that the member was in last. */
let wasIn: string[] = [];

function open(completed: string[] = [], at = '/course/discovery', language: 'en' | 'fr' = 'en') {
  mockApi({
    'GET /courses/discovery': () => discovery,
    'GET /progress': () => progress(...completed),
    'GET /lesson-positions': () =>
      wasIn.map((lesson_id) => ({ lesson_id, moved_at: '2026-01-01T00:00:00.000Z' })),
    'GET /exercise-results': () => [
      { lesson_id: 'first', exercise_id: 'a', passed: true, tries: 1 },
      { lesson_id: 'first', exercise_id: 'b', passed: true, tries: 2 },
      { lesson_id: 'second', exercise_id: 'a', passed: false, tries: 5 },
    ],
    'GET /user/courses/discovery/certificate': () => ({
      user_name: 'Lina',
      course_title: 'Discovery',
      course_title_fr: 'Découverte',
      total_xp: 40,
      total_lessons: 3,
      completion_date: '2026-01-02T00:00:00.000Z',
      certificate_id: 'c0ffee00-1234',
    }),
  });
  return renderPage(<CoursePage />, { at, path: '/course/:courseId', language });
}

const row = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

it('shows a lesson that was completed offline as completed', async () => {
  signInAs({ is_premium: true });
  store('pending_completions', JSON.stringify({ m1: ['first'] }));
  open();
  expect(await screen.findByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    expect.stringContaining('1 of 3'),
  );
});

describe('a visitor', () => {
  it('sees what the course is, its lessons in order, and that they need an account', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Discovery', level: 1 })).toBeVisible();
    expect(screen.getByText('3 lessons')).toBeVisible();
    expect(screen.getByText('1 premium lesson')).toBeVisible();
    const lessons = screen.getAllByRole('heading', { level: 3 });
    expect(lessons.map((title) => title.textContent)).toEqual(['First', 'Second', 'Third']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText(/exercises/)).not.toBeInTheDocument();
    await user.click(row('First').getByRole('link', { name: 'Log in to start: First' }));
    expect(localStorage.getItem('redirectUrl')).toBe('/lesson/first');
  });

  it('has one button that leads on, past signing in', async () => {
    const { user, router } = open();
    const [, button] = await screen.findAllByRole('link', { name: 'Log in to start: First' });
    await user.click(button as HTMLElement);
    expect(router.state.location.pathname).toBe('/auth');
    expect(localStorage.getItem('redirectUrl')).toBe('/lesson/first');
  });

  it('sees the description as its author formatted it, made safe', async () => {
    open();
    expect(await screen.findByText('first')).toHaveProperty('tagName', 'EM');
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('reads it in French', async () => {
    open([], '/course/discovery', 'fr');
    expect(await screen.findByRole('heading', { name: 'Découverte', level: 1 })).toBeVisible();
    expect(row('Première').getByText('15 minutes')).toBeVisible();
  });
});

describe('a free member', () => {
  it('sees how many exercises are solved, in each lesson and in all', async () => {
    signInAs();
    open();
    expect(await screen.findByText('2 of 6 exercises solved')).toBeVisible();
    expect(row('First').getByText('2 of 2 exercises')).toBeVisible();
    expect(row('Second').getByText('0 of 2 exercises')).toBeVisible();
  });

  it('sees how far they are, what is done, and what is locked', async () => {
    signInAs();
    open(['first']);
    const bar = await screen.findByRole('progressbar');
    expect(await screen.findByText('1 of 3 lessons completed')).toBeVisible();
    expect(bar).toHaveAttribute('aria-valuenow', '33');
    expect(row('First').getByText('Completed')).toBeVisible();
    expect(row('First').getByRole('link', { name: 'Review: First' })).toHaveAttribute(
      'href',
      '/lesson/first',
    );
    expect(row('Second').getByRole('link', { name: 'Start: Second' })).toBeVisible();
    expect(row('Third').getByRole('link', { name: 'Unlock with Premium: Third' })).toHaveAttribute(
      'href',
      '/course/discovery?subscribe=true',
    );
    expect(screen.queryByText(/Congratulations/)).not.toBeInTheDocument();
  });
});

describe('the button that leads on', () => {
  it('begins the course, and then goes on with the next lesson', async () => {
    signInAs();
    const { unmount } = open();
    const begin = await screen.findByRole('link', { name: 'Start the course: First' });
    expect(begin).toHaveAttribute('href', '/lesson/first');
    expect(row('First').getByText('Up next')).toBeVisible();
    unmount();
    open(['first']);
    const on = await screen.findByRole('link', { name: 'Continue: Second' });
    expect(on).toHaveAttribute('href', '/lesson/second');
  });

  it('leads to Premium once only premium lessons are left', async () => {
    signInAs();
    open(['first', 'second']);
    await screen.findByText('2 of 3 lessons completed');
    const offers = screen.getAllByRole('link', { name: 'Unlock with Premium: Third' });
    expect(offers).toHaveLength(2);
    expect(row('Third').getByText('Final project')).toBeVisible();
  });

  it('is gone once the course is completed', async () => {
    signInAs({ is_premium: true });
    open(['first', 'second', 'third']);
    await screen.findByRole('heading', { name: /Congratulations/ });
    expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  });
});

describe('somebody who has completed everything', () => {
  it('is congratulated, and opens the certificate', async () => {
    signInAs({ is_premium: true });
    const { user, router } = open(['first', 'second', 'third']);
    expect(await screen.findByRole('heading', { name: /Congratulations/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View my certificate' }));
    expect(router.state.location.search).toBe('?showCertificate=true');
    expect(await screen.findByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
  });

  it('finds the certificate open when the address says so', async () => {
    signInAs({ is_premium: true });
    open(['first', 'second', 'third'], '/course/discovery?showCertificate=true');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

it('says that the progress could not be fetched instead of “0 completed”, and tries again', async () => {
  signInAs();
  let broken = true;
  mockApi({
    'GET /courses/discovery': () => discovery,
    'GET /progress': () => {
      if (broken) throw new Refused(403);
      return progress('first');
    },
  });
  const { user } = renderPage(<CoursePage />, {
    at: '/course/discovery',
    path: '/course/:courseId',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your progress could not be loaded');
  expect(screen.queryByText(/lessons completed/)).not.toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(row('First').getByRole('link', { name: 'Open: First' })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 3 lessons completed')).toBeVisible();
  expect(row('First').getByText('Completed')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says nothing of the progress before it is known', async () => {
  signInAs();
  mockApi({
    'GET /courses/discovery': () => discovery,
    'GET /progress': () => new Promise(() => undefined),
  });
  renderPage(<CoursePage />, { at: '/course/discovery', path: '/course/:courseId' });
  expect(await screen.findByRole('heading', { name: 'Discovery', level: 1 })).toBeVisible();
  expect(screen.queryByText(/lessons completed/)).not.toBeInTheDocument();
});

it('says that a course does not exist, and leads back', async () => {
  mockApi({});
  renderPage(<CoursePage />, { at: '/course/nope', path: '/course/:courseId' });
  expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the courses' })).toHaveAttribute(
    'href',
    '/courses',
  );
});

it('says that the network is down, and tries again', async () => {
  let down = true;
  mockApi({
    'GET /courses/discovery': () => {
      if (down) throw new TypeError('network down');
      return discovery;
    },
  });
  const { user } = renderPage(<CoursePage />, {
    at: '/course/discovery',
    path: '/course/:courseId',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Codivia cannot be reached.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Discovery' })).toBeVisible();
});

it('goes on with the lesson the member was in last, though an earlier one is left', async () => {
  signInAs();
  wasIn = ['second'];
  open();
  const [on] = (await screen.findAllByRole('link', { name: 'Continue: Second' })).slice(-1);
  expect(on).toHaveAttribute('href', '/lesson/second');
  expect(row('Second').getByText('Up next')).toBeVisible();
  expect(row('Second').getByRole('link', { name: 'Continue: Second' })).toBeVisible();
  expect(row('First').queryByText('Up next')).not.toBeInTheDocument();
  expect(row('First').getByRole('link', { name: 'Start: First' })).toBeVisible();
  wasIn = [];
});
