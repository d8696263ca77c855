import type { AuthAnswer } from '@codivia/contract/accounts';
import type { Db } from '../../db/connect.ts';
import { hasActivatedCard } from '../gift-cards/gift-cards.service.ts';
import { checkSecondFactor } from '../second-factor/second-factor.service.ts';
import { LOGIN_PER_ACCOUNT, LOGIN_PER_NETWORK } from './account-limits.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailNotVerified, InvalidCredentials } from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { cleanEmail } from './identity.ts';
import { isKnownDevice, rememberDevice } from './known-devices.queries.ts';
import { passwordFits } from './passwords.ts';
import { deviceHash } from './secrets.ts';
import { openSession } from './sessions.service.ts';
import { findUserByEmail, NOBODY, type User } from './users.queries.ts';

interface Attempts {
  /** Whose wrong passwords count together. */
  subject: string;
  knownDevice: boolean;
}

/** Wrong passwords on a device that somebody has signed in on count apart from everybody else's. */
async function attemptsOf(
  deps: AccountDeps,
  email: string,
  user: User | undefined,
  device: string,
): Promise<Attempts> {
  const id = user?.id ?? NOBODY;
  const hash = deviceHash(deps.tokenSecret, id, device);
  const knownDevice = await isKnownDevice(deps.db, id, hash);
  return { subject: knownDevice ? hash : (user?.id ?? email.toLowerCase()), knownDevice };
}

/** Remembers on which device somebody proved to be themselves, and forgets the wrong passwords there. */
export async function welcome(deps: AccountDeps, userId: string, device: string): Promise<void> {
  const hash = deviceHash(deps.tokenSecret, userId, device);
  await rememberDevice(deps.db, userId, hash, deps.clock());
  await deps.limits.clear(LOGIN_PER_ACCOUNT, hash);
}

/** A paid card must not be lost to an address that was mistyped: its account opens unconfirmed. */
async function mayEnter(db: Db, user: User): Promise<boolean> {
  return user.verified_at !== null || (await hasActivatedCard(db, user.id));
}

/**
 * Opens a session. An attempt is counted before the password is looked at, so that many at once count
 * too, and given back when it was right. On a known device neither the guesses of others nor those of
 * its network count. Administrators may have a second factor. Throws InvalidCredentials,
 * EmailNotVerified, SecondFactorRequired, SecondFactorRefused, TooManyRequests.
 */
export async function logIn(
  deps: AccountDeps,
  credentials: { email: string; password: string; code?: string },
  caller: Caller,
): Promise<AuthAnswer> {
  const { db, limits } = deps;
  const email = cleanEmail(credentials.email);
  const user = await findUserByEmail(db, email);
  const { subject, knownDevice } = await attemptsOf(deps, email, user, caller.device);
  if (!knownDevice) await limits.spend(LOGIN_PER_NETWORK, caller.network);
  await limits.spend(LOGIN_PER_ACCOUNT, subject);

  const fits = await passwordFits(user?.password_hash, credentials.password);
  if (!user || !fits) throw InvalidCredentials();
  if (!knownDevice) await limits.giveBack(LOGIN_PER_NETWORK, caller.network);
  await limits.giveBack(LOGIN_PER_ACCOUNT, subject);
  if (!(await mayEnter(db, user))) throw EmailNotVerified();
  await checkSecondFactor(deps, user, credentials.code, subject);
  await welcome(deps, user.id, caller.device);
  return openSession(deps, db, user, caller);
}
