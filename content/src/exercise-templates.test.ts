import { LANGUAGES } from '@codivia/contract/api/language';
import { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { hasCode } from '@codivia/contract/exercises/modules';
import { exerciseProblems } from '@codivia/contract/lessons/lesson-structure';
import { EXERCISE_TEMPLATES } from '@codivia/contract/lessons/templates/exercise-templates';
import { textProblems } from '@codivia/contract/lessons/text-problems';
import Value from 'typebox/value';
import { afterAll, expect, test } from 'vitest';
import { proveExercise } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';

const runtimes = proofRuntimes();
afterAll(() => runtimes.close());

const EXERCISES = EXERCISE_TEMPLATES.map(({ exercise }) => exercise);

test('no two templates have the same id', () => {
  expect(new Set(EXERCISES.map(({ id }) => id)).size).toBe(EXERCISES.length);
});

test.each(EXERCISES)('the template $id is complete, and proves as it is', async (exercise) => {
  expect(Value.Errors(AuthoredExercise, exercise)).toEqual([]);
  expect(exerciseProblems(exercise)).toEqual([]);
  expect(textProblems({ content: '', content_fr: '', exercises: [exercise] })).toEqual([]);
  if (!hasCode(exercise)) return;
  for (const language of LANGUAGES) {
    const { problems, runs } = await proveExercise(exercise, language, runtimes.check);
    expect(problems).toEqual([]);
    expect(runs).toBeGreaterThan(0);
  }
});
