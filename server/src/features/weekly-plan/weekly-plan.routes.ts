import * as contract from '@codivia/contract/api/weekly-plan';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import { prepareWeeklyPlans } from './weekly-plan.queries.ts';
import * as weeks from './weekly-plan.service.ts';

/** Rate limit of reports: several tabs send them every few minutes. */
const REPORTS: RouteLimit = { name: 'activity', per: 'user', limit: 120, seconds: 15 * 60 };
const PLANS: RouteLimit = { name: 'weekly-plans', per: 'user', limit: 60, seconds: 60 * 60 };

/** Serves the week of the calling member. */
export function weeklyPlanRoutes(app: FastifyInstance, services: Services): void {
  const deps = { ...services, queries: prepareWeeklyPlans(services.database) };
  serve(app, contract.readWeeklyPlan, ({ user, query }) =>
    weeks.readWeeklyPlan(deps, user.id, timeZoneOf(query)),
  );

  serve(app, contract.setWeeklyPlan, { limit: PLANS }, ({ user, query, body }) =>
    weeks.setWeeklyPlan(deps, user.id, body.days_per_week, timeZoneOf(query)),
  );

  serve(app, contract.reportActivity, { limit: REPORTS }, ({ user, body }) =>
    weeks.reportActivity(deps, user.id, body.minutes),
  );
}
