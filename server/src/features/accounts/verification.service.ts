import type { AccountDeps } from './accounts.deps.ts';
import { InvalidVerificationLink } from './accounts.errors.ts';
import { consumeMailToken, verifiedAtOfToken } from './mail-tokens.queries.ts';
import { hashOf } from './secrets.ts';
import { markVerified } from './users.queries.ts';

/**
 * Confirms an address with the token of its mail. Answers false when it already was: mail scanners and
 * second clicks follow links too, and their owners have done nothing wrong. Throws
 * InvalidVerificationLink.
 */
export async function verifyAddress(deps: AccountDeps, token: string): Promise<boolean> {
  const now = deps.clock();
  const confirmed = await deps.db.transaction(async (tx) => {
    const userId = await consumeMailToken(tx, hashOf(token), 'verify', now);
    if (userId) await markVerified(tx, userId, now);
    return userId !== undefined;
  });
  if (!confirmed && !(await verifiedAtOfToken(deps.db, hashOf(token)))) {
    throw InvalidVerificationLink();
  }
  return confirmed;
}
