import type { LessonPosition } from '@codivia/contract/lessons/lesson-positions';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { mockApi } from '../../test/api.ts';
import { badgeExercise, course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonPage } from './lesson-page.tsx';
import { TrialLessonPage } from './trial-lesson-page.tsx';

const LESSON = 'discovery-hello';
const AFTER = 'That was your first program.';

let content: string;
const taken = (): Lesson => ({
  ...lesson(),
  content,
  content_fr: '',
  exercises: [badgeExercise],
  exercises_language: 'en',
  courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
});
const of = (work: string) => `<h2>Say it</h2><p>Run it.</p>${work}<p>${AFTER}</p>
  <h2>Well then</h2><p>That was it.</p>`;
const EDITOR = of('<python-editor code="print(1)"></python-editor>');
const EXERCISE = of('<code-exercise id="badge"></code-exercise>');

let position: LessonPosition | null;
const replies = {
  'GET /courses/discovery': () => course({ lessons: [lesson()] }),
  [`GET /user-lessons/${LESSON}`]: () => taken(),
  'GET /try/lesson': () => taken(),
  [`GET /exercise-results/${LESSON}`]: () => [],
  'GET /progress': () => [],
  'POST /progress': () => ({ lesson_id: LESSON, completed: false, completed_at: null }),
  [`GET /lesson-positions/${LESSON}`]: () => position,
  [`PUT /lesson-positions/${LESSON}`]: ({ body }: { body: unknown }) => body,
};

beforeEach(() => {
  position = null;
  content = EDITOR;
  mockApi(replies);
});

async function open(trial = false) {
  if (!trial) signInAs();
  const runner = new FakeRunner();
  const where = trial
    ? { at: '/try', path: '/try' }
    : { at: `/lesson/${LESSON}`, path: '/lesson/:lessonId' };
  const page = trial ? <TrialLessonPage /> : <LessonPage />;
  const view = renderPage(<RunnerContext value={runner}>{page}</RunnerContext>, where);
  await screen.findByRole('region', { name: /^Step|^End/ });
  const { user } = view;
  const run = async () => {
    await user.keyboard('{Control>}{Enter}{/Control}');
    await act(async () => runner.runs[0]?.end('finished'));
  };
  const check = async (passed: boolean) => {
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    await act(async () => runner.checks.at(-1)?.end({ passed, key: null, failure: null }));
  };
  return { ...view, runner, run, check };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const step = (name: RegExp | string) => screen.findByRole('region', { name });

test.each([
  ['members', false],
  ['visitors', true],
])(
  'for %s, what explains a program is announced once it has run, and moves no focus',
  async (_who, trial) => {
    const { run } = await open(trial);
    await screen.findByRole('textbox', { name: /Python code/ });
    expect(screen.queryByText(AFTER)).not.toBeInTheDocument();
    const focused = document.activeElement;
    await run();
    expect(screen.getByText(AFTER)).toBeVisible();
    expect(screen.getByText(AFTER).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(document.activeElement).toBe(focused);
  },
);

test('what was run in another visit is explained at once', async () => {
  position = {
    step_id: 'python-editor-1',
    step_index: 0,
    done: ['python-editor-1'],
    moved_at: '2026-01-01T00:00:00.000Z',
  };
  await open();
  expect(await screen.findByText(AFTER)).toBeVisible();
});

test('a step that is skipped shows its text first, then goes on and stays to be done', async () => {
  const { user, run } = await open();
  await user.click(button('Skip'));
  expect(screen.getByText(AFTER)).toBeVisible();
  await waitFor(() => expect(button('Continue')).toHaveFocus());
  await user.click(button('Continue'));
  expect(await step(/^Step 2/)).toHaveFocus();
  expect(button('Step 1: Say it')).toBeVisible();
  await user.click(button('Step 1: Say it'));
  expect(await screen.findByText(AFTER)).toBeVisible();
  await run();
  expect(button('Step 1: Say it, done')).toBeVisible();
});

test('an exercise keeps its text until it is passed', async () => {
  content = EXERCISE;
  const { check } = await open();
  await check(false);
  expect(screen.queryByText(AFTER)).not.toBeInTheDocument();
  await check(true);
  expect(screen.getByText(AFTER)).toBeVisible();
});

test('an exercise whose solution was looked at shows its text, and can still be checked', async () => {
  content = EXERCISE;
  const { user, check } = await open();
  for (let i = 0; i < 3; i += 1) await check(false);
  await user.click(button('Show the solution'));
  expect(screen.getByText(AFTER)).toBeVisible();
  expect(button('Check')).toBeVisible();
});

test('a video keeps its text until it has been watched or passed over', async () => {
  content = of('<lesson-video name="intro"></lesson-video>');
  const { user } = await open();
  const video = await screen.findByLabelText('Video of the lesson');
  expect(screen.queryByText(AFTER)).not.toBeInTheDocument();
  await user.click(button('Continue'));
  expect(screen.getByText(AFTER)).toBeVisible();
  await user.click(button('Continue'));
  await step(/^Step 2/);
  await user.click(button('Previous step'));
  expect(video).not.toBeInTheDocument();
});

test('a video that was watched to its end is followed by its text', async () => {
  content = of('<lesson-video name="intro"></lesson-video>');
  await open();
  fireEvent.ended(await screen.findByLabelText('Video of the lesson'));
  expect(screen.getByText(AFTER)).toBeVisible();
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });
  const broughtIntoView = () =>
    vi.spyOn(Element.prototype, 'scrollIntoView').mock.contexts as Element[];

  test('the result comes into view as the program starts and when it has ended', async () => {
    const seen = broughtIntoView();
    const { run } = await open();
    await run();
    const log = screen.getByRole('log', { name: 'Output' });
    const results = () => seen.filter((element) => element.contains(log));
    await waitFor(() => expect(results()).toHaveLength(2));
  });

  test('the text follows the result, which stays in view', async () => {
    const seen = broughtIntoView();
    const { run } = await open();
    await run();
    const text = screen.getByText(AFTER);
    const log = screen.getByRole('log', { name: 'Output' });
    expect(log.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(seen.some((element) => element.contains(text))).toBe(false);
  });

  test('a step that is skipped brings its text into view', async () => {
    const seen = broughtIntoView();
    const { user } = await open();
    await user.click(button('Skip'));
    const text = screen.getByText(AFTER);
    expect(seen.some((element) => element.contains(text))).toBe(true);
    await user.click(button('Continue'));
    expect(await step(/^Step 2/)).toHaveFocus();
  });
});
