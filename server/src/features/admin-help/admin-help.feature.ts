import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminHelpRoutes } from './admin-help.routes.ts';

/** Registers the help desk of the team. */
export function register(app: FastifyInstance, { db, clock, jobs }: Services): void {
  adminHelpRoutes(app, { db, clock, jobs });
}
