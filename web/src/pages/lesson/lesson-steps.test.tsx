import { LAST_STEP, type LessonPosition } from '@codivia/contract/lessons/lesson-positions';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { sendPositions } from '../../sync/positions.ts';
import { mockApi } from '../../test/api.ts';
import { badgeExercise, course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonPage } from './lesson-page.tsx';

const LESSON = 'discovery-hello';

const CONTENT = `<p>Welcome.</p>
  <h2>Say it</h2><python-editor code="print(1)"></python-editor>
  <h2>Your turn</h2><p>Now you.</p><code-exercise id="badge"></code-exercise>
  <h2>Well then</h2><p>That was it.</p>`;

let content = CONTENT;
const taken = (): Lesson => ({
  ...lesson(),
  content,
  content_fr: '',
  exercises: [badgeExercise],
  exercises_language: 'en',
  courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
});

/** The positions that the account has; null while there is no network. */
let recorded: LessonPosition[] | null;
const replies = {
  'GET /courses/discovery': () => course({ lessons: [lesson()] }),
  [`GET /user-lessons/${LESSON}`]: () => taken(),
  [`GET /exercise-results/${LESSON}`]: () => [],
  'GET /progress': () => [],
  'POST /progress': () => ({ lesson_id: LESSON, completed: false, completed_at: null }),
  [`GET /lesson-positions/${LESSON}`]: () => recorded?.at(-1) ?? null,
  [`PUT /lesson-positions/${LESSON}`]: ({ body }: { body: unknown }) => {
    if (!recorded) throw new Error('no network');
    recorded.push(body as LessonPosition);
    return body;
  },
};

beforeEach(() => {
  signInAs();
  content = CONTENT;
  recorded = [];
  mockApi(replies);
});

async function open() {
  const runner = new FakeRunner();
  const view = renderPage(
    <RunnerContext value={runner}>
      <LessonPage />
    </RunnerContext>,
    { at: `/lesson/${LESSON}`, path: '/lesson/:lessonId' },
  );
  await screen.findByRole('region', { name: /^Step|^End/ });
  return { ...view, runner };
}

const step = (name: RegExp | string) => screen.findByRole('region', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bar = () => screen.getByRole('navigation', { name: 'Lesson steps' });
const where = (step_id: string, step_index: number, done: string[] = []): LessonPosition => ({
  step_id,
  step_index,
  done,
  moved_at: '2026-01-01T00:00:00.000Z',
});

test('a text is read and goes on with Enter; the next step has the focus and says what it is', async () => {
  const { user } = await open();
  expect(screen.getByRole('region')).toHaveAccessibleName('Step 1 of 4: To start with');
  expect(screen.queryByText('Now you.')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await step('Step 2 of 4: Say it')).toHaveFocus();
  expect(button('Step 1: To start with, done')).toBeVisible();
});

test('a text has a way to people who help, and an exercise has it beside its hints alone', async () => {
  const { user, router } = await open();
  const stuck = () => screen.getAllByRole('link', { name: 'I’m stuck' });
  expect(stuck()).toHaveLength(1);
  await user.keyboard('{Enter}');
  await step(/^Step 2/);
  expect(stuck()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Step 3/ }));
  await step(/^Step 3/);
  await screen.findByText('Print your name.');
  expect(stuck()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Step 4/ }));
  await step(/^Step 4/);
  await user.click(stuck()[0] as HTMLElement);
  expect(router.state.location).toMatchObject({
    pathname: '/help/ask',
    state: {
      attachment: { path: `/lesson/${LESSON}`, title: expect.stringContaining('Well then') },
    },
  });
});

test('from a step with a free editor, its code comes with the question', async () => {
  content = CONTENT.replace('print(1)', 'print(&quot;a &lt; b&quot;)');
  const { user, router } = await open();
  await user.keyboard('{Enter}');
  await step(/^Step 2/);
  const editor = await screen.findByRole('textbox', { name: 'Python code 1 of the lesson' });
  expect(editor).toHaveValue('print("a < b")');
  await user.type(editor, '# Why?');
  const name = expect.stringContaining('Say it');
  await user.click(screen.getByRole('link', { name: 'I’m stuck' }));
  expect(router.state.location.state.attachment.files).toEqual([
    { name, code: 'print("a < b")# Why?' },
  ]);
});

test('a free editor that is as it was brings what it begins with', async () => {
  content = CONTENT.replace('print(1)', 'print(&quot;a &lt; b&quot;)');
  const { user, router } = await open();
  await user.keyboard('{Enter}');
  await step(/^Step 2/);
  await user.click(screen.getByRole('link', { name: 'I’m stuck' }));
  expect(router.state.location.state.attachment.files).toMatchObject([{ code: 'print("a < b")' }]);
});

test('a program is run, and Continue appears once it has ended', async () => {
  const { user, runner } = await open();
  await user.keyboard('{Enter}');
  await step(/^Step 2/);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(runner.runs).toHaveLength(1);
  expect(bar()).not.toHaveTextContent('Continue');
  await act(async () => runner.runs[0]?.end('finished'));
  await user.click(button('Continue'));
  expect(await step('Step 3 of 4: Name badge')).toHaveFocus();
});

