import type { LessonSummary } from '../api/courses.ts';

/** The times at which a member was last in lessons, as ISO moments by their ids. */
export type MovedAt = ReadonlyMap<string, string>;

/** Milliseconds since 1970; 0 for a lesson that the member was never in. */
export function lastIn(movedAt: MovedAt, { id }: Pick<LessonSummary, 'id'>): number {
  return Date.parse(movedAt.get(id) ?? '') || 0;
}

/**
 * Returns the lesson of a course in which a member continues (docs/product.md#dashboard): the one they were in last if
 * it `isOpen`, else the first that is. Undefined when none is.
 */
export function lessonToContinue(
  lessons: readonly LessonSummary[],
  isOpen: (lesson: LessonSummary) => boolean,
  movedAt: MovedAt,
): LessonSummary | undefined {
  const [latest] = lessons.toSorted((a, b) => lastIn(movedAt, b) - lastIn(movedAt, a));
  if (latest && lastIn(movedAt, latest) > 0 && isOpen(latest)) return latest;
  return lessons.toSorted((a, b) => a.order_index - b.order_index).find(isOpen);
}
