import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { personalDataRoutes } from './personal-data.routes.ts';

/** Registers the download of personal data and the deletion of accounts. */
export function register(app: FastifyInstance, { db, clock, storage }: Services): void {
  personalDataRoutes(app, { db, clock, storage });
}
