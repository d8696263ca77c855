import type { Course } from '@codivia/contract/courses';
import { inOrder } from '../../features/courses/station.ts';
import type { NextLesson } from './next-step.tsx';

type Courses = readonly Course[];

/**
 * Where to go on: the first lesson that is not completed of the course worked on last, then of the others that
 * were begun, then of the catalogue. Lessons that are open to the member come before those of Premium; null when
 * all are completed.
 */
export function findNextLesson(
  begun: Courses,
  catalogue: Courses,
  completed: ReadonlySet<string>,
  isPremium: boolean,
): NextLesson | null {
  const known = new Set(begun.map(({ id }) => id));
  const courses = [...begun, ...catalogue.filter(({ id }) => !known.has(id))];
  const nexts = courses.flatMap((course): NextLesson[] => {
    const lesson = inOrder(course.lessons).find(({ id }) => !completed.has(id));
    if (!lesson) return [];
    const done = course.lessons.filter(({ id }) => completed.has(id)).length;
    return [{ course, lesson, done, locked: lesson.is_premium && !isPremium }];
  });
  return nexts.find(({ locked }) => !locked) ?? nexts[0] ?? null;
}
