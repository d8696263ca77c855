import type { CourseProgress } from '@codivia/contract/api/progress';

/** A course with the lessons that were completed in this browser and that the account does not have yet. */
export function withWaiting(course: CourseProgress, waiting: readonly string[]): CourseProgress {
  const more = course.lessons.filter(({ id }) => waiting.includes(id)).length;
  if (more === 0) return course;
  const completed_lessons = Math.min(course.completed_lessons + more, course.lessons.length);
  const progress = Math.round((completed_lessons / course.lessons.length) * 100);
  return { ...course, completed_lessons, progress };
}
