import type { AuthAnswer, Tokens } from '@codivia/contract/accounts';
import type { Db } from '../../db/connect.ts';
import { ACCESS_TOKEN_LIFETIME } from '../../plugins/session.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { SessionExpired } from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { memberOf } from './members.ts';
import { isPremium } from './premium.ts';
import { insertRefreshToken, rotate, sessionOfRefreshToken } from './refresh-tokens.queries.ts';
import { hashOf, newSecret } from './secrets.ts';
import { insertSession, revokeSession, touchSession } from './sessions.queries.ts';
import type { User } from './users.queries.ts';

/** A session lives on as long as it is used once in that time, in milliseconds. */
export const REFRESH_TOKEN_LIFETIME = 30 * 24 * 60 * 60 * 1000;
/** Two tabs may hand in the same token within this time of each other, in milliseconds. */
export const ROTATION_GRACE = 10_000;

async function issueTokens(deps: AccountDeps, db: Db, session_id: string): Promise<Tokens> {
  const refresh_token = newSecret();
  await insertRefreshToken(db, {
    token_hash: hashOf(refresh_token),
    session_id,
    expires_at: new Date(deps.clock().getTime() + REFRESH_TOKEN_LIFETIME),
  });
  return {
    access_token: deps.signAccess(session_id),
    refresh_token,
    expires_in: ACCESS_TOKEN_LIFETIME,
  };
}

/** Signs somebody in: a new session with its first pair of tokens. */
export async function openSession(
  deps: AccountDeps,
  db: Db,
  user: User,
  { browser, system }: Pick<Caller, 'browser' | 'system'>,
): Promise<AuthAnswer> {
  const now = deps.clock();
  const session = await insertSession(db, { user_id: user.id, browser, system }, now);
  const tokens = await issueTokens(deps, db, session);
  return { ...tokens, user: memberOf({ ...user, is_premium: isPremium(user, now) }) };
}

/**
 * Trades a refresh token for a new pair. One that was traded longer than the grace ago has been
 * copied: its whole session ends. Throws SessionExpired.
 */
export async function refreshSession(deps: AccountDeps, token: string): Promise<Tokens> {
  const now = deps.clock();
  const rotated = await rotate(deps.db, hashOf(token), now);
  if (!rotated) throw SessionExpired();
  if (now.getTime() - rotated.rotated_at.getTime() > ROTATION_GRACE) {
    await revokeSession(deps.db, rotated.session_id, now);
    throw SessionExpired();
  }
  await touchSession(deps.db, rotated.session_id, now);
  return issueTokens(deps, deps.db, rotated.session_id);
}

/** Ends the session a refresh token belongs to; says nothing of tokens that belong to none. */
export async function endSession(deps: AccountDeps, token: string): Promise<void> {
  const session = await sessionOfRefreshToken(deps.db, hashOf(token));
  if (session) await revokeSession(deps.db, session, deps.clock());
}
