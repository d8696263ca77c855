import type { Db } from '../../db/connect.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { expectUnused } from './gift-cards.service.ts';

/**
 * Rate limit of wrong codes of one member. A code has 100 bits: the limit is against load rather than lucky guesses.
 */
export const CODES_PER_MEMBER: RateLimit = { name: 'gift-member', limit: 60, seconds: 15 * 60 };
/** Rate limit of wrong codes from one network, at sign-up too: a class that activates its cards is one network. */
export const CODES_PER_NETWORK: RateLimit = { name: 'gift-network', limit: 300, seconds: 15 * 60 };

/**
 * Counts a code as a wrong one of its network unless it could be activated now. Throws InvalidCode, TooManyRequests.
 */
export function admitCode(
  { db, limits }: { db: Db; limits: RateLimits },
  code: string,
  network: string,
): Promise<void> {
  return limits.attempt(CODES_PER_NETWORK, network, () => expectUnused(db, code));
}
