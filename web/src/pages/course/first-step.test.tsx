import type { FirstStep } from '@codivia/contract/lessons/first-step';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { TRIAL } from '../../features/trial-lesson/trial-record.ts';
import { readDraft } from '../../lib/drafts.ts';
import { VISITOR } from '../../lib/person.ts';
import { loadSanitizer } from '../../lib/sanitize.ts';
import { solvedHere } from '../../sync/results.ts';
import { mockApi } from '../../test/api.ts';
import { badgeExercise, course, lesson, signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { CoursePage } from './course-page.tsx';

// The description of the course waits for it.
beforeAll(() => loadSanitizer());

const EDITOR = '<python-editor code="print(1)"></python-editor>';
const QUIZ = {
  kind: 'quiz' as const,
  id: 'sum',
  question: '<p>One and one?</p>',
  options: [
    { text: '2', correct: true, explanation: 'Yes.' },
    { text: '11', correct: false, explanation: 'No.' },
  ],
};
const QUESTION = '<p>Think.</p><quiz-question id="sum"></quiz-question>';

const firstStep = (changes: Partial<FirstStep> = {}): FirstStep => ({
  lesson_id: 'first',
  title: 'First words',
  is_premium: false,
  language: 'en',
  html: `<p>Hello there.</p>${EDITOR}`,
  exercises: [],
  next_title: 'More words',
  steps_left: 3,
  trial: false,
  ...changes,
});

function open(step: FirstStep | null, begun = false, lessons = [lesson({ id: 'first' })]) {
  const runner = new FakeRunner();
  mockApi({
    'GET /courses/discovery': () => course({ lessons }),
    'GET /courses/discovery/first-step': () => step,
    'GET /progress': () => [],
    'GET /lesson-positions': () =>
      begun ? [{ lesson_id: 'first', moved_at: '2026-01-01T00:00:00.000Z' }] : [],
    'GET /exercise-results': () => [],
  });
  const page = (
    <RunnerContext value={runner}>
      <CoursePage />
    </RunnerContext>
  );
  return { runner, ...renderPage(page, { at: '/course/discovery', path: '/course/:courseId' }) };
}

const startButton = () => screen.findByRole('button', { name: 'Try it here' });

async function answer(user: ReturnType<typeof open>['user'], text: string) {
  await user.click(await startButton());
  await user.click(await screen.findByRole('radio', { name: text }));
  await user.click(screen.getByRole('button', { name: 'Check my answer' }));
}

describe('the first step of a course', () => {
  it('can be read at once, and done where it stands once that is asked for', async () => {
    const { user, runner } = open(firstStep());
    expect(await screen.findByText('Hello there.')).toBeVisible();
    expect(screen.getByText('print(1)')).toBeVisible();
    expect(runner.runs).toEqual([]);
    await user.click(await startButton());
    const step = await screen.findByRole('group', { name: 'First step of “First words”' });
    await waitFor(() => expect(step).toHaveFocus());
    await user.click(within(step).getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(runner.runs[0]?.source).toBe('print(1)'));
  });

  it('ends with what comes next and the ways to an account, and is kept as the visitor’s', async () => {
    const { user } = open(firstStep({ html: QUESTION, exercises: [QUIZ] }));
    await answer(user, '11');
    expect(await screen.findByText('No.')).toBeVisible();
    expect(screen.queryByText('You’ve done your first step!')).toBeNull();
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(screen.getByRole('button', { name: 'Check my answer' }));
    expect(await screen.findByText('You’ve done your first step!')).toBeVisible();
    expect(screen.getByText(/Next comes “More words”. There are 3 steps left/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Create a free account' }));
    expect(localStorage.getItem('redirectUrl')).toBe('/lesson/first');
    expect(solvedHere(VISITOR, 'first')).toEqual(['sum']);
  });

  it('of the trial lesson leads on in it, and what is done counts there', async () => {
    const { user } = open(firstStep({ html: QUESTION, exercises: [QUIZ], trial: true }));
    await answer(user, '2');
    const link = await screen.findByRole('link', { name: 'Go on with the lesson' });
    expect(link).toHaveAttribute('href', '/try');
    expect(solvedHere(TRIAL, 'first')).toEqual(['sum']);
    expect(solvedHere(VISITOR, 'first')).toEqual([]);
    expect(localStorage.getItem('trial_lesson')).toContain('first');
  });

  it('keeps the code of an exercise under the name that it has in the lesson', async () => {
    const html = '<code-exercise id="badge"></code-exercise>';
    const { user } = open(firstStep({ html, exercises: [badgeExercise] }));
    await user.click(await startButton());
    const editor = await screen.findByRole('textbox');
    await user.clear(editor);
    await user.type(editor, 'mine');
    expect(readDraft('first/badge/en')).toBe('mine');
  });

  it('leads members who may read the lesson into it, and others to Premium', async () => {
    signInAs();
    const question = { html: QUESTION, exercises: [QUIZ] };
    const { user, unmount } = open(firstStep(question));
    await answer(user, '2');
    const link = await screen.findByRole('link', { name: 'Go on with the lesson' });
    expect(link).toHaveAttribute('href', '/lesson/first');
    unmount();
    localStorage.removeItem('exercise_results');
    const premium = [lesson({ id: 'first', is_premium: true })];
    const other = open(firstStep({ ...question, is_premium: true }), false, premium);
    await answer(other.user, '2');
    const end = await screen.findByText(/The rest of this lesson is part of Premium/);
    expect(end).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Unlock with Premium/ })[0]).toBeVisible();
  });

  it('is not shown to members who have begun the course, nor where there is none', async () => {
    signInAs();
    const { unmount } = open(firstStep(), true);
    await screen.findByText('0 of 1 lesson completed');
    expect(screen.queryByRole('heading', { name: 'Try the first step' })).toBeNull();
    unmount();
    open(null);
    await screen.findByText('0 of 1 lesson completed');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Try the first step' })).toBeNull(),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
