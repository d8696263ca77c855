import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { premiumAt } from '../accounts/premium.queries.ts';
import { mayAnswer } from '../mentoring/mentors.queries.ts';
import { live_seats, live_sessions } from './live-sessions.table.ts';

export type LiveSessionRow = typeof live_sessions.$inferSelect;

/** A session with the name of its host, null when that account is deleted, and the number of seats that are taken. */
export type ShownSessionRow = LiveSessionRow & { host_name: string | null; seats_taken: number };

const hosts = alias(users, 'hosts');

const SHOWN = {
  ...getTableColumns(live_sessions),
  host_name: hosts.name,
  seats_taken: sql<number>`(select count(*)::integer from live_seats
    where live_seats.session_id = "live_sessions"."id")`,
};

const hostOf = eq(hosts.id, live_sessions.host_id);

/** True when the caller is an administrator, or a mentor who may answer at this moment. `users` is the caller's row. */
const mayHost = (db: Db, userId: string, now: Date) =>
  or(eq(users.role, 'admin'), mayAnswer(db, userId, now));

/** True when the caller may host this session: administrators may host all, mentors their own. */
const isHost = (db: Db, userId: string, now: Date) =>
  or(eq(users.role, 'admin'), and(eq(live_sessions.host_id, userId), mayAnswer(db, userId, now)));

/** True for members who have the live seats of Premium, or all rights. */
const isIncluded = (now: Date) => or(eq(users.role, 'admin'), premiumAt(now));

/** The rights of a member in a session. */
export interface LiveAccess {
  session: ShownSessionRow;
  /** True when they may type, edit the schedule, start and end it. */
  host: boolean;
  /** True when their plan has live seats now. */
  included: boolean;
  seat: boolean;
  reminder: boolean;
  /** True when they have been in the room of this session. */
  entered: boolean;
}

/**
 * Returns a session with the rights of a member in it at a moment, in one query; undefined when there is no such
 * session.
 */
export async function selectLiveAccess(
  db: Db,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<LiveAccess | undefined> {
  const [found] = await db
    .select({
      session: SHOWN,
      host: sql<boolean>`coalesce(${isHost(db, userId, now)}, false)`,
      included: sql<boolean>`${isIncluded(now)}`,
      seat: sql<boolean>`${live_seats.user_id} is not null`,
      reminder: sql<boolean>`coalesce(${live_seats.reminder}, false)`,
      entered: sql<boolean>`${live_seats.entered_at} is not null`,
    })
    .from(live_sessions)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(hosts, hostOf)
    .leftJoin(
      live_seats,
      and(eq(live_seats.session_id, live_sessions.id), eq(live_seats.user_id, userId)),
    )
    .where(eq(live_sessions.id, sessionId));
  return found;
}

/** Tells whether a member may host a session at this moment. */
export async function selectIsHost(
  db: Db,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [found] = await db
    .select({ id: live_sessions.id })
    .from(live_sessions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(live_sessions.id, sessionId), isHost(db, userId, now)));
  return found !== undefined;
}

export async function selectSession(db: Db, id: string): Promise<ShownSessionRow | undefined> {
  const found = db.select(SHOWN).from(live_sessions).leftJoin(hosts, hostOf);
  return (await found.where(eq(live_sessions.id, id)))[0];
}

/**
 * Returns sessions that are live or are to come, and cancelled ones until their time is over, the next first. A session
 * that nobody has started is over with its planned time.
 */
export function selectComing(db: Db, now: Date): Promise<ShownSessionRow[]> {
  const { starts_at, minutes, started_at, cancelled_at, ended_at } = live_sessions;
  const planned = sql`${starts_at} + ${minutes} * interval '1 minute' > ${now.toISOString()}::timestamptz`;
  const goesOn = and(sql`${started_at} is not null`, isNull(cancelled_at));
  return db
    .select(SHOWN)
    .from(live_sessions)
    .leftJoin(hosts, hostOf)
    .where(and(isNull(ended_at), or(goesOn, planned)))
    .orderBy(asc(starts_at), asc(live_sessions.id));
}

