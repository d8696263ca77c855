import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { helpRoutes } from './help.routes.ts';
import { helpMail } from './help.service.ts';
import { deliverHelpMail } from './help-mail.job.ts';
import { helpPurge, purgeHelp } from './help-purge.job.ts';

/** Registers questions to the team, their mails, and the deletion of old ones. */
export function register(app: FastifyInstance, services: Services): void {
  const { db, clock, jobs, mailDeps } = services;
  jobs.handle(helpMail, (mail) => deliverHelpMail(mailDeps, mail));
  jobs.handle(helpPurge, () => purgeHelp(db, clock));
  helpRoutes(app, services);
}
