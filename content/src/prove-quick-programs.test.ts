import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@codivia/contract/api/language';
import { isChecked, programsIn } from '@codivia/contract/exercises/modules';
import { startTwoPythons } from '@codivia/runners/python/testing/two-pythons';
import { expect, test } from 'vitest';
import { loadChallenges } from './load-challenges.ts';
import { loadCourses } from './load-courses.ts';

const LESSONS = loadCourses().flatMap(({ lessons }) => lessons);

/** The programs in the texts of lessons: those in editors, and those that are only read. */
function programsOfTexts(): string[] {
  return LESSONS.flatMap(({ folder }) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => [
        ...readFileSync(join(folder, name), 'utf8').matchAll(/```python.*\n([\s\S]*?)```/g),
      ])
      .map(([, program = '']) => program),
  );
}

/** Returns the programs that exercises begin with, and their solutions. */
function programsOfExercises(): string[] {
  const exercises = [
    ...LESSONS.flatMap((lesson) => lesson.exercises),
    ...loadChallenges().map(({ exercise }) => exercise),
  ];
  return exercises.flatMap((exercise) => {
    if (!isChecked(exercise) || exercise.kind !== 'python' || exercise.task === 'sql') return [];
    return LANGUAGES.flatMap((language) => {
      const { solution, starter } = programsIn(exercise, language);
      return [solution, starter].flatMap((files) => files['main.py'] ?? []);
    });
  });
}

test('the quick start shows of every lesson program what Python shows, or leaves it to Python', async () => {
  const { quickly, inPython } = await startTwoPythons();
  const programs = [...new Set([...programsOfTexts(), ...programsOfExercises()])];
  const shown = programs.flatMap((source) => {
    const output = quickly(source);
    return output === null ? [] : [{ source, output }];
  });
  expect(shown.filter(({ source, output }) => inPython(source) !== output)).toEqual([]);
  // Beginners' programs are simple: where this sinks, a slow line keeps them waiting.
  expect(shown.length).toBeGreaterThan(150);
}, 120_000);