test('an exercise is checked; once it is solved, Continue has the focus', async () => {
  recorded = [where('badge', 2)];
  const { user, runner } = await open();
  expect(screen.getByText('Print your name.')).toBeVisible();
  const end = (passed: boolean) =>
    act(async () => runner.checks.at(-1)?.end({ passed, key: null, failure: null }));
  await user.click(button('Check'));
  await end(false);
  expect(await screen.findByText('Not quite yet')).toBeVisible();
  expect(button('Check')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await end(true);
  await waitFor(() => expect(button('Continue')).toHaveFocus());
  expect(button('Step 3: Name badge, done')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await step('Step 4 of 4: Well then')).toHaveFocus();
});

test('every step can be skipped, and stays to be done', async () => {
  recorded = [where('badge', 2)];
  const { user } = await open();
  await user.click(button('Skip'));
  await user.click(button('Continue'));
  expect(await step('End of the lesson')).toHaveFocus();
  await user.click(button('3. Name badge'));
  expect(await step('Step 3 of 4: Name badge')).toBeVisible();
});

test('an exercise that was solved in another visit says so beside its title', async () => {
  recorded = [where('badge', 2)];
  const xp = { passed: true, tries: 1, xp_awarded: 3 };
  const moments = { passed_at: '2026-01-01T00:00:00.000Z', answered_at: null };
  const solved = { exercise_id: 'badge', ...xp, ...moments, answer: null };
  mockApi({ ...replies, [`GET /exercise-results/${LESSON}`]: () => [solved] });
  await open();
  const title = await screen.findByRole('heading', { name: 'Name badge' });
  expect(title.parentElement).toHaveTextContent('Solved!');
});

test('an exercise that is solved in another tab says so, and only that tab reports it', async () => {
  recorded = [where('badge', 2)];
  const calls = mockApi(replies);
  await open();
  const title = await screen.findByRole('heading', { name: 'Name badge' });
  const solved = { at: '2026-01-01T00:00:00.000Z', answer: { code: '1' } };
  const result = { tries: 1, passed: true, sent: false, solved };
  const people = { m1: { [`${LESSON}/badge`]: result } };
  localStorage.setItem('exercise_results', JSON.stringify({ browser: 'b', people }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'exercise_results' }));
  });
  expect(title.parentElement).toHaveTextContent('Solved!');
  expect(button('Step 3: Name badge, done')).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('/exercise-results/'))).toHaveLength(1);
});

test('the place is kept in the account, and found again on another device', async () => {
  const { user, unmount } = await open();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(recorded).toHaveLength(1));
  expect(recorded?.[0]).toMatchObject({ step_id: 'python-editor-1', done: ['start-text'] });
  unmount();
  localStorage.removeItem('lesson_positions');
  await open();
  expect(await step('Step 2 of 4: Say it')).toBeVisible();
});

test('without a network steps go on, and the last place is sent once it is back', async () => {
  recorded = null;
  const { user } = await open();
  await user.keyboard('{Enter}');
  await user.click(button('Skip'));
  await step(/^Step 3/);
  await act(() => sendPositions());
  recorded = [];
  await act(() => sendPositions());
  await act(() => sendPositions());
  expect(recorded).toEqual([
    expect.objectContaining({ step_id: 'badge', step_index: 2, done: ['start-text'] }),
  ]);
});

test.each([
  ['a step that is gone leads to the one that is there now', where('gone', 1), /^Step 2 of 4/],
  ['one past the end leads to the last one', where('gone', 90), /^Step 4 of 4/],
  ['a step that has moved is found by its name', where('badge', 0), 'Step 3 of 4: Name badge'],
  ['the end is found again', where(LAST_STEP, 9), 'End of the lesson'],
])('in a lesson that was edited, %s', async (_what, position, expected) => {
  recorded = [position];
  await open();
  expect(await step(expected)).toBeVisible();
});

test('a lesson of hundreds of steps is usable', async () => {
  content = Array.from({ length: 300 }, (_, i) => `<h2>Part ${i}</h2><p>Text</p>`).join('');
  const { user } = await open();
  await user.keyboard('{Enter}');
  expect(await step('Step 2 of 300: Part 1')).toHaveFocus();
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(button('2/300 All steps'));
  await screen.findByRole('button', { name: 'Step 2: Part 1' });
  expect(seen.mock.contexts).toContain(button('Step 2: Part 1'));
  await user.click(await screen.findByRole('button', { name: 'Step 299: Part 298' }));
  expect(await step('Step 299 of 300: Part 298')).toBeVisible();
  // A dialog that has closed gives the focus back a little later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await step('Step 299 of 300: Part 298')).toHaveFocus();
});

describe('where the browser stores nothing more', () => {
  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });
  const isHeld = () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };

  test('the learner is told, and goes on', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^This browser can’t store any more/)).toBeVisible();
    expect(isHeld()).toBe(false);
    await user.click(button('Previous step'));
    expect(await step(/^Step 1/)).toBeVisible();
  });

  test('the browser asks before it drops code that was written', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('textbox', { name: /Python code/ }), '2');
    expect(isHeld()).toBe(true);
    vi.mocked(Storage.prototype.setItem).mockRestore();
    await user.type(screen.getByRole('textbox', { name: /Python code/ }), '3');
    expect(isHeld()).toBe(false);
  });
});
