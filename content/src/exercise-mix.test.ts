import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { isChecked, taskNameOf } from '@codivia/contract/exercises/modules';
import { describe, expect, test } from 'vitest';
import { shippedCourses } from './load-courses.ts';

const courses = shippedCourses();

/** Returns the kind of answer to an exercise: its kind, or the task of a program. */
function answered(exercise: AuthoredExercise): string {
  return isChecked(exercise) ? taskNameOf(exercise) : exercise.kind;
}

describe.each(courses)('course $id', ({ lessons }) => {
  test.each(lessons)('lesson $id has a program to predict, to arrange or to fix', (lesson) => {
    const programs = lesson.exercises.filter((one) =>
      /^(predict|arrange|fix)$/.test(answered(one)),
    );
    expect(programs.length).toBeGreaterThan(0);
  });
});

test('there are at least 60 programs to predict, and 60 to arrange or to fix', () => {
  const all = courses.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises));
  const count = (...kinds: string[]) => all.filter((one) => kinds.includes(answered(one))).length;
  expect(count('predict')).toBeGreaterThanOrEqual(60);
  expect(count('arrange', 'fix')).toBeGreaterThanOrEqual(60);
  expect(count('fill')).toBeGreaterThan(0);
});
