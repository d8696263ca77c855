import {
  type AdminLesson,
  type AdminLessonSummary,
  type LessonFields,
  type LessonListQuery,
  NEW_LESSON,
  type ProvenExercises,
} from '@codivia/contract/api/admin-lessons';
import { lessonIdOf } from '@codivia/contract/text/slug';
import type { Db } from '../../db/connect.ts';
import { OrderOutdated } from '../admin-courses/admin-courses.errors.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import { removeStates } from '../admin-lesson-reviews/lesson-states.queries.ts';
import { recordAudit, sameValue } from '../audit/audit.service.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import { withStoredPictures } from '../media/embedded-pictures.service.ts';
import { adminLessonOf, storedLesson, summaryOf } from './admin-lesson.ts';
import {
  CourseOfLessonDeleted,
  LessonIdMissing,
  LessonIdTaken,
  LessonNotDeleted,
} from './admin-lessons.errors.ts';
import * as queries from './admin-lessons.queries.ts';
import { mayBeActive, registerProofs } from './lesson-proofs.ts';
import { checkLesson, lockForUpdate, saveChanges } from './lesson-saving.ts';
import { byPanel, recordFirstVersion, recordVersion, type Saving } from './lesson-versions.ts';

export { lessonProblems } from './lesson-problems.ts';
export { mayBeActive } from './lesson-proofs.ts';
export { checkLesson, lockForUpdate, saveChanges } from './lesson-saving.ts';
export { byPanel, type Saving } from './lesson-versions.ts';

export type NewLessonFields = Partial<LessonFields> &
  ProvenExercises & { title: string; id?: string };

/** The lesson as administrators see it. Throws LessonNotFound. */
export async function readAdminLesson(db: Db, id: string): Promise<AdminLesson> {
  const found = await queries.selectLesson(db, id);
  if (!found) throw LessonNotFound();
  return adminLessonOf(db, found);
}

/**
 * Stores a new lesson, with its first version. Throws LessonIdMissing, LessonIdTaken, ContentRefused or
 * ExercisesUnproven.
 */
export async function addLesson(
  tx: Db,
  input: NewLessonFields,
  saving: Saving,
): Promise<queries.LessonRow> {
  const id = input.id ?? lessonIdOf(input.course_id, input.title);
  if (!id) throw LessonIdMissing();
  const { order_index = await queries.nextLessonOrderIndex(tx, input.course_id ?? null) } = input;
  const whole = { ...NEW_LESSON, title_fr: input.title, ...input, order_index };
  const wanted = storedLesson(whole) as queries.LessonRow;
  await checkLesson(tx, wanted, true);
  await registerProofs(tx, { ...wanted, id }, input.proven_exercises, saving);
  const fields = { ...wanted, is_active: await mayBeActive(tx, undefined, wanted, whole, saving) };
  const { saved_at } = saving;
  const row: queries.NewLessonRow = { ...fields, id, edited_at: saved_at, created_at: saved_at };
  const inserted = await queries.insertLesson(tx, row);
  if (!inserted) throw LessonIdTaken();
  await recordVersion(tx, undefined, inserted, saving);
  return inserted;
}

/** Deletes a locked lesson, which can be restored. It is neither planned nor in review any more. */
export async function hideLesson(
  tx: Db,
  adminId: string | null,
  now: Date,
  locked: queries.LessonRow,
): Promise<void> {
  const { id, title, is_active } = locked;
  await recordFirstVersion(tx, locked);
  await queries.moveLesson(
    tx,
    id,
    { is_active: false, was_active: is_active, deleted_at: now },
    now,
  );
  await removeStates(tx, id);
  const entry = { action: 'delete', subject: 'lesson', subject_id: id, label: title } as const;
  await recordAudit(tx, adminId, now, entry);
}

/** Restores a deleted lesson, which is locked, as it was. */
export async function unhideLesson(
  tx: Db,
  { saved_by, saved_at }: Pick<Saving, 'saved_by' | 'saved_at'>,
  { id, title: label, was_active: is_active }: queries.LessonRow,
): Promise<queries.LessonRow> {
  const shown = await queries.moveLesson(tx, id, { is_active, deleted_at: null }, saved_at);
  const entry = { action: 'restore', subject: 'lesson', subject_id: id, label } as const;
  await recordAudit(tx, saved_by, saved_at, entry);
  return shown;
}

/** Moves a locked lesson to another place: anyone who is editing it continues undisturbed. */
async function placeLesson(tx: Db, now: Date, locked: queries.LessonRow, order_index: number) {
  await recordFirstVersion(tx, locked);
  await queries.moveLesson(tx, locked.id, { order_index }, now);
}

