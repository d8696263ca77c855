import type { Session } from '@codivia/contract/sessions';
import type { SessionUser } from '../../plugins/session.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { SessionNotFound } from './accounts.errors.ts';
import { revokeSessionOf, revokeSessionsOf, selectSessionsOf } from './sessions.queries.ts';
import { REFRESH_TOKEN_LIFETIME } from './sessions.service.ts';

/** The sessions that can still be used, the caller's own first. */
export async function sessionsOf(
  { db, clock }: AccountDeps,
  { id: userId, session_id }: SessionUser,
): Promise<Session[]> {
  const since = new Date(clock().getTime() - REFRESH_TOKEN_LIFETIME);
  const found = await selectSessionsOf(db, userId, since);
  return found
    .map(({ created_at, used_at, ...session }) => ({
      ...session,
      created_at: created_at.toISOString(),
      used_at: used_at.toISOString(),
      is_current: session.id === session_id,
    }))
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
}

/** Ends one session of the caller. Throws SessionNotFound. */
export async function endSessionOf(
  { db, clock }: AccountDeps,
  { id: userId }: SessionUser,
  session: string,
): Promise<void> {
  if (!(await revokeSessionOf(db, userId, session, clock()))) throw SessionNotFound();
}

/** Ends all sessions of the caller but the one they call from. */
export function endOtherSessionsOf(
  { db, clock }: AccountDeps,
  { id: userId, session_id }: SessionUser,
): Promise<void> {
  return revokeSessionsOf(db, userId, clock(), session_id);
}
