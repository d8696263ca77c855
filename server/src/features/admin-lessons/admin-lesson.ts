import {
  type AdminLesson,
  type AdminLessonSummary,
  LessonFields,
} from '@codivia/contract/admin-lessons';
import type { AuthoredExercise } from '@codivia/contract/exercises';
import { onlyFields } from '../../only-fields.ts';
import { sanitizeExercise, sanitizeLesson } from '../lessons/lessons.service.ts';
import type { LessonRow, LessonSummaryRow, NewLessonRow } from './admin-lessons.queries.ts';

const moment = (date: Date | null) => date?.toISOString() ?? null;

export function summaryOf(row: LessonSummaryRow): AdminLessonSummary {
  const { id, course_id, title, title_fr, order_index, duration_minutes, xp_reward } = row;
  const { type, difficulty, is_premium, exercise_count, revision, deleted_at, was_active } = row;
  return {
    ...{ id, course_id, title, title_fr, order_index, duration_minutes, xp_reward },
    ...{ type, difficulty, is_premium, exercise_count, revision },
    is_active: deleted_at ? was_active : row.is_active,
    from_files: row.source_hash !== '' && row.edited_at === null,
    created_at: row.created_at.toISOString(),
    edited_at: moment(row.edited_at),
    deleted_at: moment(deleted_at),
  };
}

/** A lesson as administrators see it. */
export function adminLessonOf(row: LessonRow): AdminLesson {
  const { content, content_fr, instructions_fr, instructions_en } = row;
  const { solution_fr, solution_en, exercises } = row;
  return {
    ...summaryOf({ ...row, exercise_count: exercises.length }),
    ...{ content, content_fr, instructions_fr, instructions_en },
    ...{ solution_fr, solution_en, exercises },
  };
}

const TITLES = new Set(['title', 'title_fr']);
const TEXTS = new Set([
  'content',
  'content_fr',
  'instructions_fr',
  'instructions_en',
  'solution_fr',
  'solution_en',
]);

function stored(field: string, value: unknown): unknown {
  if (TITLES.has(field)) return (value as string).trim();
  if (TEXTS.has(field)) return sanitizeLesson(value as string);
  return field === 'exercises' ? (value as AuthoredExercise[]).map(sanitizeExercise) : value;
}

/** Fields as they are stored, and no others: titles without blanks around them, texts harmless. */
export function storedLesson(given: Partial<LessonFields>): Partial<NewLessonRow> {
  const named = Object.entries(onlyFields(LessonFields, given));
  return Object.fromEntries(named.map(([field, value]) => [field, stored(field, value)]));
}
