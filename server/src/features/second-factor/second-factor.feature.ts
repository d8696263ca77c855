import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { deliverSecondFactorMail, secondFactorMail } from './second-factor-mail.job.ts';

/** Registers the second factor of accounts, and the mails about it. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps } = services;
  jobs.handle(secondFactorMail, (mail) => deliverSecondFactorMail(mailDeps, mail));
  secondFactorRoutes(app, services);
}
