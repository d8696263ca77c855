import type { Course, LessonSummary } from '@codivia/contract/api/courses';

/** Returns the number of lessons of a course that are for premium members. */
export function premiumLessons({ lessons }: Pick<Course, 'lessons'>): number {
  return lessons.filter(({ is_premium }) => is_premium).length;
}

/** Returns what Premium opens of the catalogue: lessons, their exercises, and hours of them, to the nearest one. */
export function premiumContents(courses: readonly Pick<Course, 'lessons'>[]) {
  const lessons = courses.flatMap((course) => course.lessons).filter((lesson) => lesson.is_premium);
  const minutes = lessons.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0);
  return {
    lessons: lessons.length,
    exercises: lessons.reduce((sum, { exercise_count }) => sum + exercise_count, 0),
    hours: Math.round(minutes / 60),
  };
}

/** Returns the number of solved exercises of a lesson; never more than it has. */
export function solvedOf(
  { id, exercise_count }: Pick<LessonSummary, 'id' | 'exercise_count'>,
  solvedIn: (lessonId: string) => number,
): number {
  return Math.min(solvedIn(id), exercise_count);
}

/** Returns the number of solved exercises of a course. */
export function solvedExercises(
  { lessons }: Pick<Course, 'lessons'>,
  solvedIn: (lessonId: string) => number,
): { done: number; count: number } {
  return {
    done: lessons.reduce((sum, lesson) => sum + solvedOf(lesson, solvedIn), 0),
    count: lessons.reduce((sum, { exercise_count }) => sum + exercise_count, 0),
  };
}

/** Returns the number of a course's lessons that are among `completed`. */
export function completedLessons(
  { lessons }: Pick<Course, 'lessons'>,
  completed: ReadonlySet<string>,
): number {
  return lessons.filter(({ id }) => completed.has(id)).length;
}
