import { readWeeklyPlan, reportActivity, setWeeklyPlan } from '@codivia/contract/api/weekly-plan';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as weeks from './weekly-plan.service.ts';

/** Several tabs that report every few minutes. */
const REPORTS: RateLimit = { name: 'activity', limit: 120, seconds: 15 * 60 };
const PLANS: RateLimit = { name: 'weekly-plans', limit: 60, seconds: 60 * 60 };

/** The week of the member who calls. */
export function weeklyPlanRoutes(
  app: FastifyInstance,
  deps: weeks.WeeklyPlanDeps & { limits: RateLimits },
): void {
  serve(app, readWeeklyPlan, ({ user, query }) => weeks.read(deps, user.id, timeZoneOf(query)));

  serve(app, setWeeklyPlan, async ({ user, query, body }) => {
    const timeZone = timeZoneOf(query);
    await deps.limits.spend(PLANS, user.id);
    return weeks.plan(deps, user.id, body.days_per_week, timeZone);
  });

  serve(app, reportActivity, async ({ user, body }) => {
    await deps.limits.spend(REPORTS, user.id);
    return weeks.report(deps, user.id, body.minutes);
  });
}
