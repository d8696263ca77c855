import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { storedValueRoutes } from './stored-values.routes.ts';

/** Registers the values that projects store. */
export function register(app: FastifyInstance, { db, clock }: Services): void {
  storedValueRoutes(app, { db, clock });
}
