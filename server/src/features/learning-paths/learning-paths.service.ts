import type { Course } from '@codivia/contract/api/courses';
import type {
  LearningPath,
  LearningPathFile,
  LearningPathSummary,
} from '@codivia/contract/api/learning-paths';

/**
 * Returns the paths that have courses, in order. Courses that the catalogue does not show are left out; the hours are the sum of those that remain.
 */
export function shownPaths(
  files: readonly LearningPathFile[],
  courses: readonly Course[],
): LearningPath[] {
  const byId = new Map(courses.map((course) => [course.id, course]));
  return files
    .map((file) => {
      const found = file.courses.flatMap((id) => byId.get(id) ?? []);
      const hours = found.reduce((sum, { duration_hours }) => sum + duration_hours, 0);
      return { ...file, courses: found, hours };
    })
    .filter((path) => path.courses.length > 0);
}

/** A path as a list shows it. */
export function summaryOf({ courses, ...path }: LearningPath): LearningPathSummary {
  return { ...path, courses: courses.map(({ id }) => id) };
}
