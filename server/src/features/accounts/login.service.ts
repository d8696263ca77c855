import type { AuthAnswer } from '@codivia/contract/accounts';
import type { Db } from '../../db/connect.ts';
import { hasActivatedCard } from '../gift-cards/gift-cards.service.ts';
import { LOGIN_PER_ACCOUNT, LOGIN_PER_NETWORK } from './account-limits.ts';
import { EmailNotVerified, InvalidCredentials } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { cleanEmail } from './identity.ts';
import { isKnownNetwork, rememberNetwork } from './known-networks.queries.ts';
import { passwordFits } from './passwords.ts';
import { networkHash } from './secrets.ts';
import { openSession } from './sessions.service.ts';
import { findUserByEmail, type User } from './users.queries.ts';

/** Looked up in the place of people who do not exist. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Whose wrong passwords count together for an account: those of a network it is known from do not
 * count with those of the rest of the world.
 */
async function attemptsOf(
  world: AccountsWorld,
  email: string,
  user: User | undefined,
  network: string,
): Promise<string> {
  const id = user?.id ?? NOBODY;
  const known = await isKnownNetwork(world.db, id, networkHash(world.tokenSecret, id, network));
  const account = user?.id ?? email.toLowerCase();
  return known ? knownAttempts(account, network) : account;
}

function knownAttempts(account: string, network: string): string {
  return `${account} from ${network}`;
}

/** Remembers where somebody proved to be themselves, and forgets the wrong passwords there. */
export async function welcome(
  world: AccountsWorld,
  userId: string,
  network: string,
): Promise<void> {
  const hash = networkHash(world.tokenSecret, userId, network);
  await rememberNetwork(world.db, userId, hash, world.clock());
  await world.limits.clear(LOGIN_PER_ACCOUNT, knownAttempts(userId, network));
}

/** A paid card must not be lost to an address that was mistyped: its account opens unconfirmed. */
async function mayEnter(db: Db, user: User): Promise<boolean> {
  return user.verified_at !== null || (await hasActivatedCard(db, user.id));
}

/**
 * Opens a session. An attempt is counted before the password is looked at, so that many at once count
 * too, and given back when it was right. Throws InvalidCredentials, EmailNotVerified, TooManyRequests.
 */
export async function logIn(
  world: AccountsWorld,
  credentials: { email: string; password: string },
  network: string,
): Promise<AuthAnswer> {
  const { db, limits } = world;
  await limits.spend(LOGIN_PER_NETWORK, network);
  const email = cleanEmail(credentials.email);
  const user = await findUserByEmail(db, email);
  const attempts = await attemptsOf(world, email, user, network);
  await limits.spend(LOGIN_PER_ACCOUNT, attempts);

  const fits = await passwordFits(user?.password_hash, credentials.password);
  if (!user || !fits) throw InvalidCredentials();
  await limits.giveBack(LOGIN_PER_NETWORK, network);
  await limits.giveBack(LOGIN_PER_ACCOUNT, attempts);
  if (!(await mayEnter(db, user))) throw EmailNotVerified();
  await welcome(world, user.id, network);
  return openSession(world, db, user);
}
