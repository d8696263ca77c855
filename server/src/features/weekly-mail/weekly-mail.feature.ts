import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import {
  deliverWeeklyMail,
  queueWeeklyMails,
  weeklyMail,
  weeklyMailSweep,
} from './weekly-mail.job.ts';
import { weeklyMailRoutes } from './weekly-mail.routes.ts';

/** Registers the weekly mail to members. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { jobs, mailDeps, tokenSecret, reviews } = services;
  jobs.handle(weeklyMailSweep, () => queueWeeklyMails(services));
  jobs.handle(weeklyMail, (mail) => deliverWeeklyMail({ ...mailDeps, tokenSecret, reviews }, mail));
  await weeklyMailRoutes(app, services);
}
