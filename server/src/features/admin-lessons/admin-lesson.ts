import {
  type AdminLesson,
  AdminLessonSummary,
  LessonFields,
} from '@codivia/contract/api/admin-lessons';
import type { AuthoredCodeExercise, AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { hasCode } from '@codivia/contract/exercises/modules';
import type { Db } from '../../db/connect.ts';
import { onlyFields } from '../../only-fields.ts';
import { selectStates } from '../admin-lesson-reviews/lesson-states.queries.ts';
import { selectProven } from '../lessons/exercise-proofs.queries.ts';
import {
  exerciseHash,
  exerciseHashes,
  sanitizeExercise,
  sanitizeLesson,
} from '../lessons/lessons.service.ts';
import type { LessonRow, LessonSummaryRow, NewLessonRow } from './admin-lessons.queries.ts';

const moment = (date: Date | null) => date?.toISOString() ?? null;

export function summaryOf(row: LessonSummaryRow): AdminLessonSummary {
  const { deleted_at, was_active } = row;
  return {
    ...(onlyFields(AdminLessonSummary, row) as LessonSummaryRow),
    is_active: deleted_at ? was_active : row.is_active,
    from_files: row.source_hash !== '' && row.edited_at === null,
    created_at: row.created_at.toISOString(),
    edited_at: moment(row.edited_at),
    deleted_at: moment(deleted_at),
    publish_at: moment(row.publish_at),
  };
}

/** The exercises of a lesson that nobody has proven. */
export async function unprovenIn(
  db: Db,
  exercises: readonly AuthoredExercise[],
): Promise<AuthoredCodeExercise[]> {
  const proven = await selectProven(db, exerciseHashes(exercises));
  return exercises.filter(hasCode).filter((exercise) => !proven.has(exerciseHash(exercise)));
}

/** A lesson as administrators see it. */
export async function adminLessonOf(db: Db, row: LessonRow): Promise<AdminLesson> {
  const unproven_exercises = (await unprovenIn(db, row.exercises)).map(({ id }) => id);
  const states = await selectStates(db, row.id);
  const to_verify = unproven_exercises.length > 0;
  return {
    ...(onlyFields(LessonFields, row) as LessonRow),
    ...summaryOf({ ...row, ...states, exercise_count: row.exercises.length, to_verify }),
    unproven_exercises,
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

/** Returns fields as they are stored, and no others: titles without blanks around them, texts sanitized. */
export function storedLesson(fields: Partial<LessonFields>): Partial<NewLessonRow> {
  const named = Object.entries(onlyFields(LessonFields, fields));
  return Object.fromEntries(named.map(([field, value]) => [field, stored(field, value)]));
}
