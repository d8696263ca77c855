import { InvalidVerificationLink } from './accounts.errors.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { consumeMailToken, verifiedAtOfToken } from './mail-tokens.queries.ts';
import { hashOf } from './secrets.ts';
import { markVerified } from './users.queries.ts';

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
