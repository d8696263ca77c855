import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { prepareLessonPositions } from './lesson-positions.queries.ts';
import { lessonPositionRoutes } from './lesson-positions.routes.ts';

/** Registers the positions of members in lessons. */
export function register(app: FastifyInstance, { database, clock, catalogue }: Services): void {
  lessonPositionRoutes(app, { clock, catalogue, queries: prepareLessonPositions(database) });
}
