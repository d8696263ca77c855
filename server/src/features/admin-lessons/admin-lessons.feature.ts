import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminLessonRoutes } from './admin-lessons.routes.ts';
import { convertPictures, pictureConversion } from './embedded-pictures.job.ts';

/** Registers the lessons of the panel, and the conversion of pictures within them. */
export function register(app: FastifyInstance, services: Services): void {
  adminLessonRoutes(app, services);
  services.jobs.handle(pictureConversion, () => convertPictures(services));
}
