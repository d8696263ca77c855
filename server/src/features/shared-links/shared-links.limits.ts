import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { createRateLimits, type RateLimit } from '../../services/rate-limits.ts';

/** More than anybody shares by hand. */
const SHARED_LINKS: RateLimit = { name: 'shared-links', limit: 30, seconds: 60 * 60 };

/** Counts a link within the transaction that makes it: one that is not made does not count. Throws TooManyRequests. */
export const spendLink = (tx: Db, clock: Clock, userId: string): Promise<void> =>
  createRateLimits(tx, clock).spend(SHARED_LINKS, userId);
