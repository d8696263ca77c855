import {
  LIVE_SIGNAL_SECONDS,
  type LiveRole,
  type LiveStatus,
} from '@codivia/contract/api/live-room';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { live_signals } from './live-questions.table.ts';
import { live_presences, live_rooms } from './live-room.table.ts';
import { keysOf, PRESENCE_LASTS } from './room-people.ts';

const before = (now: Date, milliseconds: number) =>
  new Date(now.getTime() - milliseconds).toISOString();

/** The figures of a room besides its events, for both roles. */
export interface RoomFigures {
  participants: number;
  hosts: number;
  /** The hosts who are connected; null while that is not known of some. */
  host_keys: readonly string[] | null;
  too_fast: number;
  questions_revision: number;
  host_revision: number;
}

export async function selectFigures(db: Db, sessionId: string, now: Date): Promise<RoomFigures> {
  const fresh = sql`${live_presences.session_id} = ${sessionId}
    and ${live_presences.seen_at} > ${before(now, PRESENCE_LASTS)}::timestamptz`;
  const { host_keys } = live_presences;
  const [row] = await db
    .select({
      host_keys: sql<
        string | null
      >`(select case when bool_or(${host_keys} is null and ${live_presences.hosts} > 0) then null
        else coalesce(string_agg(nullif(${host_keys}, ''), ' '), '') end from ${live_presences} where ${fresh})`,
      questions_revision: live_rooms.questions_revision,
      host_revision: live_rooms.host_revision,
      participants: sql<number>`(select coalesce(sum(${live_presences.participants}), 0)::int from ${live_presences} where ${fresh})`,
      hosts: sql<number>`(select coalesce(sum(${live_presences.hosts}), 0)::int from ${live_presences} where ${fresh})`,
      too_fast: sql<number>`(select count(*)::int from ${live_signals} where ${live_signals.session_id} = ${sessionId}
        and ${live_signals.at} > ${before(now, LIVE_SIGNAL_SECONDS * 1000)}::timestamptz)`,
    })
    .from(live_rooms)
    .where(eq(live_rooms.session_id, sessionId));
  const none = { participants: 0, hosts: 0, too_fast: 0, questions_revision: 0, host_revision: 0 };
  if (!row) return { ...none, host_keys: [] };
  return { ...row, host_keys: row.host_keys === null ? null : keysOf(row.host_keys) };
}

/** Returns the figures as a role sees them. */
export function statusFor(role: LiveRole, figures: RoomFigures): LiveStatus {
  const { participants, hosts, host_keys, too_fast, questions_revision, host_revision } = figures;
  const forHost = role === 'host';
  return {
    participants,
    host_present: hosts > 0,
    ...(host_keys && { hosts: [...host_keys] }),
    too_fast: forHost ? too_fast : 0,
    questions_revision: forHost ? questions_revision + host_revision : questions_revision,
  };
}

/** Stores the number of people in a room that a process counts at this moment. */
export async function keepPresence(
  db: Db,
  presence: typeof live_presences.$inferInsert,
): Promise<void> {
  const { participants, hosts, host_keys, seen_at } = presence;
  await db
    .insert(live_presences)
    .values(presence)
    .onConflictDoUpdate({
      target: [live_presences.session_id, live_presences.process_id],
      set: { participants, hosts, host_keys, seen_at },
    });
}

/** Deletes the figures of a process: of one room, or of all of them. */
export async function deletePresences(
  db: Db,
  processId: string,
  sessionId?: string,
): Promise<void> {
  const own = eq(live_presences.process_id, processId);
  const one = sessionId === undefined ? undefined : eq(live_presences.session_id, sessionId);
  await db.delete(live_presences).where(and(own, one));
}

/** Deletes the figures of processes that are gone. */
export async function deleteOldPresences(db: Db, moment: Date): Promise<void> {
  await db.delete(live_presences).where(lt(live_presences.seen_at, moment));
}

/** Records since when it goes too fast for a participant; null takes that back. */
export async function setSignal(
  db: Db,
  sessionId: string,
  userId: string,
  at: Date | null,
): Promise<void> {
  const { session_id, user_id } = live_signals;
  if (!at) {
    await db.delete(live_signals).where(and(eq(session_id, sessionId), eq(user_id, userId)));
    return;
  }
  const row = { session_id: sessionId, user_id: userId, at };
  const target = [session_id, user_id];
  await db.insert(live_signals).values(row).onConflictDoUpdate({ target, set: { at } });
}
