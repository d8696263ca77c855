import type { Language } from '@codivia/contract/api/language';
import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { formatDate, formatTimeRange, formatTimeZone } from '@codivia/contract/text/format-dates';
import { localDayIn, readersTimeZone } from '@codivia/contract/text/local-days';

const MINUTE_MS = 60_000;

type Times = Pick<LiveSession, 'starts_at' | 'minutes'>;

/** Returns the planned end of a session. */
export function endOf({ starts_at, minutes }: Times): Date {
  return new Date(Date.parse(starts_at) + minutes * MINUTE_MS);
}

/** Returns the planned start and end of a session, in the reader's time zone: `18:00 – 18:45`, `6:00 – 6:45 PM`. */
export function formatTimes(session: Times, language: Language): string {
  return formatTimeRange(new Date(session.starts_at), endOf(session), language, readersTimeZone());
}

/** The day of a moment in the reader's time zone, in words: `Friday, November 20`. */
export function formatDay(moment: string, language: Language): string {
  const written = formatDate(moment, language, 'weekday_date', readersTimeZone());
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** The reader's time zone by its name, and its distance from UTC at a moment: `Europe/Paris (GMT+1)`. */
export function formatZone(language: Language, at = new Date()): string {
  const timeZone = readersTimeZone();
  const offset = formatTimeZone(timeZone, language, 'shortOffset', at);
  const name = timeZone.replaceAll('_', ' ');
  return offset !== name ? `${name} (${offset})` : name;
}

/** The sessions of each day in the reader's time zone, both in the order given. */
export function byDay<Session extends Times>(sessions: readonly Session[]): [string, Session[]][] {
  const dayOf = localDayIn(readersTimeZone());
  return [...Map.groupBy(sessions, ({ starts_at }) => dayOf(new Date(starts_at)))];
}

/** Tells whether a moment is more than `minutes` away. */
export function isLaterThan(moment: string, minutes: number, now = Date.now()): boolean {
  return Date.parse(moment) - now > minutes * MINUTE_MS;
}

/** The date (`2026-11-23`) and the time (`18:00`) of a moment in the reader's zone, as fields take them. */
export function toFields(moment: string): { date: string; time: string } {
  const at = new Date(moment);
  const time = [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return { date: localDayIn(readersTimeZone())(at), time: time.join(':') };
}

/** The moment that a date and a time of fields are in the reader's zone; undefined unless both are given. */
export function fromFields(date: string, time: string): Date | undefined {
  const at = new Date(`${date}T${time}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
