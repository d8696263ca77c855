import {
  DASHBOARD_WEEKS,
  type Dashboard,
  type DashboardWeek,
} from '@codivia/contract/api/admin-dashboard';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { selectCounters, selectWeek } from './admin-dashboard.queries.ts';
import { recentActivity } from './recent-activity.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;
/** Time after the end of a week from which its figures no longer change, in milliseconds. */
const SETTLED = 60_000;

/** The Monday, 00:00 UTC, on or before a moment. */
function mondayOf(moment: Date): Date {
  const midnight = Math.floor(moment.getTime() / DAY) * DAY;
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - sinceMonday * DAY);
}

/** The dependencies of the dashboard. */
export interface AdminDashboardDeps {
  /** May be a moment late. */
  db: Db;
  clock: Clock;
  /** The figures of past weeks, by their Monday: they are counted once. */
  pastWeeks: Map<string, DashboardWeek>;
}

async function week(
  { db, pastWeeks }: AdminDashboardDeps,
  monday: Date,
  isOver: boolean,
): Promise<DashboardWeek> {
  const starts_on = monday.toISOString().slice(0, 10);
  const known = pastWeeks.get(starts_on);
  if (known) return known;
  const figures = await selectWeek(db, monday, new Date(monday.getTime() + WEEK));
  const counted = { starts_on, ...figures };
  if (isOver) pastWeeks.set(starts_on, counted);
  return counted;
}

async function weeks(deps: AdminDashboardDeps, now: Date): Promise<DashboardWeek[]> {
  const { pastWeeks } = deps;
  const last = mondayOf(now).getTime();
  const found: DashboardWeek[] = [];
  for (let ago = DASHBOARD_WEEKS - 1; ago >= 0; ago--) {
    found.push(
      await week(
        deps,
        new Date(last - ago * WEEK),
        now.getTime() - last + (ago - 1) * WEEK > SETTLED,
      ),
    );
  }
  const shown = new Set(found.map(({ starts_on }) => starts_on));
  for (const starts_on of pastWeeks.keys()) if (!shown.has(starts_on)) pastWeeks.delete(starts_on);
  return found;
}

export async function readDashboard(deps: AdminDashboardDeps): Promise<Dashboard> {
  const { db, clock } = deps;
  const now = clock();
  const [counters, activity, series] = await Promise.all([
    selectCounters(db, now),
    recentActivity(db, now),
    weeks(deps, now),
  ]);
  return { counters, activity, weeks: series };
}
