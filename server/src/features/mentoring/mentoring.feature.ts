import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { adminMentoringRoutes } from './admin-mentoring.routes.ts';
import { classThreadRoutes } from './class-threads.routes.ts';
import { mentoringRoutes } from './mentoring.routes.ts';
import { deliverMentoringMail } from './mentoring-mail.job.ts';
import { mentoringPurge, purgeThreads } from './mentoring-purge.job.ts';
import { mentoringMail } from './notices.ts';

/** Registers mentoring, its mails, its moderation, and the deletion of old threads. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  jobs.handle(mentoringMail, (mail) => deliverMentoringMail(mailDeps, mail));
  mentoringRoutes(app, services);
  classThreadRoutes(app, services);
  adminMentoringRoutes(app, services);
  jobs.handle(mentoringPurge, () => purgeThreads(services));
}
