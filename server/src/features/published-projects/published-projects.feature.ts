import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { publishedProjectRoutes } from './published-projects.routes.ts';
import { thumbnailRoutes } from './thumbnails.routes.ts';

/** Registers published projects and their pictures. */
export async function register(
  app: FastifyInstance,
  { db, clock, storage, host }: Services,
): Promise<void> {
  publishedProjectRoutes(app, { db, clock, storage, host });
  await thumbnailRoutes(app, { db, clock });
}
