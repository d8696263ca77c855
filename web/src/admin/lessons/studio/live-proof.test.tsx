import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FakeRunner } from '../../../code/python/fake-runner.ts';
import { RunnerContext } from '../../../code/python/runner-context.ts';
import { renderPage } from '../../../test/render.tsx';
import { ExerciseRow } from '../exercises/exercise-row.tsx';
import { codeExercise } from '../factories.ts';
import { newProofs } from '../proof.ts';
import { JudgingRunner } from './judging-runner.ts';

/** A row of the lesson, folded, and its exercise as it is after the last change. */
function open(
  changes: Partial<ReturnType<typeof codeExercise>> = {},
  runner: FakeRunner = new JudgingRunner(),
) {
  const start = codeExercise(changes);
  let latest: AuthoredExercise = start;
  function Row() {
    const [exercise, setExercise] = useState<AuthoredExercise>(start);
    const [isOpen, setOpen] = useState(false);
    latest = exercise;
    return (
      <RunnerContext value={runner}>
        <ExerciseRow
          exercise={exercise}
          placed
          taken={[]}
          open={isOpen}
          onOpen={setOpen}
          onStudio={() => {}}
          onChange={setExercise}
          onDelete={() => {}}
        />
      </RunnerContext>
    );
  }
  const view = renderPage(<Row />);
  const fold = async () =>
    view.user.click(await screen.findByRole('button', { name: /^Greeting/ }));
  const openPart = (name: string) => view.user.click(screen.getByRole('tab', { name }));
  return { ...view, fold, openPart, latest: () => latest };
}

const answer = async (name: string) => screen.findByRole('textbox', { name });

test('a folded exercise is not checked; an open one is, and its proof counts when the lesson is saved', async () => {
  const runner = new JudgingRunner();
  const { fold, latest } = open({ check: 'one' }, runner);
  await screen.findByRole('button', { name: /^Greeting/ });
  expect(runner.checked).toEqual([]);
  await fold();
  expect(await screen.findByText('Proven')).toBeVisible();
  // The starter is also a wrong answer, the solution also an alternative, and both languages share the code.
  expect(runner.checked).toEqual(['ok', 'nothing', 'too-much']);
  expect(newProofs({ exercises: [latest()] }, { exercises: [], unproven_exercises: [] })).toEqual({
    proven_exercises: ['greeting'],
  });
});

test('a change checks what it concerns, and the answer shows its verdict', async () => {
  const runner = new JudgingRunner();
  const { user, fold, openPart } = open({ check: 'two' }, runner);
  await fold();
  await screen.findByText('Proven');
  runner.checked = [];
  await openPart('Answers');
  await user.click(screen.getByRole('button', { name: /^Wrong answer 2/ }));
  const field = await answer('Wrong answer 2');
  await user.clear(field);
  await user.type(field, 'strange');
  expect(await screen.findByText('1 answer differs')).toBeVisible();
  expect(screen.getByText('it should get “too-much”, but gets “strange”.')).toBeVisible();
  expect(runner.checked).toEqual(['strange']);
  await user.clear(field);
  await user.type(field, 'nothing');
  await user.click(await screen.findByRole('button', { name: 'Expect “nothing”' }));
  expect(await screen.findByText('Proven')).toBeVisible();
});

test('languages that differ are named, and the line of an error is shown', async () => {
  class Stumbling extends JudgingRunner {
    override async checkExercise(source: string) {
      const found = await super.checkExercise(source);
      const failure = { type: 'NameError', line: 1, text: '', traceback: 'line 1\nNameError: x' };
      return source === 'error' ? { ...found, failure: failure as never } : found;
    }
  }
  const code = { check: 'three', starter: { en: 'ok', fr: 'nothing' }, solution: 'error' };
  const { fold, openPart } = open(code, new Stumbling());
  await fold();
  expect(await screen.findByText('2 answers differ')).toBeVisible();
  await openPart('Program');
  expect(screen.getByText(/^English: it should fail, but passes/)).toBeVisible();
  expect(screen.getByText(/^French: Fails with “nothing”, as it should/)).toBeVisible();
  expect(screen.getByText('NameError: x')).toBeVisible();
});

test('nothing is checked while the checks are paused', async () => {
  const runner = new JudgingRunner();
  const { user, fold, openPart } = open({ check: 'four' }, runner);
  await fold();
  await screen.findByText('Proven');
  await user.click(screen.getByRole('button', { name: 'Pause the checks' }));
  runner.checked = [];
  await openPart('Answers');
  await user.click(screen.getByRole('button', { name: /^Wrong answer 2/ }));
  await user.type(await answer('Wrong answer 2'), '!');
  expect(await screen.findByText('Checks paused')).toBeVisible();
  expect(screen.getByText('Not checked yet.')).toBeVisible();
  expect(runner.checked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Check while writing' }));
  await screen.findByText('1 answer differs');
  expect(runner.checked).toEqual(['too-much!']);
});

test('a check of an outdated answer is stopped, and never counts', async () => {
  const runner = new FakeRunner();
  const { user, fold, openPart } = open({ check: 'five' }, runner);
  await fold();
  await waitFor(() => expect(runner.checks.map(({ source }) => source)).toEqual(['ok']));
  await openPart('Program');
  const solution = await answer('Solution');
  await user.clear(solution);
  await user.type(solution, 'other');
  await waitFor(() => expect(runner.checks.at(-1)?.source).toBe('other'));
  expect(runner.stops).toBe(1);
  expect(within(screen.getAllByRole('status')[0] as HTMLElement).queryByText(/./)).toBeNull();
});

test('a program that the author runs meanwhile is left to its end', async () => {
  const runner = new JudgingRunner();
  runner.become('running');
  const { fold } = open({ check: 'six' }, runner);
  await fold();
  expect(await screen.findByText('Checking…')).toBeVisible();
  expect(runner.checked).toEqual([]);
  runner.become('ready');
  expect(await screen.findByText('Proven')).toBeVisible();
  expect(runner.stops).toBe(0);
});
