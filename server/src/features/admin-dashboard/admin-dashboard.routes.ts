import { readDashboard } from '@codivia/contract/admin-dashboard';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { AdminDashboardService } from './admin-dashboard.service.ts';

/** The first page of the admin panel. */
export function adminDashboardRoutes(app: FastifyInstance, dashboard: AdminDashboardService): void {
  serve(app, readDashboard, () => dashboard.read());
}
