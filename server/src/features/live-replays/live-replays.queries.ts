import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';

/** When the last event of a session happened, in milliseconds since its start; null without any. */
const LAST_AT = sql<number | null>`(select live_events.at_ms from live_events
  where live_events.session_id = "live_sessions"."id" order by live_events.seq desc limit 1)`;

/** A session that has ended, with the name of its host: null when that account is gone. */
export type HeldRow = typeof live_sessions.$inferSelect & {
  host_name: string | null;
  last_at: number | null;
};

const { ended_at, started_at, id } = live_sessions;
const isHeld = and(isNotNull(started_at), isNotNull(ended_at), sql`${LAST_AT} is not null`);

const held = (db: Db) =>
  db
    .select({ ...getTableColumns(live_sessions), host_name: users.name, last_at: LAST_AT })
    .from(live_sessions)
    .leftJoin(users, eq(users.id, live_sessions.host_id));

/** Sessions that have ended and in which something happened, the latest first. */
export function selectHeld(db: Db, limit: number): Promise<HeldRow[]> {
  return held(db).where(isHeld).orderBy(desc(ended_at), desc(id)).limit(limit);
}

/** One of them, by an id that is a UUID. */
export async function selectHeldOne(db: Db, sessionId: string): Promise<HeldRow | undefined> {
  return (await held(db).where(and(eq(id, sessionId), isHeld)))[0];
}
