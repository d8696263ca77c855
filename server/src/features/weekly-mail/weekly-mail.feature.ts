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
export async function register(
  app: FastifyInstance,
  { db, clock, config, jobs, mailDeps, reviews }: Services,
): Promise<void> {
  const { tokenSecret } = config;
  jobs.handle(weeklyMailSweep, () => queueWeeklyMails({ db, clock, jobs }));
  jobs.handle(weeklyMail, (mail) => deliverWeeklyMail({ ...mailDeps, tokenSecret, reviews }, mail));
  await weeklyMailRoutes(app, { db, clock, tokenSecret });
}
