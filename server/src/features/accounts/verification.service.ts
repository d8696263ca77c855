import type { AuthAnswer } from '@codivia/contract/api/accounts';
import { hashOf } from '../../secrets.ts';
import { factorOf } from '../second-factor/second-factor.service.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { InvalidVerificationLink, PasswordNeeded, WrongPassword } from './accounts.errors.ts';
import { type Caller, deviceHash } from './devices.ts';
import { changeEmailWith } from './email-change.service.ts';
import { consumeMailToken, ownerOfMailToken, verifiedAtOfToken } from './mail-tokens.queries.ts';
import { checkNewPassword, hashPassword, passwordFits } from './passwords.service.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import { openSession, rememberDeviceOf } from './sessions.service.ts';
import { findUser, markVerified, setPassword, type User } from './users.queries.ts';

export interface Verification {
  token: string;
  password?: string;
  new_password?: string;
}

/** The result for the address, and the session that the caller is signed in with. */
interface Verified {
  outcome: 'confirmed' | 'confirmed before' | 'changed' | 'leaving' | 'parent missing';
  session?: AuthAnswer;
}

/**
 * Returns the hash of the password that opens the account from now on. The person who registered may have given the
 * address of somebody else: their password counts on their own device, or when the owner of the mailbox knows it too.
 * Throws PasswordNeeded, WrongPassword, PasswordTooCommon, PasswordTooPersonal.
 */
async function passwordFrom(
  { tokenSecret }: AccountDeps,
  user: User,
  { password, new_password }: Verification,
  { device }: Caller,
): Promise<string> {
  if (new_password !== undefined) {
    checkNewPassword(new_password, user);
    return hashPassword(new_password);
  }
  if (password !== undefined) {
    const fits = await passwordFits(user.password_hash, password);
    // A temporary password leads to another one when signing in alone.
    if (!fits || user.temporary_until) throw WrongPassword();
    return user.password_hash;
  }
  if (user.registered_on !== deviceHash(tokenSecret, user.id, device)) throw PasswordNeeded();
  return user.password_hash;
}

/**
 * Confirms an address with the token of its mail, or gives an account its new address. Ends all earlier sessions and
 * opens one here; an account with a second factor signs in as always. An address that was confirmed before stays
 * confirmed, since people may follow a link twice. To be called within `admitHashing`. Throws InvalidVerificationLink,
 * EmailTaken and the errors of `passwordFrom`.
 */
export async function verify(
  deps: AccountDeps,
  verification: Verification,
  caller: Caller,
): Promise<Verified> {
  const now = deps.clock();
  const hash = hashOf(verification.token);
  const owner = await ownerOfMailToken(deps.db, hash, 'verify', now);
  const user = owner && (await findUser(deps.db, owner.id));
  if (!user || user.verified_at !== null) {
    const outcome = await changeEmailWith(deps, hash);
    if (outcome) return { outcome };
    if (!(await verifiedAtOfToken(deps.db, hash))) throw InvalidVerificationLink();
    return { outcome: 'confirmed before' };
  }
  const hasFactor = (await factorOf(deps.db, user)) !== undefined;
  // Its password was proved by a code of the second factor, and no other is chosen without one.
  const password_hash = hasFactor
    ? user.password_hash
    : await passwordFrom(deps, user, verification, caller);
  return deps.db.transaction(async (tx) => {
    if (!(await consumeMailToken(tx, hash, 'verify', now))) return { outcome: 'confirmed before' };
    await markVerified(tx, user.id, now);
    await setPassword(tx, user.id, password_hash);
    await revokeSessionsOf(tx, user.id, now);
    if (hasFactor) return { outcome: 'confirmed' };
    await rememberDeviceOf({ ...deps, db: tx }, user.id, caller.device);
    return { outcome: 'confirmed', session: await openSession(deps, tx, user, caller) };
  });
}
