import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminCourseRoutes } from './admin-courses.routes.ts';
import { contentRemoval, removeContent } from './content-removal.job.ts';

/** Registers the courses in the panel, and the removal of deleted contents. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, clock, jobs } = services;
  jobs.handle(contentRemoval, () => removeContent(db, clock));
  adminCourseRoutes(app, services);
}
