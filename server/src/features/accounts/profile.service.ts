import type { AuthAnswer, Profile } from '@codivia/contract/accounts';
import type { Language } from '@codivia/contract/language';
import { AuthenticationRequired } from '../../errors.ts';
import { PASSWORD_CHANGES } from './account-limits.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { cleanName } from './identity.ts';
import { voidMailTokens } from './mail-tokens.queries.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import { openSession } from './sessions.service.ts';
import { findUser, setPassword, updateProfileOf } from './users.queries.ts';

/**
 * Changes the password and ends every session and reset link; the answer opens a new session for the
 * device that asked. Throws TooManyRequests.
 */
export async function changePasswordOf(
  world: AccountsWorld,
  userId: string,
  password: string,
): Promise<AuthAnswer> {
  await world.limits.spend(PASSWORD_CHANGES, userId);
  const password_hash = await hashPassword(password);
  const now = world.clock();
  return world.db.transaction(async (tx) => {
    await setPassword(tx, userId, password_hash);
    await revokeSessionsOf(tx, userId, now);
    await voidMailTokens(tx, userId, 'reset', now);
    const user = await findUser(tx, userId);
    if (!user) throw AuthenticationRequired();
    return openSession(world, tx, user);
  });
}

/** Changes name or language, and answers the profile. Throws NameRequired. */
export async function changeProfileOf(
  { db }: AccountsWorld,
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
