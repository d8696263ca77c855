import type { Language } from '@codivia/contract/language';
import { LOGIN_PER_ACCOUNT, MAILS_PER_ADDRESS } from './account-limits.ts';
import { accountMail } from './account-mail.job.ts';
import { InvalidResetLink } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { cleanEmail } from './identity.ts';
import { welcome } from './login.service.ts';
import { consumeMailToken, voidMailTokens } from './mail-tokens.queries.ts';
import { hashPassword } from './passwords.ts';
import { hashOf } from './secrets.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import { findUserByEmail, markVerified, setPassword } from './users.queries.ts';

/** Mails a reset link; to nobody who is unknown or was written to enough. */
export async function sendResetLink(
  { db, jobs, limits }: AccountsWorld,
  given: string,
  lang: Language | undefined,
): Promise<void> {
  const email = cleanEmail(given);
  const mayWrite = await limits.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
  const user = await findUserByEmail(db, email);
  if (!mayWrite || !user) return;
  const language = lang ?? user.language;
  await jobs.enqueue(db, accountMail, { user_id: user.id, purpose: 'reset', language });
}

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
