import type { AuthAnswer } from '@codivia/contract/api/accounts';
import type { Db } from '../../db/connect.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { hashOf } from '../../secrets.ts';
import { revokeTokensOf } from '../api-tokens/api-tokens.queries.ts';
import { accountMail, announcePasswordChange } from './account-mail.job.ts';
import type { AccountDeps } from './accounts.deps.ts';
import {
  CurrentPasswordRequired,
  InvalidResetLink,
  PasswordIsTemporary,
} from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { consumeMailToken, consumeMailTokensOf, ownerOfMailToken } from './mail-tokens.queries.ts';
import {
  checkNewPassword,
  checkPasswordOf,
  hashPassword,
  passwordFits,
} from './passwords.service.ts';
import { revokeSessionsOf, sessionOpenedAt } from './sessions.queries.ts';
import { openSession, rememberDeviceOf } from './sessions.service.ts';
import { findUser, markVerified, setPassword, type User } from './users.queries.ts';

/** Time after signing in during which a password may be changed without the current one, in milliseconds. */
const YOUNG_SESSION = 10 * 60 * 1000;

/** Throws CurrentPasswordRequired or WrongPassword. */
async function checkCurrentPassword(
  { db, clock }: AccountDeps,
  { id, session_id }: SessionUser,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) {
    const opened = await sessionOpenedAt(db, session_id);
    if (opened && clock().getTime() - opened.getTime() < YOUNG_SESSION) return;
    throw CurrentPasswordRequired();
  }
  await checkPasswordOf(db, id, password);
}

/**
 * Changes the password and ends every session, API token and reset link; the answer opens a new session for the device
 * that asked. Notifies the member by mail. Throws CurrentPasswordRequired, WrongPassword, PasswordTooCommon,
 * PasswordTooPersonal.
 */
export async function changePassword(
  deps: AccountDeps,
  member: SessionUser,
  { password, current_password }: { password: string; current_password?: string },
  caller: Caller,
): Promise<AuthAnswer> {
  const userId = member.id;
  await checkCurrentPassword(deps, member, current_password);
  checkNewPassword(password, member);
  const password_hash = await hashPassword(password);
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    await setPassword(tx, userId, password_hash);
    await revokeSessionsOf(tx, userId, now);
    await revokeTokensOf(tx, userId, 'password', now);
    await consumeMailTokensOf(tx, userId, 'reset', now);
    const user = await findUser(tx, userId);
    if (!user) throw AuthenticationRequired();
    await announcePasswordChange(deps, tx, userId);
    return openSession(deps, tx, user, caller);
  });
}

/** Returns the owner of the token of a reset mail; undefined when it cannot be used (any more). */
export function ownerOfReset({ db, clock }: AccountDeps, token: string) {
  return ownerOfMailToken(db, hashOf(token), 'reset', clock());
}

/**
 * Sets a new password with the token of a reset mail. Ends every session, API token and other reset link, confirms the
 * address, since the mailbox was opened, and notifies the member by mail. Returns the member. Throws InvalidResetLink,
 * PasswordIsTemporary, PasswordTooCommon, PasswordTooPersonal.
 */
export async function resetPassword(
  deps: AccountDeps,
  token: string,
  newPassword: string,
  { device }: Caller,
): Promise<string> {
  const now = deps.clock();
  const found = await ownerOfReset(deps, token);
  if (!found) throw InvalidResetLink();
  checkNewPassword(newPassword, found);
  const { temporary_until, password_hash: present } = found;
  if (temporary_until && (await passwordFits(present, newPassword))) throw PasswordIsTemporary();
  const password_hash = await hashPassword(newPassword);
  const userId = await deps.db.transaction(async (tx) => {
    const ownerId = await consumeMailToken(tx, hashOf(token), 'reset', now);
    if (!ownerId) return undefined;
    await setPassword(tx, ownerId, password_hash);
    await markVerified(tx, ownerId, now);
    await revokeSessionsOf(tx, ownerId, now);
    await revokeTokensOf(tx, ownerId, 'password', now);
    await consumeMailTokensOf(tx, ownerId, 'reset', now);
    await announcePasswordChange(deps, tx, ownerId);
    return ownerId;
  });
  if (!userId) throw InvalidResetLink();
  await rememberDeviceOf(deps, userId, device);
  return userId;
}

/** Mails a member a link to choose a new password. */
export function mailResetLinkTo(
  { jobs }: Pick<AccountDeps, 'jobs'>,
  tx: Db,
  { id: userId, language }: Pick<User, 'id' | 'language'>,
): Promise<void> {
  return jobs.enqueue(tx, accountMail, { user_id: userId, purpose: 'reset', language });
}

/**
 * Enqueues, in the transaction that creates accounts without a password, the mails with which their owners choose one.
 */
export function mailInvitations(
  { jobs }: Pick<AccountDeps, 'jobs'>,
  tx: Db,
  created: readonly Pick<User, 'id' | 'language'>[],
): Promise<void> {
  const mails = created.map(({ id: user_id, language }) => ({ user_id, language }));
  return jobs.enqueueAll(
    tx,
    accountMail,
    mails.map((mail) => ({ ...mail, purpose: 'reset', invitation: true }) as const),
  );
}
