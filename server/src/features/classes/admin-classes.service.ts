import type { AdminClass, AdminClassesQuery } from '@codivia/contract/api/admin-classes';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  type AdminClassRow,
  selectAdminClass,
  selectAdminClasses,
  selectAdminTeachersOf,
} from './admin-classes.queries.ts';
import { addTeacherTo } from './class-teachers.service.ts';
import { ClassNotFound } from './classes.errors.ts';
import { lockClass } from './classes.queries.ts';

/** Returns rows with their teachers, for the API. */
async function withTeachers(db: Db, rows: AdminClassRow[]): Promise<AdminClass[]> {
  const ids = rows.map(({ id }) => id);
  const teachers = ids.length > 0 ? await selectAdminTeachersOf(db, ids) : [];
  return rows.map(({ created_at, archived_at, delete_after, licence, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    archived_at: archived_at?.toISOString() ?? null,
    delete_after: delete_after?.toISOString() ?? null,
    teachers: teachers.filter(({ class_id }) => class_id === row.id),
    licence: licence && {
      ...licence,
      until: licence.until.toISOString(),
      granted_at: licence.granted_at.toISOString(),
    },
  }));
}

export async function listAdminClasses(
  { db, clock }: JobDeps,
  query: AdminClassesQuery,
): Promise<AdminClass[]> {
  return withTeachers(db, await selectAdminClasses(db, query, clock()));
}

/** Throws ClassNotFound. */
export async function readAdminClass(db: Db, id: string, now: Date): Promise<AdminClass> {
  const row = await selectAdminClass(db, id, now);
  const [found] = row ? await withTeachers(db, [row]) : [];
  if (!found) throw ClassNotFound();
  return found;
}

/**
 * Gives a class a teacher, which the audit log records. Throws ClassNotFound, and what addTeacherTo throws.
 */
export function addAdminClassTeacher(
  { db, clock }: JobDeps,
  adminId: string,
  id: string,
  userId: string,
): Promise<AdminClass> {
  return db.transaction(async (tx) => {
    const row = await lockClass(tx, id);
    if (!row) throw ClassNotFound();
    const now = clock();
    await addTeacherTo(tx, id, userId, now);
    await recordAudit(tx, adminId, now, {
      action: 'assign',
      subject: 'class',
      subject_id: id,
      label: row.name,
    });
    return readAdminClass(tx, id, now);
  });
}
