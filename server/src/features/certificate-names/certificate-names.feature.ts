import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { certificateNameRoutes } from './certificate-names.routes.ts';
import { nameRequestMail } from './certificate-names.service.ts';
import { deliverNameRequestMail } from './name-request-mail.job.ts';

/** Registers requests for another name on certificates, and the mails about them. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  jobs.handle(nameRequestMail, (mail) => deliverNameRequestMail(mailDeps, mail));
  certificateNameRoutes(app, services);
}
