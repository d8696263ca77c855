import { RESULT_WEEKS, RESULT_WEEKS_MAX } from '@codivia/contract/api/class-results';
import { addDays, localDayIn, weekOf } from '@codivia/contract/text/local-days';
import { NoSuchPeriod } from './class-results.errors.ts';

/** The days between which results are read, as they were asked for. */
export interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, day.length) === day;
const mondayOf = (day: string): string => weekOf(day)[0] ?? day;

/**
 * Returns the Mondays of the weeks of a period: until today, and for twelve weeks, unless it says otherwise. Throws
 * NoSuchPeriod.
 */
export function weeksOf({ from, to }: AskedPeriod, timeZone: string, now: Date): string[] {
  const asked = [from, to].filter((day) => day !== undefined);
  if (!asked.every(isDay)) throw NoSuchPeriod();
  const last = mondayOf(to ?? localDayIn(timeZone)(now));
  const first = from === undefined ? addDays(last, -7 * (RESULT_WEEKS - 1)) : mondayOf(from);
  const weeks: string[] = [];
  for (
    let week = first;
    week <= last && weeks.length <= RESULT_WEEKS_MAX;
    week = addDays(week, 7)
  ) {
    weeks.push(week);
  }
  if (weeks.length === 0 || weeks.length > RESULT_WEEKS_MAX) throw NoSuchPeriod();
  return weeks;
}
