import type { AdminCourse, AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import {
  COURSE_PLACE_FIELDS,
  COURSE_SKILL_FIELDS,
  COURSE_TEXT_FIELDS,
  CourseFields,
  CourseSummaryFields,
} from '@codivia/contract/api/course-fields';
import { onlyFields } from '../../only-fields.ts';
import { courseColumn } from '../courses/courses.table.ts';
import { sanitizeLesson } from '../lessons/lessons.service.ts';
import type { CourseRow, FoundCourse } from './admin-courses.queries.ts';

const moment = (date: Date | null) => date?.toISOString() ?? null;

/** Returns fields of a stored course, by their names in the contract. */
function fieldsOf<Field extends keyof CourseFields>(row: FoundCourse, fields: readonly Field[]) {
  const entries = fields.map((field) => [field, row[courseColumn(field)]]);
  return Object.fromEntries(entries) as Pick<CourseFields, Field>;
}

const SUMMARY_FIELDS = Object.keys(
  CourseSummaryFields.properties,
) as (keyof typeof CourseSummaryFields.properties)[];

export function summaryOf(row: FoundCourse): AdminCourseSummary {
  const { id, lesson_count, active_lesson_count, revision, deleted_at, was_active } = row;
  return {
    ...fieldsOf(row, [...SUMMARY_FIELDS, 'age']),
    id,
    lesson_count,
    active_lesson_count,
    revision,
    is_active: deleted_at ? was_active : row.is_active,
    from_files: row.source_hash !== '' && row.edited_at === null,
    created_at: row.created_at.toISOString(),
    edited_at: moment(row.edited_at),
    deleted_at: moment(deleted_at),
  };
}

/** A course as administrators see it. */
export function adminCourseOf(row: FoundCourse): AdminCourse {
  const others = [...COURSE_PLACE_FIELDS, ...COURSE_TEXT_FIELDS, ...COURSE_SKILL_FIELDS];
  return { ...summaryOf(row), ...fieldsOf(row, others) };
}

const TEXTS = new Set<string>(COURSE_TEXT_FIELDS);

function stored(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((name: string) => name.trim());
  if (typeof value !== 'string') return value;
  return TEXTS.has(field) ? sanitizeLesson(value) : value.trim();
}

/** Returns fields as they are stored, and no others: titles and skills without blanks around them, texts sanitized. */
export function storedCourse(fields: Partial<CourseFields>): Partial<CourseRow> {
  const named = onlyFields(CourseFields, fields);
  const entries = Object.entries(named).map(([field, value]) => [
    courseColumn(field as keyof CourseFields),
    stored(field, value),
  ]);
  return Object.fromEntries(entries);
}
