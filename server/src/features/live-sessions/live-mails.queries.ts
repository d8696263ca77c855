import { LIVE_REMINDER_MINUTES } from '@codivia/contract/api/live-sessions';
import { and, eq, exists, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { live_seats, live_sessions } from './live-sessions.table.ts';

const isUnreminded = and(live_seats.reminder, isNull(live_seats.reminded_at));

/** Returns sessions that begin within the time of the reminder, with seats whose reminder is still to be queued. */
export async function selectDueReminders(db: Db, now: Date): Promise<string[]> {
  const { id, starts_at, started_at, ended_at, cancelled_at } = live_sessions;
  const latest = new Date(now.getTime() + LIVE_REMINDER_MINUTES * 60_000);
  const unreminded = db
    .select({ id: live_seats.user_id })
    .from(live_seats)
    .where(and(eq(live_seats.session_id, id), isUnreminded));
  const coming = and(isNull(started_at), isNull(ended_at), isNull(cancelled_at));
  const rows = await db
    .select({ id })
    .from(live_sessions)
    .where(and(coming, gt(starts_at, now), lte(starts_at, latest), exists(unreminded)));
  return rows.map((row) => row.id);
}

/** Takes the reminders of a session that are still to be queued; no reminder is taken twice. */
export async function takeReminders(tx: Db, sessionId: string, now: Date): Promise<string[]> {
  const taken = await tx
    .update(live_seats)
    .set({ reminded_at: now })
    .where(and(eq(live_seats.session_id, sessionId), isUnreminded))
    .returning({ id: live_seats.user_id });
  return taken.map(({ id }) => id);
}

/** Lets the members of a session be reminded once more. */
export async function forgetReminders(tx: Db, sessionId: string): Promise<void> {
  const reminded = isNotNull(live_seats.reminded_at);
  await tx
    .update(live_seats)
    .set({ reminded_at: null })
    .where(and(eq(live_seats.session_id, sessionId), reminded));
}

/** Members with a seat in a session, in no order. */
export async function selectSeatHolders(db: Db, sessionId: string): Promise<string[]> {
  const taken = eq(live_seats.session_id, sessionId);
  const rows = await db.select({ id: live_seats.user_id }).from(live_seats).where(taken);
  return rows.map(({ id }) => id);
}

/** Returns the time zone of a member with a seat, by their browser; null when it did not say. */
export async function selectTimeZone(
  db: Db,
  sessionId: string,
  userId: string,
): Promise<string | null> {
  const seat = and(eq(live_seats.session_id, sessionId), eq(live_seats.user_id, userId));
  const [row] = await db.select({ zone: live_seats.time_zone }).from(live_seats).where(seat);
  return row?.zone ?? null;
}

/** Deletes the seats of sessions that were over before a moment, and sessions from before it that were never held. */
export async function deleteOldSeats(db: Db, before: Date): Promise<void> {
  const { id, started_at, ended_at, starts_at, minutes } = live_sessions;
  const moment = sql`${before.toISOString()}::timestamptz`;
  const plannedEnd = sql`${starts_at} + ${minutes} * interval '1 minute'`;
  await db.delete(live_sessions).where(and(isNull(started_at), sql`${plannedEnd} < ${moment}`));
  const over = db
    .select({ id })
    .from(live_sessions)
    .where(and(eq(id, live_seats.session_id), sql`${ended_at} < ${moment}`));
  const { user_id: key } = live_seats;
  await deleteInBatches(db, { table: live_seats, key, where: exists(over) });
}
