import type { AnswerVerdict } from '@codivia/contract/exercises/answers';
import { expect, test, vi } from 'vitest';
import { codeExercise } from './factories.ts';
import { type CheckAnswer, newProofs, proveExercises, toProve } from './proof.ts';

const signal = () => new AbortController().signal;
const verdictOf = (key: string | null, complaint: string | null = null): AnswerVerdict => ({
  passed: key === null,
  key,
  complaint,
});

/** Judges by the program's own words: "ok" passes, anything else names the key it gets. */
const check: CheckAnswer = async ({ files: { 'main.py': program = '' } }) =>
  verdictOf(program === 'ok' ? null : program, program === 'error' ? 'NameError' : null);

test('an exercise whose answers all do as their author says has no problem', async () => {
  const progress = vi.fn();
  const exercise = codeExercise({ id: 'sound' });
  const found = await proveExercises([exercise], { check, onProgress: progress, signal: signal() });
  expect(found).toEqual([]);
  // Solution, starter, one alternative and two wrong answers, in both languages.
  expect(progress).toHaveBeenLastCalledWith(10, 10);
});

test('says which answer does something else, in which language', async () => {
  const exercise = codeExercise({
    id: 'unsound',
    starter: { en: 'ok', fr: 'unheard-of' },
    solution: 'error',
    wrong: [
      { code: 'ok', feedback: 'nothing' },
      { code: 'too-much', feedback: 'nothing' },
    ],
  });
  const found = await proveExercises([exercise], { check, signal: signal() });
  expect(found.filter(({ language }) => language === 'en')).toEqual([
    {
      exercise: 'unsound',
      language: 'en',
      answer: { of: 'solution' },
      fault: { fault: 'fails', got: 'error' },
      complaint: 'NameError',
    },
    expect.objectContaining({ answer: { of: 'starter' }, fault: { fault: 'passes' } }),
    expect.objectContaining({ answer: { of: 'wrong', number: 1 }, fault: { fault: 'passes' } }),
    expect.objectContaining({
      answer: { of: 'wrong', number: 2 },
      fault: { fault: 'other_feedback', got: 'too-much', expected: 'nothing' },
    }),
  ]);
  expect(found).toContainEqual(
    expect.objectContaining({
      language: 'fr',
      answer: { of: 'starter' },
      fault: { fault: 'without_text', got: 'unheard-of' },
    }),
  );
});

test('what has not been changed is not run again', async () => {
  const counted = vi.fn(check);
  const exercise = codeExercise({ id: 'twice', check: 'twice' });
  await proveExercises([exercise], { check: counted, signal: signal() });
  await proveExercises([exercise], { check: counted, signal: signal() });
  expect(counted).toHaveBeenCalledTimes(10);
  await proveExercises([{ ...exercise, check: 'another' }], { check: counted, signal: signal() });
  expect(counted).toHaveBeenCalledTimes(20);
});

test('can be ended, and remembers nothing of what was not finished', async () => {
  const ending = new AbortController();
  const exercise = codeExercise({ id: 'ended', check: 'ended' });
  const stopping: CheckAnswer = async () => {
    ending.abort();
    return verdictOf('interrupted');
  };
  const ended = proveExercises([exercise], { check: stopping, signal: ending.signal });
  await expect(ended).rejects.toThrow();
  expect(await proveExercises([exercise], { check, signal: signal() })).toEqual([]);
});

test('only what the server does not know to be proven needs a proof, and is told once proven', async () => {
  const [old, other] = ['old', 'new'].map((id) => codeExercise({ id, check: `check of ${id}` }));
  if (!old || !other) throw new Error('There are two');
  const stored = { exercises: [old, other], unproven_exercises: ['new'] };
  const reworded = { ...old, title: { en: 'Other words', fr: 'Autres mots' } };
  const changed = { ...old, solution: 'ok ok' };
  expect(toProve([reworded, other], stored)).toEqual([other]);
  expect(toProve([changed], stored)).toEqual([changed]);
  expect(newProofs(stored, stored)).toEqual({});
  await proveExercises([other], { check, signal: signal() });
  expect(newProofs({ exercises: [reworded, other] }, stored)).toEqual({
    proven_exercises: ['new'],
  });
});
