import { type AdminCourse, type CourseFields, NEW_COURSE } from '@codivia/contract/admin-courses';

/** What the form of a course holds. */
export type CourseValues = Omit<CourseFields, 'order_index'> & { id: string };

/** What is asked for in the form, in its order; an id is for good. */
export const COURSE_FIELDS = [
  'title',
  'title_fr',
  'icon',
  'color',
  'difficulty',
  'duration_hours',
  'is_premium',
  'is_active',
  'featured',
  'description_fr',
  'description_en',
  'content_fr',
  'content_en',
  'requirements_fr',
  'requirements_en',
] as const satisfies (keyof CourseValues)[];
export type CourseField = (typeof COURSE_FIELDS)[number];

/** An empty form (docs/product.md#course-fields). */
export const NEW_VALUES: CourseValues = { ...NEW_COURSE, id: '', title: '', title_fr: '' };

export function valuesOf(course: AdminCourse): CourseValues {
  const values = Object.fromEntries(COURSE_FIELDS.map((field) => [field, course[field]]));
  return { ...(values as Omit<CourseValues, 'id'>), id: course.id };
}

/** Only these fields of the values: what another administrator does to the others stays. */
export function only(
  values: CourseValues,
  changed: Partial<Record<keyof CourseValues, unknown>>,
): Partial<Omit<CourseValues, 'id'>> {
  const fields = COURSE_FIELDS.filter((field) => changed[field]);
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

/** Hours as typed; 0 for what is no number or below 0 (docs/product.md#course-fields). */
export function hoursOf(typed: unknown): number {
  const hours = Number(String(typed).replace(',', '.'));
  return Number.isFinite(hours) && hours > 0 ? hours : 0;
}
