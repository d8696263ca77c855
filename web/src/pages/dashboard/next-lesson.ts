import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import { lastIn, lessonToContinue, type MovedAt } from '@codivia/contract/lessons/next-lesson';
import { inOrder } from '../../features/courses/station.ts';
import type { NextLesson } from './next-step.tsx';

type Courses = readonly Course[];

/**
 * Finds the lesson at which to continue: the lesson the member was in last, unless it is completed; else in the course
 * worked on last (`lessonToContinue`), then in the others that were begun, then in the catalogue. Lessons that are open
 * to the member come before those of Premium; null when all are completed.
 */
export function findNextLesson(
  begun: Courses,
  catalogue: Courses,
  completed: ReadonlySet<string>,
  isLocked: (lesson: LessonSummary) => boolean,
  movedAt: MovedAt,
): NextLesson | null {
  const known = new Set(begun.map(({ id }) => id));
  const courses = [...begun, ...catalogue.filter(({ id }) => !known.has(id))];
  const isLeft = ({ id }: LessonSummary) => !completed.has(id);
  const isOpen = (lesson: LessonSummary) => isLeft(lesson) && !isLocked(lesson);
  const nexts = courses.flatMap((course): NextLesson[] => {
    const { lessons } = course;
    const lesson = lessonToContinue(lessons, isOpen, movedAt) ?? inOrder(lessons).find(isLeft);
    if (!lesson) return [];
    const done = lessons.filter(({ id }) => completed.has(id)).length;
    const isBegun = done > 0 || lastIn(movedAt, lesson) > 0;
    return [{ course, lesson, done, begun: isBegun, locked: isLocked(lesson) }];
  });
  const [latest] = courses
    .flatMap(({ lessons }) => lessons)
    .toSorted((a, b) => lastIn(movedAt, b) - lastIn(movedAt, a));
  const open = nexts.filter(({ locked }) => !locked);
  const left = open.find(({ lesson }) => lesson.id === latest?.id && lastIn(movedAt, lesson) > 0);
  return left ?? open[0] ?? nexts[0] ?? null;
}
