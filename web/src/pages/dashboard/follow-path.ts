import type { Course } from '@codivia/contract/api/courses';

type Courses = readonly Course[];

/**
 * Puts the courses of the chosen path first, in the order of the path; of these, the begun ones come before the others.
 * `path` lists their ids; it is empty without a path.
 */
export function followPath(path: readonly string[], begun: Courses, catalogue: Courses): Courses {
  const begunIds = new Set(begun.map(({ id }) => id));
  const known = new Map([...catalogue, ...begun].map((course) => [course.id, course]));
  const ofPath = path.flatMap((id) => known.get(id) ?? []);
  const first = [
    ...ofPath.filter(({ id }) => begunIds.has(id)),
    ...ofPath.filter(({ id }) => !begunIds.has(id)),
  ];
  const inPath = new Set(path);
  return [...first, ...begun.filter(({ id }) => !inPath.has(id))];
}
