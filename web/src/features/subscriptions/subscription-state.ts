import type { Subscription } from '@codivia/contract/api/subscriptions';

/** Tells whether premium is open at the moment; a cancelled subscription is, until its end. */
export function isPremium({ state }: Subscription): boolean {
  return state === 'premium' || state === 'cancelled';
}

const SECOND = 1000;
/** The interval between requests for the status of a premium member (docs/product.md#data-fetching). */
const STALE_MS = 30 * SECOND;
/** After a return from the billing portal the status is polled: the provider may still report a change. */
const CURIOUS = 3 * SECOND;
const CURIOUS_TIMES = 4;

/**
 * Milliseconds until the status is asked for again, or false for members who are not premium: nothing
 * of theirs ends by itself.
 *
 * @param times how often it was asked for so far
 */
export function nextCheck(known: Subscription | undefined, times: number): number | false {
  if (!known || !isPremium(known)) return false;
  return known.portal_available && times < CURIOUS_TIMES ? CURIOUS : STALE_MS;
}
