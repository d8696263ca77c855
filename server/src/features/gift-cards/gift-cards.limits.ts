import type { Db } from '../../db/connect.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { expectUnused } from './gift-cards.service.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Wrong codes of one member. A code has 100 bits: this is against noise rather than luck. */
export const CODES_PER_MEMBER: RateLimit = { name: 'gift-member', limit: 60, seconds: QUARTER };
/** Wrong codes from one network, at sign-up too: a class that activates its cards is one network. */
export const CODES_PER_NETWORK: RateLimit = { name: 'gift-network', limit: 300, seconds: QUARTER };
/** Checkouts begun from one network. */
export const PURCHASES: RateLimit = { name: 'gift-purchases', limit: 30, seconds: HOUR };
/** How often one card is mailed again. */
export const RESENDS: RateLimit = { name: 'gift-resends', limit: 3, seconds: HOUR };
/** Looks at purchases from one network: the page after paying asks every few seconds. */
export const PURCHASE_READS: RateLimit = { name: 'gift-looks', limit: 300, seconds: QUARTER };

/**
 * Counts a code as a wrong one of its network unless it could be activated now. Throws InvalidCode,
 * TooManyRequests.
 */
export function admitCode(
  { db, limits }: { db: Db; limits: RateLimits },
  code: string,
  network: string,
): Promise<void> {
  return limits.attempt(CODES_PER_NETWORK, network, () => expectUnused(db, code));
}
