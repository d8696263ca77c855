import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { createRateLimits, type RateLimit } from '../../services/rate-limits.ts';
import { MAILS_PER_ADDRESS } from '../accounts/accounts.limits.ts';

/** Links to pay that a member has mailed. Those that are refused do not count. */
const PAYMENT_REQUESTS: RateLimit = {
  name: 'payment-requests',
  limit: 5,
  seconds: 24 * 60 * 60,
};
/** Counts a link that a member mails to an address. Throws TooManyRequests. */
export async function admitPaymentRequest(
  tx: Db,
  clock: Clock,
  userId: string,
  email: string,
): Promise<void> {
  const limits = createRateLimits(tx, clock);
  await limits.spend(PAYMENT_REQUESTS, userId);
  await limits.spend(MAILS_PER_ADDRESS, email.toLowerCase());
}

/** Rate limit of looking at what a link asks for, from one network. */
export const PAYMENT_LINKS: RouteLimit = {
  name: 'payment-links',
  per: 'ip',
  limit: 300,
  seconds: 15 * 60,
};
/** Rate limit of checkouts and of pages of the provider that payers open, from one network. */
export const PAYER_CHECKOUTS: RouteLimit = {
  name: 'payer-checkouts',
  per: 'ip',
  limit: 30,
  seconds: 60 * 60,
};
