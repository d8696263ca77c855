import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminDashboardRoutes } from './admin-dashboard.routes.ts';

/** Registers the dashboard of the panel. */
export function register(app: FastifyInstance, { replica, clock }: Services): void {
  adminDashboardRoutes(app, { db: replica, clock });
}
