import type { AuthAnswer, Tokens } from '@codivia/contract/api/accounts';
import type { Session } from '@codivia/contract/api/sessions';
import type { Db } from '../../db/connect.ts';
import { ACCESS_TOKEN_LIFETIME, type SessionUser } from '../../plugins/session.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { standingOf } from '../permissions/permissions.queries.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { SessionExpired, SessionNotFound } from './accounts.errors.ts';
import { type Caller, deviceHash } from './devices.ts';
import { rememberDevice } from './known-devices.queries.ts';
import { isPremium } from './premium.queries.ts';
import { memberOf } from './profile.service.ts';
import {
  insertRefreshToken,
  lockRefreshToken,
  markRotated,
  sessionOfRefreshToken,
  supersede,
} from './refresh-tokens.queries.ts';
import * as queries from './sessions.queries.ts';
import type { User } from './users.queries.ts';

/** Time for which a session stays open without use, in milliseconds. */
export const REFRESH_TOKEN_LIFETIME = 30 * 24 * 60 * 60 * 1000;
/** Time within which two tabs may exchange the same token, in milliseconds. */
export const ROTATION_GRACE = 10_000;

/** Issues a pair of tokens; `generation` counts the refreshes of the session that led to it. */
async function issueTokens(
  deps: AccountDeps,
  db: Db,
  session_id: string,
  generation = 0,
): Promise<Tokens> {
  const refresh_token = newSecret();
  await insertRefreshToken(db, {
    token_hash: hashOf(refresh_token),
    session_id,
    generation,
    expires_at: new Date(deps.clock().getTime() + REFRESH_TOKEN_LIFETIME),
  });
  return {
    access_token: deps.signAccess(session_id, generation),
    refresh_token,
    expires_in: ACCESS_TOKEN_LIFETIME,
  };
}

/** Signs a user in: opens a session with its first pair of tokens. */
export async function openSession(
  deps: AccountDeps,
  db: Db,
  user: User,
  { browser, system }: Pick<Caller, 'browser' | 'system'>,
): Promise<AuthAnswer> {
  const now = deps.clock();
  const session = await queries.insertSession(db, { user_id: user.id, browser, system }, now);
  const tokens = await issueTokens(deps, db, session);
  const standing = await standingOf(db, user.id, now);
  return { ...tokens, user: memberOf({ ...user, is_premium: isPremium(user, now) }, standing) };
}

/** Returns the session of a token, and its new pair; null for the pair when the token has been copied. */
async function tradeToken(deps: AccountDeps, db: Db, token: string, now: Date) {
  const hash = hashOf(token);
  const known = await lockRefreshToken(db, hash, now);
  if (!known) throw SessionExpired();
  const { session_id, generation, rotated_at, is_superseded, seen_generation } = known;
  const isLate = rotated_at !== null && now.getTime() - rotated_at.getTime() > ROTATION_GRACE;
  if (is_superseded || (isLate && seen_generation > generation)) {
    return { session_id, tokens: null };
  }
  if (isLate) await supersede(db, session_id, generation + 1);
  await markRotated(db, hash, now);
  await queries.touchSession(db, session_id, generation, now);
  return { session_id, tokens: await issueTokens(deps, db, session_id, generation + 1) };
}

/**
 * Exchanges a refresh token for a new pair. Lost answers change nothing: a token may be exchanged again, however late,
 * until the pair that it was exchanged for has been used once. A token that is exchanged later than that, or whose
 * answer was superseded, has been copied: its whole session ends (docs/product.md#sessions). Throws SessionExpired.
 */
export async function refresh(deps: AccountDeps, token: string): Promise<Tokens> {
  const now = deps.clock();
  const { session_id, tokens } = await deps.db.transaction((tx) =>
    tradeToken(deps, tx, token, now),
  );
  if (tokens) return tokens;
  await queries.revokeSession(deps.db, session_id, now);
  throw SessionExpired();
}

/** Ends the session of a refresh token; does nothing for tokens without a session. */
export async function logout(deps: AccountDeps, token: string): Promise<void> {
  const session = await sessionOfRefreshToken(deps.db, hashOf(token));
  if (session) await queries.revokeSession(deps.db, session, deps.clock());
}

/** Returns the sessions that can still be used, the caller's own first. */
export async function listSessions(
  { db, clock }: AccountDeps,
  { id: userId, session_id }: SessionUser,
): Promise<Session[]> {
  const since = new Date(clock().getTime() - REFRESH_TOKEN_LIFETIME);
  const found = await queries.selectSessionsOf(db, userId, since);
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
export async function endOneSession(
  { db, clock }: AccountDeps,
  { id: userId }: SessionUser,
  session: string,
): Promise<void> {
  if (!(await queries.revokeSessionOf(db, userId, session, clock()))) throw SessionNotFound();
}

/** Ends all sessions of the caller but the one they call from. */
export function endOtherSessions(
  { db, clock }: AccountDeps,
  { id: userId, session_id }: SessionUser,
): Promise<void> {
  return queries.revokeSessionsOf(db, userId, clock(), session_id);
}

/** Remembers the device on which a user proved to be the owner. */
export async function rememberDeviceOf(
  { db, clock, tokenSecret }: AccountDeps,
  userId: string,
  device: string,
): Promise<void> {
  await rememberDevice(db, userId, deviceHash(tokenSecret, userId, device), clock());
}
