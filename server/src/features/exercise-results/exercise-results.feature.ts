import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { prepareExerciseResults } from './exercise-results.queries.ts';
import { exerciseResultRoutes } from './exercise-results.routes.ts';

/** Registers the results of exercises. */
export function register(
  app: FastifyInstance,
  { database, db, clock, catalogue, certificates }: Services,
): void {
  const queries = prepareExerciseResults(database);
  exerciseResultRoutes(app, { db, clock, catalogue, certificates, queries });
}
