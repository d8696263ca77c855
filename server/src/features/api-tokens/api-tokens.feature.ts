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
export function register(app: FastifyInstance, { db, clock, jobs, mailDeps }: Services): void {
  jobs.handle(apiTokenMail, (mail) => deliverApiTokenMail(mailDeps, mail));
  jobs.handle(apiAccessEndMail, (mail) => deliverApiAccessEndMail(mailDeps, mail));
  jobs.handle(premiumEndSweep, () => sweepTokens({ db, clock, jobs }));
  apiTokenRoutes(app, { db, clock, jobs });
}
