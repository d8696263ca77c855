import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { sharedLinkRoutes } from './shared-links.routes.ts';

/** Registers links that share a work with its files. */
export function register(app: FastifyInstance, { db, clock, storage, host }: Services): void {
  sharedLinkRoutes(app, { db, clock, storage, host });
}
