import type { LessonSummary } from '@codivia/contract/api/courses';
import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { readStored } from '../../lib/storage.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { course, lesson, member, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonPage } from './lesson-page.tsx';

const lessons = [
  lesson({ id: 'discovery-hello', order_index: 1 }),
  lesson({ id: 'discovery-more', order_index: 2, title: 'More words' }),
];

function taken(changes: Partial<Lesson> = {}): Lesson {
  return {
    ...lesson({ order_index: 1 }),
    content: `<h2>Say it</h2><python-editor code="print(''hi'')"></python-editor>`,
    content_fr: '<h2>Dis-le</h2>',
    exercises: [],
    exercises_language: 'en',
    courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
    ...changes,
  };
}

function open(id = 'discovery-hello', language: 'en' | 'fr' = 'en') {
  const runner = new FakeRunner();
  const page = (
    <RunnerContext value={runner}>
      <LessonPage />
    </RunnerContext>
  );
  const view = renderPage(page, {
    at: `/lesson/${id}`,
    path: '/lesson/:lessonId',
    language,
    others: [{ path: '/course/:courseId', element: <h1>The course</h1> }],
  });
  return { ...view, runner };
}

/** Goes through all steps, and does nothing in them. */
async function goToEnd(user: UserEvent, end = 'End of the lesson'): Promise<void> {
  await screen.findByRole('region', { name: /^(Step|Étape) / });
  while (!screen.queryByRole('region', { name: end })) {
    await user.click(screen.getByRole('button', { name: /^(Skip|Continue|Passer|Continuer)$/ }));
  }
}

const replies = {
  'GET /courses/discovery': () => course({ lessons }),
  'GET /lessons/discovery-hello': () => lessons[0],
  'GET /user-lessons/discovery-hello': () => taken(),
  'GET /user-lessons/discovery-more': () =>
    taken({ id: 'discovery-more', title: 'More words', order_index: 2 }),
  'GET /progress': () => [],
  'POST /progress': () => ({
    lesson_id: 'discovery-hello',
    completed: true,
    completed_at: '2026-01-02T00:00:00.000Z',
    xp_awarded: 10,
    courseCompleted: false,
  }),
};

beforeEach(() => signInAs());

test('shows the lesson, its place in the course and its editor', async () => {
  mockApi(replies);
  const { runner } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'First words' })).toBeVisible();
  expect(await screen.findByText('Lesson 1 of 2')).toBeVisible();
  expect(await screen.findByRole('textbox')).toHaveValue("print('hi')");
  expect(screen.getByText('+10 XP')).toBeVisible();
  expect(runner.starts).toBeGreaterThan(0);
});

test('a lesson that is open stays as it is when it cannot be fetched again', async () => {
  let reachable = true;
  const calls = mockApi({
    ...replies,
    'GET /user-lessons/discovery-hello': () => {
      if (!reachable) throw new Error('no network');
      return taken();
    },
    'GET /lessons/discovery-hello': () => new Promise(() => {}),
  });
  open();
  const editor = await screen.findByRole('textbox');
  reachable = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  const asked = () => calls.filter(({ path }) => path.startsWith('/user-lessons')).length;
  await waitFor(() => expect(asked()).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(editor).toBeVisible();
});

test.each([
  ['an open lesson', false, ['/user-lessons/discovery-more']],
  ['a locked lesson', true, []],
])('%s that comes next is fetched if it may be read', async (_, is_premium, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const [first, second] = lessons as [LessonSummary, LessonSummary];
  const calls = mockApi({
    ...replies,
    'GET /courses/discovery': () => course({ lessons: [first, { ...second, is_premium }] }),
  });
  open();
  await screen.findByRole('textbox');
  const asked = () => calls.map(({ path }) => path).filter((path) => /lessons.*more/.test(path));
  expect(asked()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await vi.waitFor(() => expect(asked()).toHaveLength(expected.length));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked().map((path) => path.replace(/\?.*/, ''))).toEqual(expected);
});

test('the bar shows the place in the course, and the end what is completed', async () => {
  let completed: string[] = [];
  mockApi({
    ...replies,
    'GET /progress': () =>
      completed.map((lesson_id) => ({ lesson_id, completed: true, completed_at: null })),
  });
  const first = open('discovery-more');
  const bar = await screen.findByRole('progressbar');
  expect(bar).toHaveAttribute('aria-valuetext', 'Lesson 2 of 2');
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(screen.getByText('Lesson 2 of 2')).toBeVisible();
  first.unmount();
  completed = ['discovery-more'];
  const second = open('discovery-hello');
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await goToEnd(second.user);
  expect(screen.getByText('1 of 2 lessons completed')).toBeVisible();
});

test('the place in the course stays when the progress could not be fetched', async () => {
  let broken = true;
  mockApi({
    ...replies,
    'GET /progress': () => {
      if (broken) throw new Refused(403);
      return [{ lesson_id: 'discovery-more', completed: true, completed_at: null }];
    },
  });
  const { user } = open();
  await goToEnd(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your progress could not be loaded');
  expect(screen.getByText('Lesson 1 of 2')).toBeVisible();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 2 lessons completed')).toBeVisible();
});

test('in French the French content is shown', async () => {
  mockApi(replies);
  open('discovery-hello', 'fr');
  expect(await screen.findByRole('heading', { name: 'Dis-le' })).toBeVisible();
  expect(await screen.findByText('Leçon 1 sur 2')).toBeVisible();
});

test('completing saves it, and its summary leads to the next lesson', async () => {
  const calls = mockApi(replies);
  const { user } = open();
  await goToEnd(user);
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }));
  await user.click(await screen.findByRole('link', { name: 'Next lesson' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'More words' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toContainEqual({
    lesson_id: 'discovery-hello',
    completed: true,
  });
});

test('completing the last lesson of a course leads to its certificate', async () => {
  mockApi({
    ...replies,
    'POST /progress': () => ({ ...replies['POST /progress'](), courseCompleted: true }),
  });
  const { user, router } = open();
  await goToEnd(user);
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }));
  expect(await screen.findByRole('heading', { name: 'Course completed!' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'See my certificate' }));
  expect(await screen.findByRole('heading', { name: 'The course' })).toBeVisible();
  expect(router.state.location.search).toBe('?showCertificate=true');
});

