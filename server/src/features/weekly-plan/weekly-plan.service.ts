import {
  REPORT_DAYS,
  WEEKS_COUNTED,
  type WeeklyPlan,
  weeklyPlan,
} from '@codivia/contract/api/weekly-plan';
import { addDays, localDayIn } from '@codivia/contract/text/local-days';
import type { Clock } from '../../clock.ts';
import type { ActivityRow, WeeklyPlanQueries } from './weekly-plan.queries.ts';

const MINUTE_MS = 60_000;
/** Length of the part of an hour within which no time zone changes its day, in minutes. */
const QUARTER = 15;

/** The dependencies of plans and active minutes. */
export interface WeeklyPlanDeps {
  queries: WeeklyPlanQueries;
  clock: Clock;
}

/** Returns the number of active minutes on each day of a time zone. */
export function minutesByDay(
  rows: readonly ActivityRow[],
  dayOf: (at: Date) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  const days = new Map<number, string>();
  for (const { day, minutes } of rows) {
    for (const minute of minutes) {
      const quarter = Date.parse(day) + Math.floor(minute / QUARTER) * QUARTER * MINUTE_MS;
      const local = days.get(quarter) ?? dayOf(new Date(quarter));
      days.set(quarter, local);
      counts.set(local, (counts.get(local) ?? 0) + 1);
    }
  }
  return counts;
}

/** The member's week in a time zone. */
export async function readWeeklyPlan(
  { queries, clock }: WeeklyPlanDeps,
  userId: string,
  timeZone: string,
): Promise<WeeklyPlan> {
  const dayOf = localDayIn(timeZone);
  const today = dayOf(clock());
  // A week more than is counted: the days of the time zone may belong to another week of UTC.
  const since = addDays(today, -7 * (WEEKS_COUNTED + 1));
  const rows = await queries.activityOf(userId, since);
  return weeklyPlan(minutesByDay(rows, dayOf), today, await queries.planOf(userId));
}

export async function setWeeklyPlan(
  deps: WeeklyPlanDeps,
  userId: string,
  daysPerWeek: number | null,
  timeZone: string,
): Promise<WeeklyPlan> {
  await deps.queries.setPlan(userId, daysPerWeek);
  return readWeeklyPlan(deps, userId, timeZone);
}

/** Adds active minutes to their days: only those that have passed, of the last days, each once. */
export async function reportActivity(
  { queries, clock }: WeeklyPlanDeps,
  userId: string,
  minutes: number[],
): Promise<{ counted: number }> {
  const now = Math.floor(clock().getTime() / MINUTE_MS);
  return { counted: await queries.report(userId, minutes, now - REPORT_DAYS * 24 * 60, now) };
}
