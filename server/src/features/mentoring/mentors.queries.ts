import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import {
  and,
  type Column,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { notifyLive } from '../../db/live-notices.ts';
import { second_factors } from '../second-factor/second-factor.table.ts';
import { mentoring_messages, mentors } from './mentoring.table.ts';

export type MentorRow = typeof mentors.$inferSelect & { has_second_factor: boolean };

const hasFactor = (db: Db) =>
  exists(
    db
      .select({ id: second_factors.user_id })
      .from(second_factors)
      .where(
        and(eq(second_factors.user_id, mentors.user_id), isNotNull(second_factors.confirmed_at)),
      ),
  );

export async function selectMentor(db: Db, userId: string): Promise<MentorRow | undefined> {
  const [found] = await db
    .select({ ...getTableColumns(mentors), has_second_factor: sql<boolean>`${hasFactor(db)}` })
    .from(mentors)
    .where(eq(mentors.user_id, userId));
  return found;
}

/** Returns false when the account has the capability already. */
export async function insertMentor(db: Db, row: typeof mentors.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(mentors).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Deletes a mentor; the requests that they had claimed lose their mentor with the row. False when there was none. */
export async function deleteMentor(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.delete(mentors).where(eq(mentors.user_id, userId)).returning();
  await notifyLive(db, 'rights');
  return deleted.length > 0;
}

/** Returns undefined when the account has not the capability. */
export async function updateMentor(
  db: Db,
  userId: string,
  changes: Partial<typeof mentors.$inferInsert>,
): Promise<MentorRow | undefined> {
  await db.update(mentors).set(changes).where(eq(mentors.user_id, userId));
  return selectMentor(db, userId);
}

/**
 * Suspends a mentor who has this number of held messages that nobody has approved since the capability was granted or
 * the latest suspension ended. False when they have fewer.
 */
export async function suspendFor(
  tx: Db,
  userId: string,
  messages: number,
  now: Date,
): Promise<boolean> {
  const mentor = await selectMentor(tx, userId);
  if (!mentor || mentor.suspended_at) return false;
  const { author_id, author, held_for, state, created_at } = mentoring_messages;
  const since = mentor.reinstated_at ?? mentor.granted_at;
  const isHeld = and(
    ...[eq(author_id, userId), eq(author, 'mentor'), isNotNull(held_for)],
    ...[ne(state, 'shown'), gte(created_at, since)],
    sql`not exists (select from mentoring_threads t where t.id = ${mentoring_messages.thread_id}
      and t.class_id is not null)`,
  );
  if ((await tx.$count(mentoring_messages, isHeld)) < messages) return false;
  await updateMentor(tx, userId, { suspended_at: now });
  await notifyLive(tx, 'rights');
  return true;
}

/** Tells whether somebody is a mentor who may answer and host at this moment (docs/product.md#mentors). */
export const mayAnswer = (db: Db, userId: string | Column, now: Date) =>
  exists(
    db
      .select({ id: mentors.user_id })
      .from(mentors)
      .where(
        and(
          eq(mentors.user_id, userId),
          eq(mentors.conduct_version, CONDUCT_VERSION),
          isNull(mentors.suspended_at),
          or(gt(mentors.factor_due_at, now), hasFactor(db)),
        ),
      ),
  );
