import type { AdminCourse } from '@codivia/contract/admin-courses';
import { COURSE_FORM_FIELDS, type CourseFields, NEW_COURSE } from '@codivia/contract/course-fields';

/** What the form of a course holds. */
export type CourseValues = Omit<CourseFields, 'order_index'> & { id: string };

export type CourseField = (typeof COURSE_FORM_FIELDS)[number];

/** An empty form (docs/product.md#course-fields). */
export const NEW_VALUES: CourseValues = { ...NEW_COURSE, id: '', title: '', title_fr: '' };

export function valuesOf(course: AdminCourse): CourseValues {
  const values = Object.fromEntries(COURSE_FORM_FIELDS.map((field) => [field, course[field]]));
  return { ...(values as Omit<CourseValues, 'id'>), id: course.id };
}

/** Only these fields of the values: what another administrator does to the others stays. */
export function only(
  values: CourseValues,
  changed: Partial<Record<keyof CourseValues, unknown>>,
): Partial<Omit<CourseValues, 'id'>> {
  const fields = COURSE_FORM_FIELDS.filter((field) => changed[field]);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Hours as typed; 0 for what is no number or below 0 (docs/product.md#course-fields). */
export function hoursOf(typed: unknown): number {
  const hours = Number(String(typed).replace(',', '.'));
  return Number.isFinite(hours) && hours > 0 ? hours : 0;
}
