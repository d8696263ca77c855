import type { Course } from '@codivia/contract/api/courses';
import { courseProgress } from '@codivia/contract/api/experience';
import type { CourseProgress } from '@codivia/contract/api/progress';
import type { ProgressRow } from './progress.queries.ts';

/** Returns the moment when something last happened to a lesson: it was completed, or else begun. */
function latest({ completed_at, started_at }: ProgressRow): number {
  return (completed_at ?? started_at).getTime();
}

/** Returns the course with the completed part of its present lessons. */
export function withProgress(course: Course, completed: ReadonlySet<string>): CourseProgress {
  const done = course.lessons.filter((lesson) => completed.has(lesson.id)).length;
  const progress = courseProgress(done, course.lessons.length);
  return { ...course, completed_lessons: done, progress };
}

export function completedLessons(rows: ProgressRow[]): Set<string> {
  return new Set(rows.filter((row) => row.completed_at).map((row) => row.lesson_id));
}

/** The courses a member has begun, the one of their latest step first. */
export function startedCourses(
  rows: ProgressRow[],
  courses: ReadonlyMap<string, Course>,
): CourseProgress[] {
  const completed = completedLessons(rows);
  const lastStep = new Map<string, number>();
  for (const row of rows) {
    lastStep.set(row.course_id, Math.max(lastStep.get(row.course_id) ?? 0, latest(row)));
  }
  return [...courses.values()]
    .filter((course) => lastStep.has(course.id))
    .sort((a, b) => (lastStep.get(b.id) ?? 0) - (lastStep.get(a.id) ?? 0))
    .map((course) => withProgress(course, completed));
}
