import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { prepareWeeklyPlans } from './weekly-plan.queries.ts';
import { weeklyPlanRoutes } from './weekly-plan.routes.ts';

/** Registers the weekly plans of members. */
export function register(app: FastifyInstance, { database, clock }: Services): void {
  weeklyPlanRoutes(app, { clock, queries: prepareWeeklyPlans(database) });
}
