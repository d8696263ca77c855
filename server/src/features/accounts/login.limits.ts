import type { AuthAnswer } from '@codivia/contract/api/accounts';
import type { Db } from '../../db/connect.ts';
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
import { findUserByEmail, UNKNOWN_USER, type User } from './users.queries.ts';

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
  email: string,
  user: User | undefined,
  device: string,
): Promise<Attempts> {
  const id = user?.id ?? UNKNOWN_USER;
  const hash = deviceHash(tokenSecret, id, device);
  const knownDevice = await isKnownDevice(db, id, hash);
  return { subject: knownDevice ? hash : (user?.id ?? email.toLowerCase()), knownDevice };
}

/** Resets the count of wrong passwords on a device whose user has proved to be the owner. */
export async function clearWrongPasswords(
  { limits, tokenSecret }: LimitedAccountDeps,
  userId: string,
  device: string,
): Promise<void> {
  await limits.clear(LOGIN_PER_ACCOUNT, deviceHash(tokenSecret, userId, device));
}

/** Returns the account when the password is right. Throws InvalidCredentials. */
async function checkCredentials(user: User | undefined, password: string): Promise<User> {
  const fits = await passwordFits(user?.password_hash, password);
  if (!user || !fits) throw InvalidCredentials();
  return user;
}

/**
 * Refuses an address that is not confirmed. Exception: an account with a paid gift card opens unconfirmed, since the
 * card must not be lost to an address that was mistyped. Throws EmailNotVerified.
 */
async function expectVerified(db: Db, user: User): Promise<void> {
  if (user.verified_at === null && !(await hasActivatedCard(db, user.id))) throw EmailNotVerified();
}

/** Signs in a user who has proved to be the owner. */
async function logIn(deps: AccountDeps, user: User, caller: Caller): Promise<AuthAnswer> {
  await rememberDeviceOf(deps, user.id, caller.device);
  return openSession(deps, deps.db, user, caller);
}

/**
 * Opens a session, within the limits. An attempt is counted before the password is checked, so that many at once count
 * too, and given back when it was right. On a known device neither the guesses of others nor those of its network
 * count. Administrators may have a second factor. Throws InvalidCredentials, EmailNotVerified, SecondFactorRequired,
 * SecondFactorRefused, TooManyRequests.
 */
export async function limitedLogIn(
  deps: LimitedAccountDeps,
  credentials: { email: string; password: string; code?: string },
  caller: Caller,
): Promise<AuthAnswer> {
  const { db, limits } = deps;
  const email = cleanEmail(credentials.email);
  const found = await findUserByEmail(db, email);
  const { subject, knownDevice } = await attemptsOf(deps, email, found, caller.device);
  const check = () =>
    limits.attempt(LOGIN_PER_ACCOUNT, subject, () => checkCredentials(found, credentials.password));
  const user = await (knownDevice
    ? check()
    : limits.attempt(LOGIN_PER_NETWORK, caller.network, check));
  await expectVerified(db, user);
  await checkSecondFactor(deps, user, credentials.code, subject);
  await clearWrongPasswords(deps, user.id, caller.device);
  return logIn(deps, user, caller);
}
