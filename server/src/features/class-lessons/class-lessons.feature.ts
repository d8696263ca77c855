import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { ClassHub } from './class-hub.ts';
import { classLessonRoutes } from './class-lessons.routes.ts';

/** Registers lessons as whole classes do them, with their streams. */
export function register(app: FastifyInstance, { db, clock }: Services): void {
  const hub = new ClassHub({ db, clock, log: app.log });
  classLessonRoutes(app, { db, clock, hub });
}
