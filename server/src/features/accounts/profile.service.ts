import type { AuthAnswer, Profile } from '@codivia/contract/accounts';
import type { Language } from '@codivia/contract/language';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { CurrentPasswordRequired } from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { cleanName } from './identity.ts';
import { voidMailTokens } from './mail-tokens.queries.ts';
import { announcePasswordChange } from './password-change-mail.job.ts';
import { checkPasswordOf } from './password-proof.service.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { openedAt, revokeSessionsOf } from './sessions.queries.ts';
import { openSession } from './sessions.service.ts';
import { findUser, setPassword, updateProfileOf } from './users.queries.ts';

/** How long after signing in a password may be changed without the current one, in milliseconds. */
const YOUNG_SESSION = 10 * 60 * 1000;

/** Throws CurrentPasswordRequired or WrongPassword. */
async function checkCurrentPassword(
  { db, clock }: AccountDeps,
  { id, session_id }: SessionUser,
  given: string | undefined,
): Promise<void> {
  if (given === undefined) {
    const opened = await openedAt(db, session_id);
    if (opened && clock().getTime() - opened.getTime() < YOUNG_SESSION) return;
    throw CurrentPasswordRequired();
  }
  await checkPasswordOf(db, id, given);
}

/**
 * Changes the password and ends every session and reset link; the answer opens a new session for the
 * device that asked. Tells the member by mail. Throws CurrentPasswordRequired, WrongPassword,
 * PasswordTooCommon, PasswordTooPersonal.
 */
export async function changePasswordOf(
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
    await voidMailTokens(tx, userId, 'reset', now);
    const user = await findUser(tx, userId);
    if (!user) throw AuthenticationRequired();
    await announcePasswordChange(deps, tx, userId);
    return openSession(deps, tx, user, caller);
  });
}

/** Changes name or language, and answers the profile. Throws NameRequired. */
export async function changeProfileOf(
  { db }: AccountDeps,
  userId: string,
  { name, language }: { name?: string; language?: Language },
): Promise<Profile> {
  const changes = {
    ...(name === undefined ? {} : { name: cleanName(name) }),
    ...(language === undefined ? {} : { language }),
  };
  const user = await updateProfileOf(db, userId, changes);
  if (!user) throw AuthenticationRequired();
  return { name: user.name, email: user.email, language: user.language };
}
