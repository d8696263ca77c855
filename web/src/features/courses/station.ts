import type { LessonSummary } from '@codivia/contract/api/courses';
import { lessonToContinue, type MovedAt } from '@codivia/contract/lessons/next-lesson';
import { isLocked, type LessonState } from './lesson-state.ts';

/** The role of a lesson within its course (docs/product.md#course-path). */
export type StationKind = 'lesson' | 'checkpoint' | 'project';

/**
 * A quiz is a checkpoint. The last lesson is the final project when the course has an open project, or when it gives
 * more XP than any other. `lessons` are those of the course, in their order.
 */
export function stationKind(
  lesson: LessonSummary,
  lessons: readonly LessonSummary[],
  hasProject = false,
): StationKind {
  const others = lessons.slice(0, -1);
  const isLast = lesson === lessons.at(-1);
  const isLargest = others.every(({ xp_reward }) => xp_reward < lesson.xp_reward);
  if (isLast && others.length > 0 && (hasProject || isLargest)) return 'project';
  return lesson.type === 'quiz' ? 'checkpoint' : 'lesson';
}

/** The lessons of a course in their order. */
export function inOrder(lessons: readonly LessonSummary[]): LessonSummary[] {
  return [...lessons].sort((a, b) => a.order_index - b.order_index);
}

/**
 * Returns the lesson at which to continue: the one the member was in last if it is open, else the first that is
 * (`lessonToContinue`), else the first that signing in or Premium opens. Undefined when all are completed, or when that
 * is not known.
 */
export function nextStation(
  lessons: readonly LessonSummary[],
  stateOf: (lesson: LessonSummary) => LessonState,
  movedAt: MovedAt,
): LessonSummary | undefined {
  const open = lessonToContinue(lessons, (lesson) => stateOf(lesson) === 'open', movedAt);
  return open ?? inOrder(lessons).find((lesson) => isLocked(stateOf(lesson)));
}
