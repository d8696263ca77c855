import type { Language } from '@codivia/contract/language';
import { MAILS_PER_ADDRESS } from './account-limits.ts';
import { accountMail } from './account-mail.job.ts';
import { InvalidVerificationLink } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { cleanEmail } from './identity.ts';
import { consumeMailToken, verifiedAtOfToken } from './mail-tokens.queries.ts';
import { hashOf } from './secrets.ts';
import { findUserByEmail, markVerified } from './users.queries.ts';

/**
 * Confirms an address with the token of its mail. Answers false when it already was: mail scanners and
 * second clicks follow links too, and their owners have done nothing wrong. Throws
 * InvalidVerificationLink.
 */
export async function verifyAddress(world: AccountsWorld, token: string): Promise<boolean> {
  const now = world.clock();
  const confirmed = await world.db.transaction(async (tx) => {
    const userId = await consumeMailToken(tx, hashOf(token), 'verify', now);
    if (userId) await markVerified(tx, userId, now);
    return userId !== undefined;
  });
  if (!confirmed && !(await verifiedAtOfToken(world.db, hashOf(token)))) {
    throw InvalidVerificationLink();
  }
  return confirmed;
}

/** Mails the verification link again; to nobody who is unknown, confirmed, or was written to enough. */
export async function resendVerificationTo(
  { db, jobs, limits }: AccountsWorld,
  given: string,
  lang: Language | undefined,
): Promise<void> {
  const email = cleanEmail(given);
  const mayWrite = await limits.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
  const user = await findUserByEmail(db, email);
  if (!mayWrite || !user || user.verified_at) return;
  const language = lang ?? user.language;
  await jobs.enqueue(db, accountMail, { user_id: user.id, purpose: 'verify', language });
}