export async function listAdminLessons(
  { db }: EditingDeps,
  query: LessonListQuery,
): Promise<AdminLessonSummary[]> {
  return (await queries.selectLessonList(db, query)).map(summaryOf);
}

/**
 * Stores a new lesson; pictures within it become files. Throws LessonIdMissing, LessonIdTaken, ContentRefused or
 * ExercisesUnproven.
 */
export async function createAdminLesson(
  deps: EditingDeps,
  adminId: string,
  written: NewLessonFields,
): Promise<AdminLesson> {
  const input = await withStoredPictures(deps, adminId, written);
  return edit(deps, async (tx) => {
    const saving = byPanel(deps, adminId);
    const created = await addLesson(tx, input, saving);
    const { id: subject_id, title: label } = created;
    const entry = { action: 'create', subject: 'lesson', subject_id, label } as const;
    await recordAudit(tx, adminId, saving.saved_at, entry);
    return adminLessonOf(tx, created);
  });
}

/**
 * Changes the given fields over a revision; pictures within them become files. Throws LessonNotFound, LessonChanged,
 * ContentRefused or ExercisesUnproven.
 */
export async function updateAdminLesson(
  deps: EditingDeps,
  adminId: string,
  id: string,
  { revision, ...written }: Partial<LessonFields> & ProvenExercises & { revision: number },
): Promise<AdminLesson> {
  const input = await withStoredPictures(deps, adminId, written);
  return edit(deps, async (tx) => {
    const locked = await lockForUpdate(tx, id, revision);
    return adminLessonOf(tx, await saveChanges(tx, locked, input, byPanel(deps, adminId)));
  });
}

/** Returns the number of learners who have begun it. Throws LessonNotFound. */
export async function previewLessonDeletion(
  { db }: EditingDeps,
  id: string,
): Promise<{ learners: number }> {
  const { deleted_at } = await readAdminLesson(db, id);
  if (deleted_at) throw LessonNotFound();
  return { learners: await queries.countLearners(db, id) };
}

/** Deletes a lesson, which can be restored. Throws LessonNotFound. */
export function deleteAdminLesson(deps: EditingDeps, adminId: string, id: string): Promise<void> {
  const { clock } = deps;
  return edit(deps, async (tx) => {
    const locked = await queries.lockLesson(tx, id);
    if (!locked || locked.deleted_at) throw LessonNotFound();
    await hideLesson(tx, adminId, clock(), locked);
  });
}

/** Restores a deleted lesson as it was. Throws LessonNotDeleted or CourseOfLessonDeleted. */
export function restoreAdminLesson(
  deps: EditingDeps,
  adminId: string,
  id: string,
): Promise<AdminLesson> {
  return edit(deps, async (tx) => {
    const locked = await queries.lockLesson(tx, id);
    if (!locked?.deleted_at) throw LessonNotDeleted();
    const { course_id } = locked;
    if (course_id && !(await queries.acceptsLessons(tx, course_id))) throw CourseOfLessonDeleted();
    const shown = await unhideLesson(tx, byPanel(deps, adminId), locked);
    return adminLessonOf(tx, shown);
  });
}

/**
 * Stores the order of the lessons of a course, with one entry in the audit log; the order that it has already changes
 * nothing. Throws CourseNotFound or OrderOutdated.
 */
export function reorderLessons(
  deps: EditingDeps,
  adminId: string,
  courseId: string,
  ids: string[],
): Promise<AdminLessonSummary[]> {
  const now = deps.clock();
  return edit(deps, async (tx) => {
    const course = await queries.selectLessonCourse(tx, courseId);
    if (!course) throw CourseNotFound();
    const locked = await queries.lockLessonsOf(tx, courseId);
    if (!sameValue([...ids].sort(), locked.map(({ id }) => id).sort())) throw OrderOutdated();
    const places = new Map(ids.map((id, index) => [id, index + 1]));
    const placeOf = ({ id }: queries.LessonRow) => places.get(id) ?? 0;
    const moved = locked.filter((lesson) => placeOf(lesson) !== lesson.order_index);
    for (const lesson of moved) await placeLesson(tx, now, lesson, placeOf(lesson));
    if (moved.length > 0) {
      await recordAudit(tx, adminId, now, {
        action: 'reorder',
        subject: 'course',
        subject_id: courseId,
        label: course.title,
        changes: [{ field: 'lessons', from: null, to: moved.length }],
      });
    }
    return (await queries.selectLessonList(tx, { course_id: courseId })).map(summaryOf);
  });
}
