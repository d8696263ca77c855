import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import {
  apiAccessEndMail,
  apiTokenMail,
  deliverApiAccessEndMail,
  deliverApiTokenMail,
} from './api-token-mail.job.ts';
import { apiTokenRoutes } from './api-tokens.routes.ts';
import { premiumEndSweep, sweepTokens } from './premium-end.service.ts';

/** Registers tokens of the public API and the mails about them. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  jobs.handle(apiTokenMail, (mail) => deliverApiTokenMail(mailDeps, mail));
  jobs.handle(apiAccessEndMail, (mail) => deliverApiAccessEndMail(mailDeps, mail));
  jobs.handle(premiumEndSweep, () => sweepTokens(services));
  apiTokenRoutes(app, services);
}
