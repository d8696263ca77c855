import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { trialLessonRoutes } from './trial-lesson.routes.ts';

/** Registers the lesson that anyone may take without an account. */
export function register(app: FastifyInstance, { db, catalogue }: Services): void {
  trialLessonRoutes(app, db, catalogue);
}
