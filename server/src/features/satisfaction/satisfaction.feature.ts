import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { prepareSatisfaction } from './satisfaction.queries.ts';
import { satisfactionRoutes } from './satisfaction.routes.ts';

/** Registers the questions about satisfaction. */
export function register(app: FastifyInstance, { database, clock }: Services): void {
  satisfactionRoutes(app, { clock, queries: prepareSatisfaction(database) });
}
