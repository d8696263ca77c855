import type { Course } from '@codivia/contract/api/courses';

/** A course on the map of a path, with the number of its completed lessons. */
export interface Place {
  course: Course;
  done: number;
  state: 'completed' | 'begun' | 'ahead';
}

function placeOf(course: Course, completed: ReadonlySet<string>): Place {
  const done = course.lessons.filter(({ id }) => completed.has(id)).length;
  const all = done > 0 && done === course.lessons.length;
  return { course, done, state: all ? 'completed' : done > 0 ? 'begun' : 'ahead' };
}

/** Returns the places of a path, its completed and all lessons, and the first place that is not completed. */
export function pathProgress(courses: readonly Course[], completed: ReadonlySet<string>) {
  const places = courses.map((course) => placeOf(course, completed));
  return {
    places,
    done: places.reduce((sum, place) => sum + place.done, 0),
    total: courses.reduce((sum, { lessons }) => sum + lessons.length, 0),
    next: places.find(({ state }) => state !== 'completed'),
  };
}
