import * as contract from '@codivia/contract/api/admin-dashboard';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as dashboard from './admin-dashboard.service.ts';

/** The first page of the admin panel. */
export function adminDashboardRoutes(
  app: FastifyInstance,
  passedDeps: Omit<dashboard.AdminDashboardDeps, 'pastWeeks'>,
): void {
  const deps = { ...passedDeps, pastWeeks: new Map() };
  serve(app, contract.readDashboard, () => dashboard.readDashboard(deps));
}
