import { isTimeZone } from '@codivia/contract/text/local-days';
import { problem } from '../errors.ts';

const UnknownTimeZone = problem(400, 'unknown_time_zone', {
  fr: 'Ce fuseau horaire n’existe pas.',
  en: 'This time zone doesn’t exist.',
});

/** Returns the time zone that a caller names, or UTC. Throws UnknownTimeZone. */
export function timeZoneOf({ time_zone = 'UTC' }: { time_zone?: string | undefined }): string {
  if (!isTimeZone(time_zone)) throw UnknownTimeZone();
  return time_zone;
}

/**
 * Returns the reported moment, or now for one in the future or an invalid one, since a browser's clock may be wrong.
 */
export function pastMoment(reported: string, now: Date): Date {
  const at = Date.parse(reported);
  return Number.isNaN(at) || at < 0 || at > now.getTime() ? now : new Date(at);
}
