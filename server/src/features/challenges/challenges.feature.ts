import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminChallengeRoutes } from './admin-challenges.routes.ts';
import { challengeRoutes } from './challenges.routes.ts';

/** Registers the weekly challenges, and their plan for administrators. */
export function register(app: FastifyInstance, { db, clock, challengeFiles }: Services): void {
  challengeRoutes(app, { db, clock, challengeFiles });
  adminChallengeRoutes(app, { db, clock, challengeFiles });
}
