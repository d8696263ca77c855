import type {
  AdminCourse,
  AdminCourseSummary,
  CourseDeletion,
  CourseListQuery,
} from '@codivia/contract/api/admin-courses';
import { type CourseFields, NEW_COURSE } from '@codivia/contract/api/course-fields';
import type { Db } from '../../db/connect.ts';
import { changesBetween, recordAudit, sameValue } from '../audit/audit.service.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import { adminCourseOf, storedCourse, summaryOf } from './admin-course.ts';
import {
  CourseChanged,
  CourseIdTaken,
  CourseNotDeleted,
  OrderOutdated,
  RequirementInCircle,
  UnknownRequirement,
} from './admin-courses.errors.ts';
import * as queries from './admin-courses.queries.ts';
import { type EditingDeps, edit } from './editing-deps.service.ts';

type NewCourseFields = Partial<CourseFields> & { title: string };

/** The course as administrators see it. Throws CourseNotFound. */
export async function readAdminCourse(db: Db, id: string): Promise<AdminCourse> {
  const found = await queries.selectCourse(db, id);
  if (!found) throw CourseNotFound();
  return adminCourseOf(found);
}

/**
 * Throws UnknownRequirement for a course that would need itself, or one that is not there, and RequirementInCircle for
 * one that needs this course.
 */
async function refuseWrong(tx: Db, id: string, requires: readonly string[] = []): Promise<void> {
  if (requires.length === 0) return;
  const there = await queries.selectExisting(tx, requires);
  if (requires.some((one) => one === id || !there.includes(one))) throw UnknownRequirement();
  if ((await queries.selectNeeded(tx, requires)).has(id)) throw RequirementInCircle();
}

/** Stores a new course, within a transaction. Throws CourseIdTaken, or as `refuseWrong`. */
export async function addCourse(
  tx: Db,
  id: string,
  input: NewCourseFields,
  now: Date,
): Promise<void> {
  await refuseWrong(tx, id, input.requires);
  const order_index = input.order_index ?? (await queries.nextOrderIndex(tx));
  const fields = { ...NEW_COURSE, title_fr: input.title, ...input, order_index };
  const row = { ...storedCourse(fields), id, edited_at: now, created_at: now };
  if (!(await queries.insertCourse(tx, row as queries.CourseRow))) throw CourseIdTaken();
}

/**
 * Returns a course that is not deleted, locked for a change that began from `revision`. Throws CourseNotFound or
 * CourseChanged.
 */
export async function lockForUpdate(
  tx: Db,
  id: string,
  revision: number,
): Promise<queries.CourseRow> {
  const locked = await queries.lockCourse(tx, id);
  if (!locked || locked.deleted_at) throw CourseNotFound();
  if (locked.revision !== revision) throw CourseChanged(await readAdminCourse(tx, id));
  return locked;
}

export async function listAdminCourses(
  { db }: EditingDeps,
  query: CourseListQuery,
): Promise<AdminCourseSummary[]> {
  return (await queries.selectCourseList(db, query)).map(summaryOf);
}

/** Throws CourseIdTaken, or as `refuseWrong`. */
export function createAdminCourse(
  deps: EditingDeps,
  adminId: string,
  { id, ...input }: NewCourseFields & { id: string },
): Promise<AdminCourse> {
  const { clock } = deps;
  return edit(deps, async (tx) => {
    const now = clock();
    await addCourse(tx, id, input, now);
    const created = await readAdminCourse(tx, id);
    const label = created.title;
    await recordAudit(tx, adminId, now, {
      action: 'create',
      subject: 'course',
      subject_id: id,
      label,
    });
    return created;
  });
}

/**
 * Changes the given fields over a revision. Throws CourseNotFound, CourseChanged, or as `refuseWrong` for courses that
 * were not required before.
 */
export function updateAdminCourse(
  deps: EditingDeps,
  adminId: string,
  id: string,
  { revision, ...input }: Partial<CourseFields> & { revision: number },
): Promise<AdminCourse> {
  const { clock } = deps;
  return edit(deps, async (tx) => {
    const before = await lockForUpdate(tx, id, revision);
    const after = storedCourse(input);
    const added = input.requires?.filter((one) => !before.requires.includes(one));
    await refuseWrong(tx, id, added);
    const changes = changesBetween<Partial<queries.CourseRow>>(before, after);
    if (changes.length > 0) {
      const now = clock();
      await queries.updateCourse(tx, id, after, now);
      const label = after.title ?? before.title;
      const entry = { action: 'update', subject: 'course', subject_id: id, label } as const;
      await recordAudit(tx, adminId, now, { ...entry, changes });
    }
    return readAdminCourse(tx, id);
  });
}

/** Returns the numbers of rows that a deletion would concern. Throws CourseNotFound. */
export async function previewCourseDeletion(
  { db }: EditingDeps,
  id: string,
): Promise<CourseDeletion> {
  const { deleted_at } = await readAdminCourse(db, id);
  if (deleted_at) throw CourseNotFound();
  return queries.countDependents(db, id);
}

/** Deletes a course, which can be restored. Throws CourseNotFound. */
export function deleteAdminCourse(deps: EditingDeps, adminId: string, id: string): Promise<void> {
  const { clock } = deps;
  return edit(deps, async (tx) => {
    const locked = await queries.lockCourse(tx, id);
    if (!locked || locked.deleted_at) throw CourseNotFound();
    const now = clock();
    const gone = { is_active: false, was_active: locked.is_active, deleted_at: now };
    await queries.moveCourse(tx, id, gone, now);
    const entry = { action: 'delete', subject: 'course', subject_id: id } as const;
    await recordAudit(tx, adminId, now, { ...entry, label: locked.title });
  });
}

/** Restores a deleted course as it was. Throws CourseNotDeleted. */
export function restoreAdminCourse(
  deps: EditingDeps,
  adminId: string,
  id: string,
): Promise<AdminCourse> {
  const { clock } = deps;
  return edit(deps, async (tx) => {
    const locked = await queries.lockCourse(tx, id);
    if (!locked?.deleted_at) throw CourseNotDeleted();
    const now = clock();
    await queries.moveCourse(tx, id, { is_active: locked.was_active, deleted_at: null }, now);
    const entry = { action: 'restore', subject: 'course', subject_id: id } as const;
    await recordAudit(tx, adminId, now, { ...entry, label: locked.title });
    return readAdminCourse(tx, id);
  });
}

/** Stores the order of all courses. Throws OrderOutdated. */
export function reorderCourses(
  deps: EditingDeps,
  adminId: string,
  ids: string[],
): Promise<AdminCourseSummary[]> {
  const { clock } = deps;
  return edit(deps, async (tx) => {
    const locked = await queries.lockCourses(tx);
    if (!sameValue([...ids].sort(), locked.map(({ id }) => id).sort())) throw OrderOutdated();
    const now = clock();
    for (const course of locked) {
      const order_index = ids.indexOf(course.id) + 1;
      const changes = changesBetween<Partial<queries.CourseRow>>(course, { order_index });
      if (changes.length === 0) continue;
      await queries.moveCourse(tx, course.id, { order_index }, now);
      const entry = { action: 'reorder', subject: 'course', subject_id: course.id } as const;
      await recordAudit(tx, adminId, now, { ...entry, label: course.title, changes });
    }
    return (await queries.selectCourseList(tx, {})).map(summaryOf);
  });
}
