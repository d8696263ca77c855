import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { progressRoutes } from './progress.routes.ts';

/** Registers the progress of members. */
export function register(app: FastifyInstance, { progress }: Services): void {
  progressRoutes(app, progress);
}
