import type { AdminClass } from '@codivia/contract/api/admin-classes';
import { SEATS_MAX, type Seats } from '@codivia/contract/api/admin-seats';
import { localDayIn, readersTimeZone } from '@codivia/contract/text/local-days';

/** The values of the form, as they are typed. `until` is the last day of the licence. */
export type SeatsFields = { seats: string; until: string; note: string };

/** The last moment of a day, by the clock of this device. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59`);

/** The fields of a licence, or those to begin with: a seat for every pupil, until the end of the school year. */
export function fieldsOf(licence: Seats | null, found: AdminClass): SeatsFields {
  if (!licence) {
    const [, year] = found.school_year.split('-');
    return { seats: String(Math.max(1, found.members)), until: `${year}-07-31`, note: '' };
  }
  const { seats, until, note } = licence;
  return { seats: String(seats), until: localDayIn(readersTimeZone())(new Date(until)), note };
}

/** Tells whether the number of seats is a whole one within the limits. */
export function isNumberRight({ seats }: SeatsFields): boolean {
  return /^\d{1,3}$/.test(seats) && Number(seats) >= 1 && Number(seats) <= SEATS_MAX;
}

/** Tells whether the last day is still to come. */
export function isUntilRight({ until }: SeatsFields, now = new Date()): boolean {
  return endOfDay(until) > now;
}

/** The licence to send. */
export function seatsOf({ seats, until, note }: SeatsFields): Seats {
  return { seats: Number(seats), until: endOfDay(until).toISOString(), note: note.trim() };
}
