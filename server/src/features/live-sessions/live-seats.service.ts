import type { Answer } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/live-sessions';
import type { LiveOwnState } from '@codivia/contract/api/live-sessions';
import type { Deps } from '../../deps.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { LiveFull, LiveHostNeedsNoSeat, LiveOver, LivePremium } from './live-sessions.errors.ts';
import { deleteSeat, lockSession, selectOwn, upsertSeat } from './live-sessions.queries.ts';
import { liveAccess, plannedEnd } from './live-sessions.service.ts';

/** Returns the rights of a member in live sessions, and the sessions that they have to do with. */
export async function readOwnLiveSessions(
  { db, clock }: Deps,
  userId: string,
): Promise<Answer<typeof contract.readOwnLiveSessions>> {
  const { rights, seats, hosted } = await selectOwn(db, userId, clock());
  return {
    included: rights?.included ?? false,
    may_host: rights?.may_host ?? false,
    seats: seats.map(({ id }) => id),
    reminders: seats.filter(({ reminder }) => reminder).map(({ id }) => id),
    hosted: hosted.map(({ id }) => id),
  };
}

/**
 * Takes a seat, or changes the reminder of the one the member has, which stays theirs when Premium ends. The session
 * is locked, so that no more seats are taken than there are. Throws LiveSessionNotFound, LiveHostNeedsNoSeat,
 * LivePremium, LiveOver, LiveFull or what expectAllowed throws.
 */
export function takeLiveSeat(
  { db, clock }: Deps,
  userId: string,
  sessionId: string,
  { reminder, time_zone }: { reminder: boolean; time_zone: string | undefined },
): Promise<LiveOwnState> {
  return db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, userId);
    await expectAllowed(tx, userId, 'live');
    await lockSession(tx, sessionId);
    const { session, host, included, seat } = await liveAccess(
      { db: tx, clock },
      sessionId,
      userId,
    );
    if (host) throw LiveHostNeedsNoSeat();
    if (!included && !seat) throw LivePremium();
    const now = clock();
    const isMissed = !session.started_at && plannedEnd(session) <= now;
    if (session.cancelled_at || session.ended_at || isMissed) throw LiveOver();
    if (!seat && session.seats_taken >= session.seats) throw LiveFull();
    const row = { session_id: sessionId, user_id: userId, taken_at: now, reminder };
    await upsertSeat(tx, { ...row, time_zone: time_zone ?? null });
    return { included, seat: true, reminder, host };
  });
}

/** Gives a seat back; without one nothing changes. Throws LiveSessionNotFound. */
export async function leaveLiveSeat(
  { db, clock }: Deps,
  userId: string,
  sessionId: string,
): Promise<void> {
  await liveAccess({ db, clock }, sessionId, userId);
  await deleteSeat(db, sessionId, userId);
}
