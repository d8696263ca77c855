import {
  type AdminCourse,
  type AdminCourseSummary,
  CourseFields,
} from '@codivia/contract/admin-courses';
import { onlyFields } from '../../only-fields.ts';
import { sanitizeLesson } from '../lessons/lessons.service.ts';
import type { CourseRow, FoundCourse } from './admin-courses.queries.ts';

const moment = (date: Date | null) => date?.toISOString() ?? null;

export function summaryOf(row: FoundCourse): AdminCourseSummary {
  const { id, title, title_fr, icon, color, difficulty, duration_hours, order_index } = row;
  const { is_premium, featured, lesson_count, revision, deleted_at, was_active } = row;
  return {
    ...{ id, title, title_fr, icon, color, difficulty, duration_hours, order_index },
    ...{ is_premium, featured, lesson_count, revision },
    is_active: deleted_at ? was_active : row.is_active,
    from_files: row.source_hash !== '' && row.edited_at === null,
    created_at: row.created_at.toISOString(),
    edited_at: moment(row.edited_at),
    deleted_at: moment(deleted_at),
  };
}

/** A course as administrators see it. */
export function adminCourseOf(row: FoundCourse): AdminCourse {
  const { content_fr, content_en, requirements_fr, requirements_en } = row;
  const { description_fr, description: description_en } = row;
  return {
    ...summaryOf(row),
    ...{ description_fr, description_en, content_fr, content_en },
    ...{ requirements_fr, requirements_en },
  };
}

const TEXTS = new Set<string>([
  'description_fr',
  'description_en',
  'content_fr',
  'content_en',
  'requirements_fr',
  'requirements_en',
]);

function stored(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return TEXTS.has(field) ? sanitizeLesson(value) : value.trim();
}

/** Fields as they are stored, and no others: titles without blanks around them, texts harmless. */
export function storedCourse(given: Partial<CourseFields>): Partial<CourseRow> {
  const named = onlyFields(CourseFields, given);
  const entries = Object.entries(named).map(([field, value]) => [
    field === 'description_en' ? 'description' : field,
    stored(field, value),
  ]);
  return Object.fromEntries(entries);
}
