import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminUserRoutes } from './admin-users.routes.ts';

/** Registers the accounts in the panel. */
export function register(app: FastifyInstance, { db, clock, jobs }: Services): void {
  adminUserRoutes(app, { db, clock, jobs });
}
