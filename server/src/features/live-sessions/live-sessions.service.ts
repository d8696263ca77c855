import type { LiveSession, LiveState } from '@codivia/contract/api/live-sessions';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { firstNameOf } from '../mentoring/mentors.service.ts';
import { LiveSessionNotFound } from './live-sessions.errors.ts';
import * as queries from './live-sessions.queries.ts';

export { refuseContactsIn } from './live-contacts.ts';

type Moments = Pick<queries.LiveSessionRow, 'cancelled_at' | 'ended_at' | 'started_at'>;

/** Returns the state of a session, which follows from its times. */
export function stateOf({ cancelled_at, ended_at, started_at }: Moments): LiveState {
  if (cancelled_at) return 'cancelled';
  if (ended_at) return 'ended';
  return started_at ? 'live' : 'scheduled';
}

/** Returns the planned end of a session. */
export function plannedEnd({
  starts_at,
  minutes,
}: Pick<queries.LiveSessionRow, 'starts_at' | 'minutes'>) {
  return new Date(starts_at.getTime() + minutes * 60_000);
}

/** Returns a session as the API shows it: of its host only the first name. */
export function sessionView(row: queries.ShownSessionRow): LiveSession {
  const { host_name, starts_at, started_at, ended_at } = row;
  return {
    ...row,
    state: stateOf(row),
    host_name: firstNameOf(host_name ?? ''),
    starts_at: starts_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  };
}

/** Returns a session with the present rights of a member in it, in one query. Throws LiveSessionNotFound. */
export async function liveAccess(
  { db, clock }: Deps,
  sessionId: string,
  userId: string,
): Promise<queries.LiveAccess> {
  const access = await queries.selectLiveAccess(db, sessionId, userId, clock());
  if (!access) throw LiveSessionNotFound();
  return access;
}

/**
 * Returns the session, locked until the transaction `db` ends, for one of its hosts at this moment; for everybody else
 * it does not exist. Throws LiveSessionNotFound.
 */
export async function lockForHost(
  db: Db,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<queries.LiveSessionRow> {
  const session = await queries.lockSession(db, sessionId);
  if (!session || !(await queries.selectIsHost(db, sessionId, userId, now)))
    throw LiveSessionNotFound();
  return session;
}

/** A session as everybody sees it. Throws LiveSessionNotFound. */
export async function readLiveSession(db: Db, id: string): Promise<LiveSession> {
  const row = await queries.selectSession(db, id);
  if (!row) throw LiveSessionNotFound();
  return sessionView(row);
}

/** Returns the calendar: sessions that are live or are to come, the next first. */
export async function listLiveSessions({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<LiveSession[]> {
  return (await queries.selectComing(db, clock())).map(sessionView);
}