test('a completion that could not be saved stays where it is', async () => {
  mockApi({
    ...replies,
    'POST /progress': ({ body }) => {
      if ((body as { completed: boolean }).completed) throw new Refused(500);
      return { ...replies['POST /progress'](), completed: false, completed_at: null };
    },
  });
  const { user } = open();
  await goToEnd(user);
  await user.click(screen.getByRole('button', { name: 'Mark as completed' }));
  expect(await screen.findByText('Your progress could not be saved')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'First words' })).toBeVisible();
});

const option = (text: string, correct: boolean) => ({
  text,
  correct,
  explanation: `About ${text}.`,
});
const question = (id: string): Exercise => ({
  kind: 'quiz',
  id,
  question: `<p>Question ${id}?</p>`,
  options: [option(`yes ${id}`, true), option(`no ${id}`, false)],
});
const withQuestions = {
  ...replies,
  'GET /user-lessons/discovery-hello': () =>
    taken({
      content: '<quiz-question id="one"></quiz-question><quiz-question id="two"></quiz-question>',
      exercises: [question('one'), question('two')],
    }),
};
const solvedQuestion = {
  lesson_id: 'discovery-hello',
  exercise_id: 'one',
  passed: true,
  tries: 2,
  passed_at: '2026-01-01T00:00:00.000Z',
  answer: null,
  answered_at: null,
};

test('what was solved elsewhere is marked; solving the rest is celebrated, and blocks nothing', async () => {
  mockApi({
    ...withQuestions,
    'GET /exercise-results/discovery-hello': () => [solvedQuestion],
  });
  const { user } = open();
  expect(await screen.findByText('You’ve answered this question correctly.')).toBeVisible();
  // The note and the question come apart from each other.
  expect(await screen.findByText('Question one?')).toBeVisible();
  await goToEnd(user);
  expect(screen.getByText('1 of 2 exercises solved')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Mark as completed' })).toBeEnabled();
  const leftOut = within(screen.getByRole('region', { name: 'End of the lesson' }));
  await user.click(leftOut.getByRole('button', { name: /^2\. Question/ }));
  await user.click(screen.getByRole('radio', { name: 'yes two' }));
  await user.click(screen.getByRole('button', { name: 'Check my answer' }));
  expect(screen.getByText('You’ve answered this question correctly.')).toBeVisible();
  await goToEnd(user);
  expect(screen.getByText('Every exercise solved: well done!')).toHaveRole('status');
  expect(screen.queryByText('Skipped so far')).not.toBeInTheDocument();
});

test('a lesson opens without the results, in French too', async () => {
  mockApi({
    ...withQuestions,
    'GET /exercise-results/discovery-hello': () => {
      throw new Refused(500);
    },
  });
  const { user } = open('discovery-hello', 'fr');
  await goToEnd(user, 'Fin de la leçon');
  expect(screen.getByText(/^Exercices réussis.: 0 sur 2$/)).toBeVisible();
});

test('a completed lesson says so', async () => {
  const entry = { ...replies['POST /progress'](), lesson_id: 'discovery-hello' };
  mockApi({ ...replies, 'GET /progress': () => [entry] });
  const { user } = open();
  await goToEnd(user);
  expect(screen.getByRole('button', { name: 'Completed' })).toBeDisabled();
  const next = screen.getByRole('link', { name: 'Next lesson' });
  expect(next).toHaveAttribute('href', '/lesson/discovery-more');
});

test('a visitor is asked to log in, and comes back afterwards', async () => {
  localStorage.clear();
  mockApi({
    ...replies,
    'GET /user-lessons/discovery-hello': () => {
      throw new Refused(401, 'Not authenticated');
    },
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Log in to read this lesson' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Log in to continue' })).toBeDisabled();
  expect(readStored('redirectUrl')).toBe('/lesson/discovery-hello');
});

