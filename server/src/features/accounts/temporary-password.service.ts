import { TEMPORARY_PASSWORD_DAYS } from '@codivia/contract/api/account-rules';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { revokeTokensOf } from '../api-tokens/api-tokens.queries.ts';
import { passwordChange } from './account-mail.job.ts';
import { PasswordChangeRequired, TemporaryPasswordExpired } from './accounts.errors.ts';
import { consumeMailTokensOf, insertMailToken } from './mail-tokens.queries.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import { setTemporaryPassword, type User } from './users.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Time in which another password is chosen after signing in with a temporary one, in milliseconds. */
const CHOOSING = 60 * 60 * 1000;

/**
 * Gives an account a temporary password, which works for a week and leads to another one only. Ends every session, API
 * token and reset link, and notifies the member by mail. Returns its end.
 */
export async function giveTemporaryPassword(
  { clock, jobs }: Pick<JobDeps, 'clock' | 'jobs'>,
  tx: Db,
  userId: string,
  password_hash: string,
): Promise<Date> {
  const now = clock();
  const until = new Date(now.getTime() + TEMPORARY_PASSWORD_DAYS * DAY);
  await setTemporaryPassword(tx, userId, password_hash, until);
  await revokeSessionsOf(tx, userId, now);
  await revokeTokensOf(tx, userId, 'password', now);
  await consumeMailTokensOf(tx, userId, 'reset', now);
  const mail = { user_id: userId, at: now.toISOString(), temporary_until: until.toISOString() };
  await jobs.enqueue(tx, passwordChange, mail);
  return until;
}

/**
 * Refuses a temporary password that was right: it opens no session, but leads to the page where another one is chosen.
 * Throws PasswordChangeRequired or TemporaryPasswordExpired.
 */
export async function expectOwnPassword(
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
  { id, temporary_until }: Pick<User, 'id' | 'temporary_until'>,
): Promise<void> {
  if (!temporary_until) return;
  const now = clock();
  if (temporary_until <= now) throw TemporaryPasswordExpired();
  const secret = newSecret();
  const expires_at = new Date(now.getTime() + CHOOSING);
  await insertMailToken(db, {
    token_hash: hashOf(secret),
    user_id: id,
    purpose: 'reset',
    expires_at,
  });
  throw PasswordChangeRequired(secret);
}
