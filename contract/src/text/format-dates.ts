import { type Language, LOCALES } from '../api/language.ts';

const YEAR_AND_DAY = { day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const TIME_WITH_SECONDS = { ...TIME, second: '2-digit' } as const;

/** The formats of dates and times, with their English form. */
const STYLES = {
  /** November 20, 2026 */
  long: { ...YEAR_AND_DAY, month: 'long' },
  /** Nov 20, 2026 */
  medium: { ...YEAR_AND_DAY, month: 'short' },
  /** Nov 20 */
  short: { day: 'numeric', month: 'short' },
  /** Nov 20, 2026, 2:05 PM */
  moment: { ...YEAR_AND_DAY, month: 'short', ...TIME },
  /** 2:05 PM */
  clock: TIME,
  /** Friday, November 20 */
  weekday_date: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Friday, November 20 at 2:05 PM */
  appointment: { weekday: 'long', day: 'numeric', month: 'long', ...TIME },
  /** Friday, November 20, 2026 at 2:05 PM */
  full_appointment: { ...YEAR_AND_DAY, weekday: 'long', month: 'long', ...TIME },
  /** 2:05:09 PM */
  time: TIME_WITH_SECONDS,
  /** Friday, November 20 at 2:05:09 PM */
  weekday: { weekday: 'long', day: 'numeric', month: 'long', ...TIME_WITH_SECONDS },
  /** Friday */
  day_name: { weekday: 'long' },
  /** Fri */
  day_short: { weekday: 'short' },
  /** F */
  day_letter: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

/** A day of the calendar, which is the same day everywhere. */
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/;

/** French uses an ordinal number for the first day of a month only. */
const FIRST_OF_MONTH = /\b1(?= \p{L})/u;

/**
 * A date as the language writes it.
 *
 * @param when a moment, or a day of the calendar (`2026-11-20`)
 * @param timeZone the zone a moment is read in; the reader's own unless given
 */
export function formatDate(
  when: string | number | Date,
  language: Language,
  style: DateStyle = 'long',
  timeZone?: string,
): string {
  const zone = typeof when === 'string' && CALENDAR_DAY.test(when) ? 'UTC' : timeZone;
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone: zone });
  const written = format.format(new Date(when));
  return language === 'fr' ? written.replace(FIRST_OF_MONTH, '1er') : written;
}

/** From when to when on one day, in a time zone: `18:00 – 18:45`, `6:00 – 6:45 PM`. */
export function formatTimeRange(
  from: Date,
  to: Date,
  language: Language,
  timeZone: string,
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...TIME, timeZone });
  return format.formatRange(from, to);
}

/**
 * A time zone in words.
 *
 * @param style `longGeneric`: as its people call it, "Eastern Time"; `shortOffset`: its distance from UTC, "GMT+1"
 * @param at the moment that is meant: many zones have another offset in summer, and some once had no summer time
 */
export function formatTimeZone(
  timeZone: string,
  language: Language,
  style: 'longGeneric' | 'shortOffset',
  at: Date | number,
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: style });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}

/** A day of billing, counted in Paris for French and in UTC for English. */
export function formatBillingDay(when: Date, language: Language): string {
  return formatDate(when, language, 'long', language === 'fr' ? 'Europe/Paris' : 'UTC');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats the time since a moment: "5 minutes ago", "yesterday", and after a week the day itself. */
export function formatTimeAgo(moment: string, language: Language, now = Date.now()): string {
  const ago = Math.max(0, now - Date.parse(moment));
  const relative = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  return `${language === 'fr' ? 'le' : 'on'} ${formatDate(moment, language, 'medium')}`;
}

/** Several things in one sentence: `a, b et c`, `a, b, and c`. */
export function formatList(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language]).format(items);
}

/** Writes a moment as clocks in a zone show it, as fields take it: `2026-12-07T08:00`. */
export function localTime(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(at).replace(' ', 'T');
}

/** The names of the time zones that this machine knows; older browsers name none. */
export const knownTimeZones = (): string[] => Intl.supportedValuesOf?.('timeZone') ?? [];
