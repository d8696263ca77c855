/**
 * Time for which premium continues after the end of the paid period when a payment failed, to change the card. In
 * milliseconds.
 */
const GRACE = 3 * 24 * 60 * 60 * 1000;

/** Returns the end of premium when the payment for the time after `paidUntil` failed. */
export function endOfGrace(paidUntil: Date): Date {
  return new Date(paidUntil.getTime() + GRACE);
}
