import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { finishLeavings, schoolLeavings, schoolLeft } from './leaving-end.service.ts';
import { deliverSchoolLeft } from './leaving-mail.job.ts';
import { leavingSchoolRoutes } from './leaving-school.routes.ts';

/** Registers the way from a class account to a personal one, its end after a wait, and the mail about it. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  jobs.handle(schoolLeft, (mail) => deliverSchoolLeft(mailDeps, mail));
  jobs.handle(schoolLeavings, () => finishLeavings(services));
  leavingSchoolRoutes(app, services);
}
