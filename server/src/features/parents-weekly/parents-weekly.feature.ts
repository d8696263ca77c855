import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import {
  deliverParentsWeekly,
  parentsWeekly,
  parentsWeeklySweep,
  queueParentsWeekly,
} from './parents-weekly.job.ts';
import { parentsWeeklyRoutes } from './parents-weekly.routes.ts';

/** Registers the weekly mail to parents. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { jobs, mailDeps, tokenSecret } = services;
  jobs.handle(parentsWeeklySweep, () => queueParentsWeekly(services));
  jobs.handle(parentsWeekly, (mail) => deliverParentsWeekly({ ...mailDeps, tokenSecret }, mail));
  await parentsWeeklyRoutes(app, services);
}
