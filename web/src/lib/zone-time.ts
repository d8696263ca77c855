import { localTime } from '@codivia/contract/text/format-dates';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The distance of a zone from UTC at a moment, in milliseconds. */
function offsetOf(at: number, timeZone: string): number {
  const minute = Math.floor(at / 60_000) * 60_000;
  return Date.parse(`${localTime(new Date(minute), timeZone)}Z`) - minute;
}

/** What the clock of a zone does at a time: it skips the time, or shows it twice. */
export type ClockChange = 'skipped' | 'twice';

/**
 * The moment that a local time (`2026-12-07T08:00`) is in a zone, with the change of the clock that it falls into.
 * Undefined for what is no time. As the server does, a skipped time moves forward by the hour that is missing, and
 * of a time that comes twice the second one counts (docs/product.md#assignments).
 */
export function momentOf(
  local: string,
  timeZone: string,
): { at: Date; change?: ClockChange } | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const before = new Date(asUtc - offsetOf(asUtc - DAY_MS, timeZone));
  const after = new Date(asUtc - offsetOf(asUtc + DAY_MS, timeZone));
  const isBefore = localTime(before, timeZone) === local;
  const isAfter = localTime(after, timeZone) === local;
  if (!isBefore && !isAfter) return { at: before, change: 'skipped' };
  if (isBefore && isAfter && before < after) return { at: after, change: 'twice' };
  return { at: isAfter ? after : before };
}

/** Tells whether the clocks of two zones show the same time, in winter and in summer. */
export function hasSameClock(one: string, other: string, now = Date.now()): boolean {
  return [now, now + 182 * DAY_MS].every(
    (at) => localTime(new Date(at), one) === localTime(new Date(at), other),
  );
}
