import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { hasCode } from '@codivia/contract/exercises/modules';
import type { Db } from '../../db/connect.ts';
import { recordAudit, sameValue } from '../audit/audit.service.ts';
import { insertProofs } from '../lessons/exercise-proofs.queries.ts';
import { exerciseHash, exerciseHashes } from '../lessons/lessons.service.ts';
import { unprovenIn } from './admin-lesson.ts';
import { ExercisesUnproven } from './admin-lessons.errors.ts';
import type { LessonRow } from './admin-lessons.queries.ts';
import type { Saving } from './lesson-versions.ts';

/**
 * Records exercises of a lesson as proven by the person who saves it, with an entry in the audit log for new ones. Ids
 * that no exercise with code has are ignored.
 */
export async function registerProofs(
  tx: Db,
  { id: subject_id, title: label, exercises }: Pick<LessonRow, 'id' | 'title' | 'exercises'>,
  proven: readonly string[] = [],
  { saved_by, saved_at }: Saving,
): Promise<void> {
  const named = exercises.filter(hasCode).filter(({ id }) => proven.includes(id));
  const added = await insertProofs(tx, named.map(exerciseHash), saved_by, saved_at);
  if (added.size === 0) return;
  const ids = named.filter((one) => added.has(exerciseHash(one))).map(({ id }) => id);
  await recordAudit(tx, saved_by, saved_at, {
    action: 'prove',
    subject: 'lesson',
    subject_id,
    label,
    changes: [{ field: 'exercises', from: null, to: ids.join(', ') }],
  });
}

/**
 * Tells whether a lesson is active once it is saved. Unproven exercises keep it a draft: when publishing was requested
 * explicitly, throws ExercisesUnproven so that the administrator confirms; otherwise it becomes a draft, to be
 * verified. An active lesson with unchanged exercises stays active.
 */
export async function mayBeActive(
  tx: Db,
  before: LessonRow | undefined,
  after: Pick<LessonRow, 'exercises' | 'is_active'>,
  input: Pick<Partial<LessonFields>, 'is_active'>,
  { origin }: Saving,
): Promise<boolean> {
  if (!after.is_active) return false;
  const hashes = (lesson: Pick<LessonRow, 'exercises'>) => exerciseHashes(lesson.exercises).sort();
  if (before?.is_active && sameValue(hashes(before), hashes(after))) return true;
  const unproven = await unprovenIn(tx, after.exercises);
  if (unproven.length === 0) return true;
  if (input.is_active && origin === 'panel') throw ExercisesUnproven(unproven.map(({ id }) => id));
  return false;
}