/** Locks a session until the transaction ends, so that its seats and its times change one after another. */
export async function lockSession(tx: Db, id: string): Promise<LiveSessionRow | undefined> {
  const one = eq(live_sessions.id, id);
  return (await tx.select().from(live_sessions).where(one).for('no key update'))[0];
}

export async function insertSession(
  db: Db,
  session: typeof live_sessions.$inferInsert,
): Promise<string> {
  const [inserted] = await db
    .insert(live_sessions)
    .values(session)
    .returning({ id: live_sessions.id });
  if (!inserted) throw new Error('a live session was not inserted');
  return inserted.id;
}

/** Changes a session. A change that calendars show must raise `sequence` too. */
export async function updateSession(
  tx: Db,
  id: string,
  changes: Partial<typeof live_sessions.$inferInsert>,
): Promise<void> {
  await tx.update(live_sessions).set(changes).where(eq(live_sessions.id, id));
}

export function countSeats(db: Db, sessionId: string): Promise<number> {
  return db.$count(live_seats, eq(live_seats.session_id, sessionId));
}

/**
 * Returns the caller's rights, and their seats and sessions among those that have not ended. Administrators host all.
 */
export async function selectOwn(db: Db, userId: string, now: Date) {
  const [rights] = await db
    .select({
      included: sql<boolean>`${isIncluded(now)}`,
      may_host: sql<boolean>`${mayHost(db, userId, now)}`,
      admin: sql<boolean>`${users.role} = 'admin'`,
    })
    .from(users)
    .where(eq(users.id, userId));
  const seats = await db
    .select({ id: live_seats.session_id, reminder: live_seats.reminder })
    .from(live_seats)
    .innerJoin(live_sessions, eq(live_sessions.id, live_seats.session_id))
    .where(and(eq(live_seats.user_id, userId), isNull(live_sessions.ended_at)));
  const hosted = await db
    .select({ id: live_sessions.id })
    .from(live_sessions)
    .where(
      and(
        isNull(live_sessions.ended_at),
        rights?.admin ? undefined : eq(live_sessions.host_id, userId),
      ),
    );
  return { rights, seats, hosted };
}

const seatOf = (sessionId: string, userId: string) =>
  and(eq(live_seats.session_id, sessionId), eq(live_seats.user_id, userId));

/** Takes a seat, or changes the reminder of the one that is there. */
export async function upsertSeat(tx: Db, seat: typeof live_seats.$inferInsert): Promise<void> {
  const { reminder, time_zone } = seat;
  await tx
    .insert(live_seats)
    .values(seat)
    .onConflictDoUpdate({
      target: [live_seats.session_id, live_seats.user_id],
      set: { reminder, time_zone: time_zone ?? sql`${live_seats.time_zone}` },
    });
}

export async function deleteSeat(db: Db, sessionId: string, userId: string): Promise<void> {
  await db.delete(live_seats).where(seatOf(sessionId, userId));
}

/** Gives back a member's seats of sessions that have not ended. Returns the number of seats. */
export async function deleteComingSeats(tx: Db, userId: string): Promise<number> {
  const { id, ended_at } = live_sessions;
  const coming = tx.select({ id }).from(live_sessions).where(isNull(ended_at));
  const given = await tx
    .delete(live_seats)
    .where(and(eq(live_seats.user_id, userId), inArray(live_seats.session_id, coming)))
    .returning({ session: live_seats.session_id });
  return given.length;
}

/** Records when a member came into the room of a session for the first time. */
export async function noteEntry(
  db: Db,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<void> {
  const first = and(seatOf(sessionId, userId), isNull(live_seats.entered_at));
  await db.update(live_seats).set({ entered_at: now }).where(first);
}
