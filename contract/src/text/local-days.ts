import Type from 'typebox';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The reader's time zone by its IANA name; UTC when it is not given. */
export const TimeZoneQuery = Type.Object({
  time_zone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
});

/** Tells whether calendars know a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the reader's time zone by its name; `UTC` if the browser does not report it. */
export function readersTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Returns the function that gives the calendar day (`2026-11-23`) of a moment in a time zone. */
export function localDayIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => format.format(at);
}

/** Returns the day this number of days after a day; before it when `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The seven days of the week of a day, from Monday to Sunday. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, i) => addDays(day, i - sinceMonday));
}
