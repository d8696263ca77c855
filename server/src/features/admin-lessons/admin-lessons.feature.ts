import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminLessonRoutes } from './admin-lessons.routes.ts';

/** Registers the lessons in the panel. */
export function register(app: FastifyInstance, { db, clock, catalogue }: Services): void {
  adminLessonRoutes(app, { db, clock, catalogue });
}
