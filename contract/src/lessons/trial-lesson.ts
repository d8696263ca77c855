import type { Course, LessonSummary } from '../api/courses.ts';
import { endpoint } from '../api/endpoint.ts';
import { LanguageQuery } from '../api/language.ts';
import { Lesson } from './lessons.ts';

/**
 * The lesson that anyone may take without an account (docs/product.md#trial-lesson): the first one of the first
 * course without premium lessons. Undefined where there is none, or where it has no exercise.
 */
export function trialLessonOf(courses: Iterable<Course>): LessonSummary | undefined {
  for (const { lessons } of courses) {
    const [first] = lessons;
    if (!first || lessons.some((lesson) => lesson.is_premium)) continue;
    return first.exercise_count > 0 ? first : undefined;
  }
  return undefined;
}

export const readTrialLesson = endpoint({
  method: 'GET',
  path: '/try/lesson',
  access: 'everyone',
  summary: 'The one lesson that anyone may take without an account; 404 where there is none.',
  query: LanguageQuery,
  answer: Lesson,
});
