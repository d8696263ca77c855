import type { LessonSummary } from '@codivia/contract/courses';

/** The first lesson not completed yet, unless it is closed to this member; null when there is none. */
export function nextLesson(
  lessons: readonly LessonSummary[],
  completed: ReadonlySet<string>,
  isPremium: boolean,
): LessonSummary | null {
  const next = lessons.find(({ id }) => !completed.has(id));
  return next && (isPremium || !next.is_premium) ? next : null;
}
