import Type, { type Static } from 'typebox';
import { addDays, TimeZoneQuery, weekOf } from '../text/local-days.ts';
import { endpoint } from './endpoint.ts';

/** Days a week a member may plan at most. */
export const PLAN_DAYS_MAX = 5;
/** Active minutes of one report, and of one member on one day (UTC), that are counted at most. */
export const ACTIVE_MINUTES_MAX = 240;
/** Days after which a minute that was not reported is not counted any more. */
export const REPORT_DAYS = 7;
/** Weeks among which those that reached the plan are counted, this one included. */
export const WEEKS_COUNTED = 12;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const DaysPerWeek = Type.Union([Type.Integer({ minimum: 1, maximum: PLAN_DAYS_MAX }), Type.Null()]);

/** This week of a member, by the days of their time zone. `days_per_week` is null without a plan. */
export const WeeklyPlan = Type.Object({
  days_per_week: DaysPerWeek,
  today: Day,
  /** From Monday to Sunday. */
  days: Type.Array(Type.Object({ day: Day, minutes: Type.Integer({ minimum: 0 }) })),
  active_days: Type.Integer({ minimum: 0, maximum: 7 }),
  /** True if this week has as many active days as planned. */
  reached: Type.Boolean(),
  /** Number of weeks that reached the present plan, among the last ones. */
  weeks_reached: Type.Integer({ minimum: 0, maximum: WEEKS_COUNTED }),
});
export type WeeklyPlan = Static<typeof WeeklyPlan>;

/** The week of `today`, from the active minutes of each day. A week that was missed changes nothing. */
export function weeklyPlan(
  minutesOn: ReadonlyMap<string, number>,
  today: string,
  days_per_week: number | null,
): WeeklyPlan {
  const minutes = (day: string) => minutesOn.get(day) ?? 0;
  const activeDays = (week: string[]) => week.filter((day) => minutes(day) > 0).length;
  const isReached = (week: string[]) => days_per_week !== null && activeDays(week) >= days_per_week;
  const weeks = Array.from({ length: WEEKS_COUNTED }, (_, i) => weekOf(addDays(today, -7 * i)));
  const week = weekOf(today);
  return {
    days_per_week,
    today,
    days: week.map((day) => ({ day, minutes: minutes(day) })),
    active_days: activeDays(week),
    reached: isReached(week),
    weeks_reached: weeks.filter(isReached).length,
  };
}

export const readWeeklyPlan = endpoint({
  method: 'GET',
  path: '/user/weekly-plan',
  access: 'member',
  summary: 'The member’s plan and active minutes of this week, by the days of a time zone.',
  query: TimeZoneQuery,
  answer: WeeklyPlan,
});

export const setWeeklyPlan = endpoint({
  method: 'PUT',
  path: '/user/weekly-plan',
  access: 'member',
  summary: 'Plans 1 to 5 days a week; null for no plan.',
  query: TimeZoneQuery,
  body: Type.Object({ days_per_week: DaysPerWeek }),
  answer: WeeklyPlan,
});

export const reportActivity = endpoint({
  method: 'POST',
  path: '/user/activity',
  access: 'member',
  summary:
    'Minutes (since 1970, UTC) in which the member was active. Each counts once, whoever reports it; future ones and old ones do not.',
  body: Type.Object({
    minutes: Type.Array(Type.Integer({ minimum: 0, maximum: 2 ** 31 }), {
      minItems: 1,
      maxItems: ACTIVE_MINUTES_MAX,
    }),
  }),
  answer: Type.Object({ counted: Type.Integer({ minimum: 0 }) }),
});
