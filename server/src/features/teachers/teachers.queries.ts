import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { teacher_requests, teachers } from './teachers.table.ts';

export type TeacherRow = typeof teachers.$inferSelect;
export type TeacherRequestRow = typeof teacher_requests.$inferSelect;

/** Returns whether an account is a teacher's, and its request. */
export async function selectTeacherState(
  db: Db,
  userId: string,
): Promise<{ teacher: TeacherRow | null; request: TeacherRequestRow | null }> {
  const [row] = await db
    .select({ teacher: teachers, request: teacher_requests })
    .from(users)
    .leftJoin(teachers, eq(teachers.user_id, users.id))
    .leftJoin(teacher_requests, eq(teacher_requests.user_id, users.id))
    .where(eq(users.id, userId));
  return row ?? { teacher: null, request: null };
}

/** Returns the teacher, whose capability is not withdrawn until the transaction ends; undefined for everybody else. */
export async function holdTeacher(tx: Db, userId: string): Promise<TeacherRow | undefined> {
  const found = tx.select().from(teachers).where(eq(teachers.user_id, userId));
  return (await found.for('share'))[0];
}

/** Returns the id of the teacher whose account has this address; undefined for everybody else. */
export async function findTeacherByEmail(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(teachers, eq(teachers.user_id, users.id))
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
  return found?.id;
}

/** Grants the capability, or changes its fields. */
export async function upsertTeacher(tx: Db, row: TeacherRow): Promise<void> {
  const { shown_as, school } = row;
  await tx
    .insert(teachers)
    .values(row)
    .onConflictDoUpdate({ target: teachers.user_id, set: { shown_as, school } });
}

/** Withdraws the capability, and with it all classes. */
export async function deleteTeacher(tx: Db, userId: string): Promise<void> {
  await tx.delete(teachers).where(eq(teachers.user_id, userId));
}

/** False when the account has not the capability. */
export async function updateTeacherOf(
  db: Db,
  userId: string,
  fields: { shown_as: string; school: string },
): Promise<boolean> {
  const changed = db.update(teachers).set(fields).where(eq(teachers.user_id, userId));
  return (await changed.returning({ id: teachers.user_id })).length > 0;
}

/** Stores the request of an account in the place of the one before. */
export async function replaceRequest(
  tx: Db,
  row: typeof teacher_requests.$inferInsert,
): Promise<void> {
  await deleteRequest(tx, row.user_id);
  await tx.insert(teacher_requests).values(row);
}

export async function deleteRequest(tx: Db, userId: string): Promise<void> {
  await tx.delete(teacher_requests).where(eq(teacher_requests.user_id, userId));
}

/** Declines a request that waits; false when there is none. */
export async function declineRequest(
  tx: Db,
  userId: string,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const isWaiting: SQL | undefined = and(
    eq(teacher_requests.user_id, userId),
    sql`${teacher_requests.declined_at} is null`,
  );
  const declined = { declined_at: now, decline_reason: reason };
  const changed = tx.update(teacher_requests).set(declined).where(isWaiting);
  return (await changed.returning({ id: teacher_requests.user_id })).length > 0;
}

/** Deletes requests that were declined before `since`. */
export async function deleteDeclinedRequests(db: Db, since: Date): Promise<void> {
  await db.delete(teacher_requests).where(lt(teacher_requests.declined_at, since));
}
