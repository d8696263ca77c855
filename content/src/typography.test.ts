import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { withTexts } from '@codivia/contract/exercises/modules';
import { describe, expect, test } from 'vitest';
import { shippedCourses } from './load-courses.ts';
import { typographyProblems } from './typography.ts';

/** Returns the texts of an exercise that a learner reads in French; code is not prose. */
function frenchTexts(exercise: AuthoredExercise): string[] {
  const texts: string[] = [];
  const read = (text: Bilingual) => {
    texts.push(text.fr);
    return text;
  };
  withTexts(exercise, read, read);
  return exercise.kind === 'quiz' ? texts : [exercise.title.fr, ...texts];
}

/** Exercises are loaded as HTML. */
const withoutCode = (html: string) => html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '0');

describe.each(shippedCourses())('course $id', (course) => {
  test.each(course.lessons)('lesson $id follows French typography', (lesson) => {
    const text = readFileSync(join(lesson.folder, 'lesson.fr.md'), 'utf8');
    const exercises = lesson.exercises.flatMap(frenchTexts).map(withoutCode);
    expect([text, lesson.title.fr, ...exercises].flatMap(typographyProblems)).toEqual([]);
  });
});

test('an apostrophe in front of code or a number counts too', () => {
  expect(typographyProblems("dont l'`id` est")).toHaveLength(1);
  expect(typographyProblems('dont l’`id` est')).toEqual([]);
});
