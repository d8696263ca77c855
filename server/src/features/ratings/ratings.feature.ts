import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { prepareRatings } from './ratings.queries.ts';
import { ratingRoutes } from './ratings.routes.ts';

/** Registers the ratings of courses. */
export function register(app: FastifyInstance, { database, clock, catalogue }: Services): void {
  ratingRoutes(app, { clock, catalogue, queries: prepareRatings(database) });
}
