import type { Language } from '@codivia/contract/api/language';
import {
  DRAFT_MAX_BYTES,
  DRAFT_PART,
  type ExerciseDraft,
} from '@codivia/contract/exercises/drafts';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { pastMoment } from '../../services/caller-time.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { ExerciseNotFound } from '../exercise-results/exercise-results.errors.ts';
import { LessonNotFound, PremiumRequired } from '../lessons/lessons.errors.ts';
import { mayRead } from '../lessons/lessons.service.ts';
import { DraftChanged, DraftTooLarge, UnknownDraftParts } from './exercise-drafts.errors.ts';
import type { DraftRow, ExerciseDraftQueries } from './exercise-drafts.queries.ts';

/** The dependencies of the rules of drafts. */
export interface ExerciseDraftDeps extends Deps {
  queries: ExerciseDraftQueries;
  catalogue: Catalogue;
}

interface Place {
  lesson_id: string;
  exercise_id: string;
  language: Language;
}

const draft = (row: DraftRow): ExerciseDraft => ({
  ...row,
  written_at: row.written_at.toISOString(),
});

/** Throws UnknownDraftParts or DraftTooLarge. */
function check(parts: AnswerParts): void {
  if (Object.keys(parts).some((name) => !DRAFT_PART.test(name))) throw UnknownDraftParts();
  const bytes = Object.entries(parts)
    .flat()
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > DRAFT_MAX_BYTES) throw DraftTooLarge();
}

export async function readExerciseDrafts(
  { queries }: ExerciseDraftDeps,
  userId: string,
  lessonId: string,
): Promise<ExerciseDraft[]> {
  return (await queries.ofLesson(userId, lessonId)).map(draft);
}

/**
 * Stores a draft over the revision it began from (docs/decisions/0316). Throws DraftChanged when the account has a
 * newer one, DraftTooLarge, UnknownDraftParts, LessonNotFound, PremiumRequired or ExerciseNotFound.
 */
export async function keepExerciseDraft(
  { db, queries, clock, catalogue }: ExerciseDraftDeps,
  user: SessionUser,
  { lesson_id, exercise_id, language }: Place,
  { revision, parts, written_at }: Pick<ExerciseDraft, 'parts' | 'written_at' | 'revision'>,
): Promise<ExerciseDraft> {
  check(parts);
  const now = clock();
  const kept = await queries.keep({
    userId: user.id,
    lesson: lesson_id,
    exercise_id,
    language,
    parts,
    revision,
    now,
    written_at: pastMoment(written_at, now),
  });
  if (kept) return draft(kept);
  const lesson = catalogue.lessons.get(lesson_id);
  if (!lesson) throw LessonNotFound();
  if (!(await mayRead(db, lesson, user, now))) throw PremiumRequired();
  const present = (await queries.ofLesson(user.id, lesson_id)).find(
    (row) => row.exercise_id === exercise_id && row.language === language,
  );
  throw present ? DraftChanged(draft(present)) : ExerciseNotFound();
}
