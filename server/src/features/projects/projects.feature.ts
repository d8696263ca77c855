import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { projectRoutes } from './projects.routes.ts';

/** Registers the projects of members. */
export function register(app: FastifyInstance, { db, clock }: Services): void {
  projectRoutes(app, { db, clock });
}
