import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { createRateLimits, type RateLimit } from '../../services/rate-limits.ts';
import { MAILS_PER_ADDRESS } from '../accounts/accounts.limits.ts';

/** Requests of a class account to become a personal one. Only those with the right words count. */
export const SCHOOL_LEAVINGS: RateLimit = {
  name: 'school-leavings',
  limit: 5,
  seconds: 24 * 60 * 60,
};

/** Counts a link to a new address, within the transaction that mails it. Throws TooManyRequests. */
export function spendLink(tx: Db, clock: Clock, email: string): Promise<void> {
  return createRateLimits(tx, clock).spend(MAILS_PER_ADDRESS, email.toLowerCase());
}
