import { LAST_STEP } from '@codivia/contract/lessons/lesson-positions';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { STEP_NOTE_MAX_LENGTH, type StepNote } from '@codivia/contract/lessons/step-notes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { pendingStepNotes } from '../../features/step-notes/pending-step-notes.ts';
import { mockApi } from '../../test/api.ts';
import { badgeExercise, course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonPage } from './lesson-page.tsx';
import { TrialLessonPage } from './trial-lesson-page.tsx';

const LESSON = 'discovery-hello';
const CONTENT = `<p>Welcome.</p>
  <h2>Your turn</h2><p>Now you.</p><code-exercise id="badge"></code-exercise>
  <h2>Well then</h2><p>That was it.</p>`;

const taken = (): Lesson => ({
  ...lesson(),
  content: CONTENT,
  content_fr: '',
  exercises: [badgeExercise],
  exercises_language: 'en',
  courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
});

/** The notes that the account has. */
let stored: StepNote[];
let offline: boolean;
function put(step_id: string) {
  return ({ body }: { body: unknown }) => {
    if (offline) throw new TypeError('network down');
    const before = stored.find((one) => one.step_id === step_id);
    const kept = { ...(body as StepNote), lesson_id: LESSON, step_id };
    kept.revision = (before?.revision ?? 0) + 1;
    stored = [...stored.filter((one) => one !== before), kept];
    return kept;
  };
}
const replies = {
  'GET /courses/discovery': () => course({ lessons: [lesson()] }),
  [`GET /user-lessons/${LESSON}`]: (): Lesson => taken(),
  [`GET /exercise-results/${LESSON}`]: () => [],
  'GET /progress': () => [],
  'POST /progress': () => ({ lesson_id: LESSON, completed: false, completed_at: null }),
  [`GET /lesson-positions/${LESSON}`]: (): unknown => null,
  [`PUT /lesson-positions/${LESSON}`]: ({ body }: { body: unknown }) => body,
  [`GET /step-notes/${LESSON}`]: () => stored,
  [`PUT /step-notes/${LESSON}/start-text`]: put('start-text'),
  [`PUT /step-notes/${LESSON}/badge`]: put('badge'),
};

beforeEach(() => {
  signInAs();
  stored = [];
  offline = false;
});

async function open(search = '', changes: Record<string, () => unknown> = {}) {
  const calls = mockApi({ ...replies, ...changes });
  const view = renderPage(
    <RunnerContext value={new FakeRunner()}>
      <LessonPage />
    </RunnerContext>,
    { at: `/lesson/${LESSON}${search}`, path: '/lesson/:lessonId' },
  );
  await screen.findByRole('region', { name: /^Step/ });
  return { ...view, calls };
}

const star = () => screen.findByRole('button', { name: 'Bookmark this step' });
const note = () => screen.findByRole('button', { name: 'Note' });
const field = () => screen.findByRole('textbox', { name: 'Your note on this step' });

test('a step is marked by one press, and no more by another', async () => {
  const { user, calls } = await open();
  expect(await star()).toHaveAttribute('aria-pressed', 'false');
  await user.click(await star());
  expect(await star()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(stored).toMatchObject([{ step_id: 'start-text', starred: true }]));
  expect(stored[0]).toMatchObject({ step_index: 0, step_title: 'To start with', revision: 1 });
  expect(await screen.findByText('Saved to your account.')).toBeVisible();
  await user.click(await star());
  await waitFor(() => expect(stored).toMatchObject([{ starred: false, revision: 2 }]));
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('a note opens below the step with the focus, is saved, and is there at the next visit', async () => {
  const { user, unmount } = await open();
  expect(await note()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await note());
  expect(await note()).toHaveAttribute('aria-expanded', 'true');
  expect(await field()).toHaveFocus();
  await user.keyboard('Remember this');
  expect(await field()).toHaveAccessibleDescription(
    'Nobody else reads it. Characters: 13 of 2,000.',
  );
  await user.tab();
  expect(await screen.findByText('Saved to your account.')).toBeVisible();
  expect(stored).toMatchObject([{ note: 'Remember this', starred: false }]);
  expect(screen.getByRole('link', { name: 'My bookmarks and notes' })).toHaveAttribute(
    'href',
    '/notes',
  );
  unmount();
  await open();
  expect(await field()).toHaveValue('Remember this');
});

test('each step has its own, and one of the exercise too', async () => {
  const { user } = await open();
  await user.click(await star());
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('region', { name: /^Step 2/ });
  expect(await star()).toHaveAttribute('aria-pressed', 'false');
  await user.click(await star());
  await waitFor(() =>
    expect(stored.map(({ step_id }) => step_id)).toEqual(['start-text', 'badge']),
  );
});

test('without a network what was written stays here and says so', async () => {
  offline = true;
  const { user, unmount } = await open();
  await user.click(await note());
  await user.keyboard('On the train');
  await user.tab();
  expect(await screen.findByText(/^Kept in this browser/)).toBeVisible();
  unmount();
  await open();
  expect(await field()).toHaveValue('On the train');
});

test('two tabs of one step write at the same note', async () => {
  offline = true;
  const { user } = await open();
  await user.click(await note());
  await user.keyboard('here');
  const [waiting] = pendingStepNotes();
  const key = `of:m1:step-note:${LESSON}/start-text`;
  localStorage.setItem(key, JSON.stringify({ ...waiting?.pending, note: 'here and there' }));
  fireEvent(window, new StorageEvent('storage', { key }));
  expect(await field()).toHaveValue('here and there');
});

test('a note that is too long says by how much, and is not sent until it is shorter', async () => {
  const { user, calls } = await open();
  await user.click(await note());
  fireEvent.change(await field(), { target: { value: 'x'.repeat(STEP_NOTE_MAX_LENGTH + 2) } });
  expect(screen.getByRole('alert')).toHaveTextContent(/^Too long: take out 2 characters/);
  await user.tab();
  fireEvent.change(await field(), { target: { value: 'short' } });
  fireEvent.blur(await field());
  await waitFor(() => expect(stored).toMatchObject([{ note: 'short' }]));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(pendingStepNotes()).toEqual([]);
});

test('a link leads to the step it names, wherever one was, and a reload to where one is then', async () => {
  const { router, calls } = await open('?step=badge');
  expect(screen.getByRole('region', { name: 'Step 2 of 3: Name badge' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() =>
    expect(
      calls.find(({ path, method }) => path.startsWith('/lesson-pos') && method === 'PUT')?.body,
    ).toMatchObject({ step_id: 'badge', step_index: 1 }),
  );
});

test('a link to a step that has gone leads to where one was', async () => {
  const where = {
    step_id: LAST_STEP,
    step_index: 3,
    done: [],
    moved_at: '2026-01-01T00:00:00.000Z',
  };
  await open('?step=no-such', { [`GET /lesson-positions/${LESSON}`]: () => where });
  expect(screen.getByRole('region', { name: 'Step 3 of 3: Well then' })).toBeVisible();
});

test('nothing is kept of the trial lesson, and nothing is offered', async () => {
  localStorage.clear();
  const calls = mockApi({ 'GET /try/lesson': taken });
  renderPage(
    <RunnerContext value={new FakeRunner()}>
      <TrialLessonPage />
    </RunnerContext>,
  );
  await screen.findByRole('region', { name: /^Step/ });
  expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['/try/lesson']);
});

test('nothing is kept of a draft, and nothing is offered', async () => {
  const draft = () => ({ ...taken(), draft: true });
  const { calls } = await open('', { [`GET /user-lessons/${LESSON}`]: draft });
  expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain(`/step-notes/${LESSON}`);
});
