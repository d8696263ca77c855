import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { lessonRoutes } from './lessons.routes.ts';

/** Registers the lessons of courses. */
export function register(app: FastifyInstance, { db, catalogue }: Services): void {
  lessonRoutes(app, db, catalogue);
}