test.each([
  ['the first lesson of a free course', 'discovery-hello', true],
  ['another lesson', 'discovery-more', false],
])('a visitor is offered to try %s without an account: %s, %s', async (_what, id, isOffered) => {
  localStorage.clear();
  mockApi({
    ...replies,
    'GET /courses': () => [course({ id: 'discovery', lessons })],
    [`GET /user-lessons/${id}`]: () => {
      throw new Refused(401, 'Not authenticated');
    },
    [`GET /lessons/${id}`]: () => lessons.find((one) => one.id === id),
  });
  open(id);
  await screen.findByRole('heading', { name: 'Log in to read this lesson' });
  const offer = { name: 'Try it without an account' };
  if (isOffered) expect(await screen.findByRole('link', offer)).toHaveAttribute('href', '/try');
  else expect(screen.queryByRole('link', offer)).not.toBeInTheDocument();
});

test('a premium lesson says what it is part of', async () => {
  mockApi({
    ...replies,
    'GET /user-lessons/discovery-hello': () => {
      throw new Refused(403, 'This lesson is premium');
    },
  });
  open();
  expect(
    await screen.findByRole('heading', { name: 'This lesson is part of Premium' }),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Unlock with Premium' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Premium' })).toBeVisible();
});

test('a lesson that does not exist is not found, for visitors too', async () => {
  localStorage.clear();
  mockApi({
    'GET /user-lessons/discovery-hello': () => {
      throw new Refused(401, 'Not authenticated');
    },
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lesson not found' })).toBeVisible();
  expect(readStored('redirectUrl')).toBeNull();
});

test('an unknown lesson is not found', async () => {
  mockApi({});
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lesson not found' })).toBeVisible();
});

test('a draft shows itself as one to an administrator, and cannot be completed', async () => {
  signInAs({ role: 'admin' });
  const calls = mockApi({
    'GET /courses/discovery': () => course({ lessons: [] }),
    'GET /user-lessons/discovery-hello': () => taken({ draft: true }),
    'GET /progress': () => [],
  });
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'First words' })).toBeVisible();
  const banner = screen.getByText('Draft: only administrators can open this page.');
  expect(banner).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 2, name: 'Say it' })).toBeVisible();
  await goToEnd(user);
  expect(screen.queryByRole('button', { name: /complete/i })).not.toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/progress')).toBe(false);
});

test.each([{ role: 'user' }, null] as const)(
  'to %o a draft is a lesson that does not exist',
  async (who) => {
    localStorage.clear();
    if (who) signInAs(who);
    mockApi({});
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lesson not found' }),
    ).toBeVisible();
    expect(screen.queryByText(/^Draft/)).not.toBeInTheDocument();
  },
);

test('an administrator is offered no Premium at a premium lesson', async () => {
  signInAs({ role: 'admin' });
  mockApi({
    ...replies,
    'GET /user-lessons/discovery-hello': () => taken({ is_premium: true }),
  });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'First words' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Premium/ })).not.toBeInTheDocument();
});

test('another failure shows its status and can be tried again', async () => {
  let failures = 0;
  mockApi({
    ...replies,
    'GET /user-lessons/discovery-hello': () => {
      if (failures++ === 0) throw new Refused(500, 'Out of order');
      return taken();
    },
  });
  const { user } = open();
  expect(await screen.findByText('Out of order (status 500)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Say it' })).toBeVisible());
});

test('premium that has just ended is no longer shown as running', async () => {
  signInAs({ is_premium: true });
  mockApi({
    ...replies,
    'GET /auth/me': () => member({ is_premium: false }),
    'GET /user-lessons/discovery-hello': () => {
      throw new Refused(403, 'This lesson is premium');
    },
  });
  open();
  expect(await screen.findByRole('button', { name: 'Unlock with Premium' })).toBeVisible();
});
