import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminLessonReviewRoutes } from './admin-lesson-reviews.routes.ts';
import { lessonCommentRoutes } from './lesson-comments.routes.ts';
import { plannedPublication, publishPlanned } from './lesson-plans.service.ts';
import { lessonPresenceRoutes } from './lesson-presences.routes.ts';

/** Registers the reviews of lessons, the comments on them and who has them open, and the job that publishes those that are planned. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, clock, catalogue, storage, jobs } = services;
  jobs.handle(plannedPublication, () => publishPlanned({ db, clock, catalogue, storage }));
  adminLessonReviewRoutes(app, services);
  lessonCommentRoutes(app, services);
  lessonPresenceRoutes(app, services);
}
