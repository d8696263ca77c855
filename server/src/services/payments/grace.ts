/**
 * A payment that failed leaves some days to change the card before premium ends, counted from the end
 * of what was paid. In milliseconds.
 */
const GRACE = 3 * 24 * 60 * 60 * 1000;

/** Until when somebody stays premium whose payment for the time after `paidUntil` failed. */
export function endOfGrace(paidUntil: Date): Date {
  return new Date(paidUntil.getTime() + GRACE);
}
