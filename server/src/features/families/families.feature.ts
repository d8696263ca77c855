import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { familyRoutes } from './family.routes.ts';
import { familyChildRoutes } from './family-child.routes.ts';
import { deliverChildMail, deliverParentMail } from './family-mail.job.ts';
import { childMail, parentMail } from './family-mail.ts';
import { familySweep, sweepFamilies } from './family-sweep.job.ts';

/** Registers the parents of members: their answers, their page, their mails, and what is due every day. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  app.decorateRequest('family_caller', null);
  jobs.handle(parentMail, (mail) => deliverParentMail(mailDeps, mail));
  jobs.handle(childMail, (mail) => deliverChildMail(mailDeps, mail));
  jobs.handle(familySweep, () => sweepFamilies({ ...services, log: app.log }));
  familyChildRoutes(app, services);
  familyRoutes(app, services);
}
