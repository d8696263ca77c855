import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { TooManyRequests } from '../../errors.ts';
import { createRateLimits, type RateLimit } from '../../services/rate-limits.ts';

/** Rate limit of challenges solved for the first time: nobody solves one in two minutes, many times in a row. */
const FIRST_PASSES: RateLimit = { name: 'challenge-passes', limit: 8, seconds: 15 * 60 };

/**
 * Locks the count of a member's first passes until the transaction ends. Returns a function that counts one; it throws
 * TooManyRequests when none is left.
 */
export async function lockFirstPasses(tx: Db, clock: Clock, userId: string) {
  const limits = createRateLimits(tx, clock);
  const { uses, seconds } = await limits.left(FIRST_PASSES, userId);
  return async (): Promise<void> => {
    if (uses === 0) throw TooManyRequests(seconds);
    await limits.spend(FIRST_PASSES, userId);
  };
}
