import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { reviewRoutes } from './reviews.routes.ts';

/** Registers the reviews of questions from completed lessons. */
export function register(app: FastifyInstance, { reviews }: Services): void {
  reviewRoutes(app, reviews);
}
