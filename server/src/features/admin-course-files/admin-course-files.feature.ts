import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { courseFileRoutes } from './course-files.routes.ts';

/** Registers the export and import of courses. */
export async function register(
  app: FastifyInstance,
  { db, clock, catalogue }: Services,
): Promise<void> {
  await courseFileRoutes(app, { db, clock, catalogue });
}
