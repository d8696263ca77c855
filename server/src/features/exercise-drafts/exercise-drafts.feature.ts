import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { prepareExerciseDrafts } from './exercise-drafts.queries.ts';
import { exerciseDraftRoutes } from './exercise-drafts.routes.ts';

/** Registers the drafts of exercises. */
export function register(app: FastifyInstance, { database, clock, catalogue }: Services): void {
  exerciseDraftRoutes(app, { clock, catalogue, queries: prepareExerciseDrafts(database) });
}
