import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { deliverSecondFactorMail, secondFactorMail } from './second-factor-mail.job.ts';

/** Registers the second factor of accounts, and the mails about it. */
export function register(
  app: FastifyInstance,
  { db, clock, config, jobs, limits, mailDeps }: Services,
): void {
  jobs.handle(secondFactorMail, (mail) => deliverSecondFactorMail(mailDeps, mail));
  secondFactorRoutes(app, { db, clock, jobs, limits, tokenSecret: config.tokenSecret });
}
