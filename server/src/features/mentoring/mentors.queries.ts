import { CONDUCT_VERSION } from '@codivia/contract/mentor-profile';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { notifyLive } from '../../db/live-notices.ts';
import { mentors } from './mentoring.table.ts';

export type MentorRow = typeof mentors.$inferSelect;

export async function selectMentor(db: Db, userId: string): Promise<MentorRow | undefined> {
  return (await db.select().from(mentors).where(eq(mentors.user_id, userId)))[0];
}

/** False when the account has the capability already. */
export async function insertMentor(db: Db, userId: string, now: Date): Promise<boolean> {
  const row = { user_id: userId, granted_at: now };
  const inserted = await db.insert(mentors).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Requests that the mentor had claimed lose their mentor with the row. False when there was none. */
export async function deleteMentor(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.delete(mentors).where(eq(mentors.user_id, userId)).returning();
  await notifyLive(db, 'rights');
  return deleted.length > 0;
}

/** Undefined when the account has not the capability. */
export async function updateMentor(
  db: Db,
  userId: string,
  changes: Partial<typeof mentors.$inferInsert>,
): Promise<MentorRow | undefined> {
  const own = eq(mentors.user_id, userId);
  return (await db.update(mentors).set(changes).where(own).returning())[0];
}

/** A mentor who may answer: one who has accepted the present code of conduct. */
export const mayAnswer = (userId: string) =>
  and(eq(mentors.user_id, userId), eq(mentors.conduct_version, CONDUCT_VERSION));
