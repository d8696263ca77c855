import { LOGIN_PER_ACCOUNT } from './account-limits.ts';
import { InvalidResetLink } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { welcome } from './login.service.ts';
import { consumeMailToken, voidMailTokens } from './mail-tokens.queries.ts';
import { hashPassword } from './passwords.ts';
import { hashOf } from './secrets.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import { markVerified, setPassword } from './users.queries.ts';

/**
 * Sets a new password with the token of a reset mail. Ends every session and every other reset link,
 * and confirms the address, since the mailbox was opened. Throws InvalidResetLink.
 */
export async function resetPasswordWith(
  world: AccountsWorld,
  token: string,
  newPassword: string,
  network: string,
): Promise<void> {
  const now = world.clock();
  const password_hash = await hashPassword(newPassword);
  const userId = await world.db.transaction(async (tx) => {
    const owner = await consumeMailToken(tx, hashOf(token), 'reset', now);
    if (!owner) return undefined;
    await setPassword(tx, owner, password_hash);
    await markVerified(tx, owner, now);
    await revokeSessionsOf(tx, owner, now);
    await voidMailTokens(tx, owner, 'reset', now);
    return owner;
  });
  if (!userId) throw InvalidResetLink();
  await world.limits.clear(LOGIN_PER_ACCOUNT, userId);
  await welcome(world, userId, network);
}
