import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import {
  COURSE_FORM_FIELDS,
  COURSE_SKILL_FIELDS,
  type CourseFields,
  NEW_COURSE,
} from '@codivia/contract/api/course-fields';

/** The fields that are lists. */
const LIST_FIELDS = [...COURSE_SKILL_FIELDS, 'requires'] as const;
type ListField = (typeof LIST_FIELDS)[number];

/** The values in the form of a course: lists are written in a text, a line for each entry. */
export type CourseValues = Omit<CourseFields, 'order_index' | ListField> &
  Record<ListField, string> & { id: string };

export type CourseField = (typeof COURSE_FORM_FIELDS)[number];

/** An empty form (docs/product.md#course-fields). */
export const NEW_VALUES: CourseValues = {
  ...NEW_COURSE,
  id: '',
  title: '',
  title_fr: '',
  skills_fr: '',
  skills_en: '',
  requires: '',
};

export function valuesOf(course: AdminCourse): CourseValues {
  const values = COURSE_FORM_FIELDS.map((field) => {
    const value = course[field];
    return [field, Array.isArray(value) ? value.join('\n') : value];
  });
  return { ...(Object.fromEntries(values) as Omit<CourseValues, 'id'>), id: course.id };
}

/** Returns the lines of a text that are not empty. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

type Sent = Omit<CourseFields, 'order_index'>;

/** The fields of the form as the server takes them. */
function sentOf(values: CourseValues): Sent & { id: string } {
  const lists = LIST_FIELDS.map((field) => [field, linesOf(values[field])]);
  return { ...values, ...(Object.fromEntries(lists) as Pick<Sent, ListField>) };
}

/** Returns all fields of a new course; an empty French title is replaced by the English one. */
export function newCourseOf(values: CourseValues) {
  const { title_fr, ...rest } = sentOf(values);
  return { ...rest, ...(title_fr.trim() ? { title_fr } : {}) };
}

/** Returns the named fields of the values: changes of other fields by another administrator stay. */
export function only(
  values: CourseValues,
  changed: Partial<Record<keyof CourseValues, unknown>>,
): Partial<Sent> {
  const sent = sentOf(values);
  const fields = COURSE_FORM_FIELDS.filter((field) => changed[field]);
  return Object.fromEntries(fields.map((field) => [field, sent[field]]));
}

/** Returns the hours as typed; 0 for a value that is no number or below 0 (docs/product.md#course-fields). */
export function hoursOf(typed: unknown): number {
  const hours = Number(String(typed).replace(',', '.'));
  return Number.isFinite(hours) && hours > 0 ? hours : 0;
}
