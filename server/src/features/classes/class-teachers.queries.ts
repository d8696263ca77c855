import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { class_teachers } from './classes.table.ts';

/** Returns the teachers of classes in the order in which they were added. */
export function selectTeachers(db: Db, classIds: string[]) {
  const { class_id, user_id, added_at } = class_teachers;
  return db
    .select({ class_id, user_id, added_at, shown_as: teachers.shown_as })
    .from(class_teachers)
    .innerJoin(teachers, eq(teachers.user_id, user_id))
    .where(inArray(class_id, classIds))
    .orderBy(asc(added_at), asc(user_id));
}

/** Returns the names under which the teachers of each class are shown. */
export async function shownTeachers(db: Db, classIds: string[]): Promise<Map<string, string[]>> {
  const shown = new Map<string, string[]>(classIds.map((id) => [id, []]));
  if (classIds.length === 0) return shown;
  for (const { class_id, shown_as } of await selectTeachers(db, classIds)) {
    shown.get(class_id)?.push(shown_as);
  }
  return shown;
}

/** False when the teacher is there already. */
export async function insertTeacher(
  tx: Db,
  row: typeof class_teachers.$inferInsert,
): Promise<boolean> {
  const inserted = tx.insert(class_teachers).values(row).onConflictDoNothing();
  return (await inserted.returning({ one: sql`1` })).length > 0;
}

/** Returns who is told of the end of a class: its teachers, or the administrators when it has none. */
export async function selectTold(tx: Db, classId: string): Promise<string[]> {
  const teaching = tx.select({ id: class_teachers.user_id }).from(class_teachers);
  const told = await teaching.where(eq(class_teachers.class_id, classId));
  if (told.length > 0) return told.map(({ id }) => id);
  const administrators = tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  return (await administrators).map(({ id }) => id);
}

export function countTeachers(tx: Db, classId: string): Promise<number> {
  return tx.$count(class_teachers, eq(class_teachers.class_id, classId));
}

/** False when they do not teach the class. */
export async function deleteClassTeacher(
  tx: Db,
  classId: string,
  userId: string,
): Promise<boolean> {
  const one = and(eq(class_teachers.class_id, classId), eq(class_teachers.user_id, userId));
  const deleted = tx.delete(class_teachers).where(one);
  return (await deleted.returning({ one: sql`1` })).length > 0;
}

export async function deleteClassTeachers(tx: Db, classId: string): Promise<void> {
  await tx.delete(class_teachers).where(eq(class_teachers.class_id, classId));
}

export async function teachesClass(db: Db, classId: string, userId: string): Promise<boolean> {
  const one = and(eq(class_teachers.class_id, classId), eq(class_teachers.user_id, userId));
  return (await db.select({ one: sql`1` }).from(class_teachers).where(one)).length > 0;
}
