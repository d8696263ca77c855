import type { AuthAnswer } from '@codivia/contract/api/accounts';
import type { Db } from '../../db/connect.ts';
import type { Problem } from '../../errors.ts';
import { hasActivatedCard } from '../gift-cards/gift-cards.queries.ts';
import { checkSecondFactor } from '../second-factor/second-factor.limits.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailNotVerified, InvalidCredentials } from './accounts.errors.ts';
import {
  type LimitedAccountDeps,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_NETWORK,
} from './accounts.limits.ts';
import { type Caller, deviceHash } from './devices.ts';
import { isKnownDevice } from './known-devices.queries.ts';
import { passwordFits } from './passwords.service.ts';
import { cleanEmail } from './profile.service.ts';
import { openSession, rememberDeviceOf } from './sessions.service.ts';
import { expectOwnPassword } from './temporary-password.service.ts';
import { findUserByEmail, UNKNOWN_USER, type User } from './users.queries.ts';

export { type Caller, callerOf, setDeviceCookie } from './devices.ts';

interface Attempts {
  /** The account or address whose wrong passwords count together. */
  subject: string;
  knownDevice: boolean;
}

/**
 * Returns the counts for an attempt: wrong passwords on a device on which the account has signed in before count apart
 * from all others.
 */
async function attemptsOf(
  { db, tokenSecret }: AccountDeps,
  name: string,
  user: User | undefined,
  device: string,
): Promise<Attempts> {
  const id = user?.id ?? UNKNOWN_USER;
  const hash = deviceHash(tokenSecret, id, device);
  const knownDevice = await isKnownDevice(db, id, hash);
  return { subject: knownDevice ? hash : (user?.id ?? name.toLowerCase()), knownDevice };
}

/** Resets the count of wrong passwords on a device whose user has proved to be the owner. */
export async function clearWrongPasswords(
  { limits, tokenSecret }: LimitedAccountDeps,
  userId: string,
  device: string,
): Promise<void> {
  await limits.clear(LOGIN_PER_ACCOUNT, deviceHash(tokenSecret, userId, device));
}

/**
 * Refuses an address that is not confirmed. Exception: an account with a paid gift card opens unconfirmed, since the
 * card must not be lost to an address that was mistyped. Throws EmailNotVerified.
 */
async function expectVerified(db: Db, user: User): Promise<void> {
  if (user.verified_at === null && !(await hasActivatedCard(db, user.id))) throw EmailNotVerified();
}

/** What somebody typed to sign in, and the account that it names. */
export interface Claim {
  found: User | undefined;
  /** The address, or another name of the account: wrong passwords for one that nobody has count together. */
  name: string;
  password: string;
  /** The refusal of a wrong password, and of a name that nobody has. */
  refusal: () => Problem;
}

/**
 * Returns the account when the password is right, and what its attempts count by. An attempt is counted before the
 * password is checked, so that many at once count too, and given back when it was right. On a known device neither the
 * guesses of others nor those of its network count. Throws the refusal, or TooManyRequests.
 */
export async function checkClaim(
  deps: LimitedAccountDeps,
  { found, name, password, refusal }: Claim,
  caller: Caller,
): Promise<{ user: User; subject: string }> {
  const { limits } = deps;
  const { subject, knownDevice } = await attemptsOf(deps, name, found, caller.device);
  const check = () =>
    limits.attempt(LOGIN_PER_ACCOUNT, subject, async () => {
      const fits = await passwordFits(found?.password_hash, password);
      if (!found || !fits) throw refusal();
      return found;
    });
  const user = await (knownDevice
    ? check()
    : limits.attempt(LOGIN_PER_NETWORK, caller.network, check));
  return { user, subject };
}

/** Opens the session of somebody who has proved to be the owner of an account. */
export async function openProvedSession(
  deps: LimitedAccountDeps,
  user: User,
  caller: Caller,
): Promise<AuthAnswer> {
  await clearWrongPasswords(deps, user.id, caller.device);
  await rememberDeviceOf(deps, user.id, caller.device);
  return openSession(deps, deps.db, user, caller);
}

/**
 * Opens a session, within the limits of `checkClaim`. Administrators may have a second factor. Throws
 * InvalidCredentials, EmailNotVerified, SecondFactorRequired, SecondFactorRefused, PasswordChangeRequired,
 * TemporaryPasswordExpired, TooManyRequests.
 */
export async function limitedLogIn(
  deps: LimitedAccountDeps,
  { email, password, code }: { email: string; password: string; code?: string },
  caller: Caller,
): Promise<AuthAnswer> {
  const name = cleanEmail(email);
  const found = await findUserByEmail(deps.db, name);
  const claim = { found, name, password, refusal: InvalidCredentials };
  const { user, subject } = await checkClaim(deps, claim, caller);
  await expectVerified(deps.db, user);
  await checkSecondFactor(deps, user, code, subject);
  await expectOwnPassword(deps, user);
  return openProvedSession(deps, user, caller);
}
