import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { liveReplayRoutes } from './live-replays.routes.ts';

/** Registers the replays of live sessions. */
export function register(app: FastifyInstance, { db, clock }: Services): void {
  liveReplayRoutes(app, { db, clock });
}
