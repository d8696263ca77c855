import type { LiveRole } from '@codivia/contract/api/live-room';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { LiveOver } from '../live-sessions/live-sessions.errors.ts';
import {
  type LiveAccess,
  type LiveSessionRow,
  noteEntry,
} from '../live-sessions/live-sessions.queries.ts';
import { liveAccess } from '../live-sessions/live-sessions.service.ts';
import { LiveNotStarted, LiveParticipantsOnly, LiveSeatRequired } from './live-room.errors.ts';

/** Returns the start of a session while it is live. Throws LiveOver or LiveNotStarted. */
export function expectLive({ started_at, ended_at, cancelled_at }: LiveSessionRow): Date {
  if (ended_at || cancelled_at) throw LiveOver();
  if (!started_at) throw LiveNotStarted();
  return started_at;
}

/**
 * Admits a member to the room of a session that is live: its hosts, and participants with a seat whose plan includes
 * it, or did when they entered (docs/product.md#live-room). Throws LiveSessionNotFound, LiveSeatRequired, LiveOver or
 * LiveNotStarted.
 */
export async function enter(
  deps: Deps,
  user: SessionUser,
  sessionId: string,
): Promise<{ session: LiveAccess['session']; role: LiveRole }> {
  const { db, clock } = deps;
  const { session, host, seat, included, entered } = await liveAccess(deps, sessionId, user.id);
  if (!host && !(seat && (entered || included))) throw LiveSeatRequired();
  expectLive(session);
  if (!host && !entered) await noteEntry(db, sessionId, user.id, clock());
  return { session, role: host ? 'host' : 'participant' };
}

/** Admits participants only, else like enter. Throws LiveParticipantsOnly too. */
export async function enterAsParticipant(
  deps: Deps,
  user: SessionUser,
  sessionId: string,
): Promise<void> {
  const { role } = await enter(deps, user, sessionId);
  if (role !== 'participant') throw LiveParticipantsOnly();
}
