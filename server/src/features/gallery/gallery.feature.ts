import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { galleryRoutes } from './gallery.routes.ts';

/** Registers the gallery of projects. */
export function register(app: FastifyInstance, { replica, clock }: Services): void {
  galleryRoutes(app, { db: replica, clock });
}
