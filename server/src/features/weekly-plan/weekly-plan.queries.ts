import { ACTIVE_MINUTES_MAX } from '@codivia/contract/api/weekly-plan';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';

/**
 * $1 member, $2 minutes since 1970, $3 and $4 the first and last that count. A minute is stored once, however often it
 * is reported. Above the day's limit the minutes stored before stay.
 */
const REPORT = `
  insert into activity_days as a (user_id, day, minutes)
  select u.id, given.day, array_agg(distinct given.minute)
  from users u, (
    select '1970-01-01'::date + (m / 1440)::integer as day, (m % 1440)::smallint as minute
    from unnest($2::bigint[]) as reported (m)
    where m between greatest($3::bigint, (select floor(extract(epoch from created_at) / 60)::bigint
      from users where id = $1::uuid)) and $4::bigint) given
  where u.id = $1::uuid
  group by u.id, given.day
  on conflict (user_id, day) do update set minutes = array(
    select m from unnest(a.minutes || excluded.minutes) as merged (m)
    group by m order by m = any(a.minutes) desc, m limit ${ACTIVE_MINUTES_MAX})
  where not a.minutes @> excluded.minutes
  returning cardinality(minutes) as counted`;

/** $1 member, $2 the first day (UTC). */
const READ = `
  select day::text, minutes from activity_days where user_id = $1::uuid and day >= $2::date`;

/** $1 member. */
const PLAN = 'select days_per_week from weekly_plans where user_id = $1::uuid';

/** $1 member, $2 days a week. */
const SET_PLAN = `
  insert into weekly_plans (user_id, days_per_week) values ($1::uuid, $2::smallint)
  on conflict (user_id) do update set days_per_week = excluded.days_per_week`;

/** $1 member. */
const DROP_PLAN = 'delete from weekly_plans where user_id = $1::uuid';

/** The active minutes of a day (UTC). */
export interface ActivityRow {
  day: string;
  minutes: number[];
}

/** Prepares the queries of plans and active minutes. */
export function prepareWeeklyPlans(database: Database) {
  const report = statement<{ counted: number }>(database, 'report_activity', REPORT);
  const read = statement<ActivityRow>(database, 'read_activity', READ);
  const plan = statement<{ days_per_week: number }>(database, 'read_weekly_plan', PLAN);
  const set = statement(database, 'set_weekly_plan', SET_PLAN);
  const drop = statement(database, 'drop_weekly_plan', DROP_PLAN);
  return {
    /** Returns the number of minutes that the changed days have now. */
    report: async (
      userId: string,
      minutes: number[],
      first: number,
      last: number,
    ): Promise<number> =>
      (await report([userId, minutes, first, last])).reduce((sum, { counted }) => sum + counted, 0),
    activityOf: (userId: string, since: string): Promise<ActivityRow[]> => read([userId, since]),
    planOf: async (userId: string): Promise<number | null> =>
      (await plan([userId]))[0]?.days_per_week ?? null,
    setPlan: async (userId: string, days: number | null): Promise<void> => {
      await (days === null ? drop([userId]) : set([userId, days]));
    },
  };
}

export type WeeklyPlanQueries = ReturnType<typeof prepareWeeklyPlans>;
