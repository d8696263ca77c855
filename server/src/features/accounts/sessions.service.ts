import type { AuthAnswer, Tokens } from '@codivia/contract/accounts';
import type { Db } from '../../db/connect.ts';
import { ACCESS_TOKEN_LIFETIME } from '../../plugins/session.ts';
import { SessionExpired } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
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

async function issueTokens(world: AccountsWorld, db: Db, session_id: string): Promise<Tokens> {
  const refresh_token = newSecret();
  await insertRefreshToken(db, {
    token_hash: hashOf(refresh_token),
    session_id,
    expires_at: new Date(world.clock().getTime() + REFRESH_TOKEN_LIFETIME),
  });
  return {
    access_token: world.signAccess(session_id),
    refresh_token,
    expires_in: ACCESS_TOKEN_LIFETIME,
  };
}

/** Signs somebody in: a new session with its first pair of tokens. */
export async function openSession(
  world: AccountsWorld,
  db: Db,
  user: User,
  { browser, system }: Pick<Caller, 'browser' | 'system'>,
): Promise<AuthAnswer> {
  const now = world.clock();
  const session = await insertSession(db, { user_id: user.id, browser, system }, now);
  const tokens = await issueTokens(world, db, session);
  return { ...tokens, user: memberOf({ ...user, is_premium: isPremium(user, now) }) };
}

/**
 * Trades a refresh token for a new pair. One that was traded longer than the grace ago has been
 * copied: its whole session ends. Throws SessionExpired.
 */
export async function refreshSession(world: AccountsWorld, token: string): Promise<Tokens> {
  const now = world.clock();
  const rotated = await rotate(world.db, hashOf(token), now);
  if (!rotated) throw SessionExpired();
  if (now.getTime() - rotated.rotated_at.getTime() > ROTATION_GRACE) {
    await revokeSession(world.db, rotated.session_id, now);
    throw SessionExpired();
  }
  await touchSession(world.db, rotated.session_id, now);
  return issueTokens(world, world.db, rotated.session_id);
}

/** Ends the session a refresh token belongs to; says nothing of tokens that belong to none. */
export async function endSession(world: AccountsWorld, token: string): Promise<void> {
  const session = await sessionOfRefreshToken(world.db, hashOf(token));
  if (session) await revokeSession(world.db, session, world.clock());
}
