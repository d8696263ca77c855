import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { filmRoutes } from './films.routes.ts';
import { mediaRemoval, removeMedia } from './media.job.ts';
import { mediaRoutes } from './media.routes.ts';

/** Registers the media of lessons, and the deletion of unused ones. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await mediaRoutes(app, services);
  await filmRoutes(app, services);
  services.jobs.handle(mediaRemoval, () => removeMedia(services));
}
