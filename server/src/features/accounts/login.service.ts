import type { AuthAnswer } from '@codivia/contract/accounts';
import type { Db } from '../../db/connect.ts';
import { hasActivatedCard } from '../gift-cards/gift-cards.service.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { EmailNotVerified, InvalidCredentials } from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { rememberDevice } from './known-devices.queries.ts';
import { passwordFits } from './passwords.service.ts';
import { deviceHash } from './secrets.ts';
import { openSession } from './sessions.service.ts';
import type { User } from './users.queries.ts';

/** The account, when the password is its own. Throws InvalidCredentials. */
export async function checkCredentials(user: User | undefined, password: string): Promise<User> {
  const fits = await passwordFits(user?.password_hash, password);
  if (!user || !fits) throw InvalidCredentials();
  return user;
}

/**
 * Refuses an address that is not confirmed. A paid card must not be lost to an address that was
 * mistyped: its account opens unconfirmed. Throws EmailNotVerified.
 */
export async function expectVerified(db: Db, user: User): Promise<void> {
  if (user.verified_at === null && !(await hasActivatedCard(db, user.id))) throw EmailNotVerified();
}

/** Remembers on which device somebody proved to be themselves. */
export async function rememberDeviceOf(
  { db, clock, tokenSecret }: AccountDeps,
  userId: string,
  device: string,
): Promise<void> {
  await rememberDevice(db, userId, deviceHash(tokenSecret, userId, device), clock());
}

/** Signs somebody in who has proved to be themselves. */
export async function logIn(deps: AccountDeps, user: User, caller: Caller): Promise<AuthAnswer> {
  await rememberDeviceOf(deps, user.id, caller.device);
  return openSession(deps, deps.db, user, caller);
}
