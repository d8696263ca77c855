import { and, desc, eq, getTableColumns, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';
import { hidden_replays } from './live-replays.table.ts';

/** The moment of the last event of a session, in milliseconds since its start; null without any. */
const LAST_AT = sql<number | null>`(select live_events.at_ms from live_events
  where live_events.session_id = "live_sessions"."id" order by live_events.seq desc limit 1)`;

/** A session that has ended, with the name of its host: null when that account is deleted. */
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

/** Returns sessions that have ended, that have events and are not hidden, the latest first. */
export function selectHeld(db: Db, limit: number): Promise<HeldRow[]> {
  const hidden = db
    .select({ found: sql`1` })
    .from(hidden_replays)
    .where(sql`${hidden_replays.replay_id} = "live_sessions"."id"::text`);
  return held(db)
    .where(and(isHeld, notExists(hidden)))
    .orderBy(desc(ended_at), desc(id))
    .limit(limit);
}

/** Returns everything that is hidden, the latest first, with its session: null for a recording of ours. */
export async function selectHidden(db: Db) {
  const rows = await db.select().from(hidden_replays).orderBy(desc(hidden_replays.hidden_at));
  const sessions = await held(db).where(
    and(isHeld, sql`${id}::text in (select ${hidden_replays.replay_id} from ${hidden_replays})`),
  );
  const byId = new Map(sessions.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, session: byId.get(row.replay_id) ?? null }));
}

/** Returns one held session, by an id that is a UUID. */
export async function selectHeldOne(db: Db, sessionId: string): Promise<HeldRow | undefined> {
  return (await held(db).where(and(eq(id, sessionId), isHeld)))[0];
}

/** Returns the reason why a replay is hidden; undefined for one that is shown. */
export async function selectHiddenReason(db: Db, replayId: string): Promise<string | undefined> {
  const { replay_id, reason } = hidden_replays;
  return (await db.select({ reason }).from(hidden_replays).where(eq(replay_id, replayId)))[0]
    ?.reason;
}

/** The ids of everything that is hidden. */
export async function selectHiddenIds(db: Db): Promise<Set<string>> {
  const { replay_id } = hidden_replays;
  const rows = await db.select({ replay_id }).from(hidden_replays);
  return new Set(rows.map((row) => row.replay_id));
}

/** Hides a replay. False when it was hidden already. */
export async function insertHidden(
  db: Db,
  hidden: typeof hidden_replays.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(hidden_replays).values(hidden).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Shows a replay again. False when it was not hidden. */
export async function deleteHidden(db: Db, replayId: string): Promise<boolean> {
  const { replay_id } = hidden_replays;
  return (await db.delete(hidden_replays).where(eq(replay_id, replayId)).returning()).length > 0;
}
