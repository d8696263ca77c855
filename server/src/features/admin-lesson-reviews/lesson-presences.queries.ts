import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { lesson_presences } from './lesson-presences.table.ts';

/** Tells whether a lesson is there, without reading it: this is asked for often. */
export async function isKept(db: Db, id: string): Promise<boolean> {
  const isTheirs = and(eq(lessons.id, id), isNull(lessons.deleted_at));
  return (await db.select({ id: lessons.id }).from(lessons).where(isTheirs)).length > 0;
}

/** Removes the presences of those who gave no sign of life since a moment, at every lesson. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await db.delete(lesson_presences).where(lt(lesson_presences.seen_at, before));
}

/** Stores a sign of life. The moment since when they are there stays. */
export async function upsertPresence(
  db: Db,
  presence: typeof lesson_presences.$inferInsert,
): Promise<void> {
  const { seen_at, is_editing } = presence;
  await db
    .insert(lesson_presences)
    .values(presence)
    .onConflictDoUpdate({
      target: [lesson_presences.lesson_id, lesson_presences.user_id],
      set: { seen_at, is_editing },
    });
}

/** Returns the others at a lesson, who came first first. */
export function selectOthers(db: Db, lessonId: string, userId: string) {
  const { since, is_editing } = lesson_presences;
  return db
    .select({ id: users.id, name: users.name, since, is_editing })
    .from(lesson_presences)
    .innerJoin(users, eq(users.id, lesson_presences.user_id))
    .where(and(eq(lesson_presences.lesson_id, lessonId), ne(lesson_presences.user_id, userId)))
    .orderBy(asc(since), asc(users.id));
}

export async function deletePresence(db: Db, lessonId: string, userId: string): Promise<void> {
  await db
    .delete(lesson_presences)
    .where(and(eq(lesson_presences.lesson_id, lessonId), eq(lesson_presences.user_id, userId)));
}
