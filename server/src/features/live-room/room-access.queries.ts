import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sessions, users } from '../accounts/accounts.table.ts';
import { live_seats, live_sessions } from '../live-sessions/live-sessions.table.ts';
import { mayAnswer } from '../mentoring/mentors.queries.ts';
import { live_events } from './live-room.table.ts';

/** True when a row of `users` is the host of a session while they are a mentor, or is an administrator. */
const isHost = (db: Db, now: Date) =>
  or(
    eq(users.role, 'admin'),
    and(eq(live_sessions.host_id, users.id), mayAnswer(db, users.id, now)),
  );

/** Returns the present rights of the connected people in a room, by the session of their account. */
export async function selectListening(db: Db, sessionId: string, logins: string[], now: Date) {
  const rows = await db
    .select({
      login: sessions.id,
      host: sql<boolean>`coalesce(${isHost(db, now)}, false)`,
      seat: sql<boolean>`${live_seats.entered_at} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(live_sessions, eq(live_sessions.id, sessionId))
    .leftJoin(
      live_seats,
      and(eq(live_seats.session_id, live_sessions.id), eq(live_seats.user_id, users.id)),
    )
    .where(and(inArray(sessions.id, logins), isNull(sessions.revoked_at)));
  return new Map(rows.map(({ login, host, seat }) => [login, { host, seat }]));
}

/** Returns the kind of a session, and the moments of its start and end; undefined when there is none. */
export async function selectTimes(db: Db, sessionId: string) {
  const { id, kind, started_at, ended_at } = live_sessions;
  const found = db.select({ kind, started_at, ended_at }).from(live_sessions);
  return (await found.where(eq(id, sessionId)))[0];
}

/** Returns live sessions whose planned end and last event lie before a moment. */
export async function selectAbandoned(db: Db, moment: Date): Promise<string[]> {
  const { id, starts_at, minutes, started_at, ended_at, cancelled_at } = live_sessions;
  const quietSince = sql`${moment.toISOString()}::timestamptz`;
  const lastEvent = sql`(select coalesce(max(${live_events.at_ms}), 0) from ${live_events}
    where ${live_events.session_id} = ${id})`;
  const rows = await db
    .select({ id })
    .from(live_sessions)
    .where(
      and(
        isNotNull(started_at),
        isNull(ended_at),
        isNull(cancelled_at),
        sql`${starts_at} + ${minutes} * interval '1 minute' < ${quietSince}`,
        sql`${started_at} + ${lastEvent} * interval '1 millisecond' < ${quietSince}`,
      ),
    );
  return rows.map((row) => row.id);
}
