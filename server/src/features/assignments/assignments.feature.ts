import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminSeatRoutes } from './admin-seats.routes.ts';
import { assignmentRoutes } from './assignments.routes.ts';
import { dealFreedSeats, freedSeats } from './freed-seats.queries.ts';

/** Registers the assignments of classes, and the licences that administrators give them. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, clock, challengeFiles, jobs } = services;
  jobs.handle(freedSeats, (seats) => dealFreedSeats({ db }, seats));
  assignmentRoutes(app, { db, clock, challengeFiles });
  adminSeatRoutes(app, { db, clock });
}
