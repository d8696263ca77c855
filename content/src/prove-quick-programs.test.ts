import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { startTwoPythons } from '@codivia/runners/python/testing/two-pythons';
import { expect, test } from 'vitest';
import { lessonsDue } from './due-proofs.ts';
import { loadChallenges } from './load-challenges.ts';
import { shippedCourses } from './load-courses.ts';
import {
  differentPrograms,
  isQuick,
  programsOfExercises,
  pythonPrograms,
} from './prove-quick-programs.ts';

test('the quick start shows of every program due what Python shows, or leaves it to Python', async () => {
  const challenges = loadChallenges().map(({ exercise }) => exercise as AuthoredExercise);
  const programs = [...lessonsDue().flatMap(pythonPrograms), ...programsOfExercises(challenges)];
  expect(differentPrograms(programs, await startTwoPythons())).toEqual([]);
}, 120_000);

test('beginners’ programs are simple: a slow line keeps nobody waiting', () => {
  const lessons = shippedCourses().flatMap((course) => course.lessons);
  const quick = new Set(lessons.flatMap(pythonPrograms).filter(isQuick));
  expect(quick.size).toBeGreaterThan(150);
});
