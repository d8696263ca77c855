import type { AuthAnswer } from '@codivia/contract/accounts';
import { checkSecondFactor } from '../second-factor/second-factor.limits.ts';
import type { AccountDeps } from './accounts.deps.ts';
import {
  type LimitedAccountDeps,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_NETWORK,
} from './accounts.limits.ts';
import type { Caller } from './devices.ts';
import { isKnownDevice } from './known-devices.queries.ts';
import { checkCredentials, expectVerified, logIn } from './login.service.ts';
import { cleanEmail } from './profile.service.ts';
import { deviceHash } from './secrets.ts';
import { findUserByEmail, UNKNOWN_USER, type User } from './users.queries.ts';

interface Attempts {
  /** Whose wrong passwords count together. */
  subject: string;
  knownDevice: boolean;
}

/** Wrong passwords on a device that somebody has signed in on count apart from everybody else's. */
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

/** Starts the count of wrong passwords afresh on a device where somebody proved to be themselves. */
export async function clearWrongPasswords(
  { limits, tokenSecret }: LimitedAccountDeps,
  userId: string,
  device: string,
): Promise<void> {
  await limits.clear(LOGIN_PER_ACCOUNT, deviceHash(tokenSecret, userId, device));
}

/**
 * Opens a session, within the limits. An attempt is counted before the password is looked at, so that
 * many at once count too, and given back when it was right. On a known device neither the guesses of
 * others nor those of its network count. Administrators may have a second factor. Throws
 * InvalidCredentials, EmailNotVerified, SecondFactorRequired, SecondFactorRefused, TooManyRequests.
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
