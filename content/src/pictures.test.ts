import { LANGUAGES } from '@codivia/contract/api/language';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import { expect, test } from 'vitest';
import { type LoadedLesson, shippedCourses } from './load-courses.ts';
import { withTarget } from './targets.ts';

const lessons = shippedCourses().flatMap((course) => course.lessons);

/** Tells whether each language of a lesson has a picture, an explorable, or an exercise that shows its target. */
function isPictured({ content, content_fr, exercises }: LoadedLesson): boolean {
  return LANGUAGES.every((language) => {
    const text = language === 'fr' ? content_fr : content;
    if (/<(img|lesson-explorable)\b/.test(text)) return true;
    return exercises.some(
      (one) => one.kind === 'explore' || 'target' in withTarget(localiseExercise(one, language)),
    );
  });
}

test('every lesson has a picture, an explorable or a target', () => {
  const without = lessons.filter((one) => !isPictured(one)).map(({ id }) => id);
  expect(without).toEqual([]);
});
