import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { auditRoutes } from './audit.routes.ts';

/** Registers the log of changes by administrators. */
export function register(app: FastifyInstance, { db }: Services): void {
  auditRoutes(app, db);
}
