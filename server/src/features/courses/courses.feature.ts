import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { courseRoutes } from './courses.routes.ts';

/** Registers the courses of the catalogue. */
export function register(app: FastifyInstance, { db, catalogue }: Services): void {
  courseRoutes(app, db, catalogue);
}
