import type { LessonFields, ProvenExercises } from '@codivia/contract/api/admin-lessons';
import type { ContentProblem } from '@codivia/contract/api/admin-lists';
import type { Db } from '../../db/connect.ts';
import { noteSaved } from '../admin-lesson-reviews/lesson-states.queries.ts';
import { changesBetween, recordAudit } from '../audit/audit.service.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import { NO_MEDIA, namedMedia } from '../media/named-media.service.ts';
import { adminLessonOf, storedLesson } from './admin-lesson.ts';
import { ContentRefused, LessonChanged } from './admin-lessons.errors.ts';
import { acceptsLessons, type LessonRow, lockLesson, saveLesson } from './admin-lessons.queries.ts';
import { lessonProblems } from './lesson-problems.ts';
import { mayBeActive, registerProofs } from './lesson-proofs.ts';
import { recordVersion, type Saving } from './lesson-versions.ts';

const UNKNOWN_COURSE: ContentProblem = {
  detail: {
    fr: 'Le cours choisi pour cette leçon n’existe pas ou plus.',
    en: 'The course chosen for this lesson doesn’t exist, or no longer exists.',
  },
};

type Checked = Pick<
  LessonFields,
  'course_id' | 'content' | 'content_fr' | 'exercises' | 'is_active'
>;

/** Refuses a lesson that may not be stored. Throws ContentRefused with all problems. */
export async function checkLesson(tx: Db, lesson: Checked, courseIsNew: boolean): Promise<void> {
  const { course_id } = lesson;
  const sent = lesson.is_active ? await namedMedia(tx, lesson) : NO_MEDIA;
  const problems = lessonProblems(lesson, sent);
  const movedToCourse = courseIsNew && course_id !== null;
  if (movedToCourse && !(await acceptsLessons(tx, course_id))) problems.push(UNKNOWN_COURSE);
  if (problems.length > 0) throw ContentRefused(problems);
}

/**
 * Returns a lesson that is not deleted, locked for a change that began from `revision`. Throws LessonNotFound or
 * LessonChanged.
 */
export async function lockForUpdate(tx: Db, id: string, revision: number): Promise<LessonRow> {
  const locked = await lockLesson(tx, id);
  if (!locked || locked.deleted_at) throw LessonNotFound();
  if (locked.revision !== revision) throw LessonChanged(await adminLessonOf(tx, locked));
  return locked;
}

/**
 * Saves changes of a locked lesson, with its version and, unless several are logged together, its entry in the audit
 * log. Without a difference only the
 * proofs are stored. Throws ContentRefused or ExercisesUnproven.
 */
export async function saveChanges(
  tx: Db,
  before: LessonRow,
  input: Partial<LessonFields> & ProvenExercises,
  saving: Saving,
): Promise<LessonRow> {
  const stored = storedLesson(input);
  const wanted = { ...before, ...stored } as LessonRow;
  await registerProofs(tx, wanted, input.proven_exercises, saving);
  const is_active = await mayBeActive(tx, before, wanted, input, saving);
  if (is_active !== wanted.is_active) stored.is_active = is_active;
  const changes = changesBetween<Partial<LessonRow>>(before, stored as Partial<LessonRow>);
  if (changes.length === 0) return before;
  const courseIsNew = changes.some(({ field }) => field === 'course_id');
  await checkLesson(tx, { ...wanted, is_active }, courseIsNew);
  const { id } = before;
  const after = await saveLesson(tx, id, stored, saving.saved_at);
  await recordVersion(tx, before, after, saving);
  await noteSaved(
    tx,
    after,
    changes.map(({ field }) => field),
  );
  if (saving.logged_together) return after;
  const action = saving.origin === 'panel' ? 'update' : saving.origin;
  await recordAudit(tx, saving.saved_by, saving.saved_at, {
    subject: 'lesson',
    subject_id: id,
    label: after.title,
    changes,
    action: action === 'files' ? 'update' : action,
  });
  return after;
}
