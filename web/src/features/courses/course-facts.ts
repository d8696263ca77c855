import type { Course } from '@codivia/contract/courses';

/** How many lessons of a course are for premium members. */
export function premiumLessons({ lessons }: Pick<Course, 'lessons'>): number {
  return lessons.filter(({ is_premium }) => is_premium).length;
}

/** How many lessons of a course are among `completed`. */
export function completedLessons(
  { lessons }: Pick<Course, 'lessons'>,
  completed: ReadonlySet<string>,
): number {
  return lessons.filter(({ id }) => completed.has(id)).length;
}
