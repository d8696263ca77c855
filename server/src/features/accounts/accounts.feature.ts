import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import {
  accountMail,
  deliver,
  deliverEmailChange,
  deliverPasswordChange,
  emailChange,
  passwordChange,
} from './account-mail.job.ts';
import { accountRoutes } from './accounts.routes.ts';
import { purge, purgeOld } from './purge.job.ts';

/** Registers accounts, the mails to their members, and the deletion of old data. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { jobs, mailDeps } = services;
  jobs.handle(accountMail, (mail) => deliver(mailDeps, mail));
  jobs.handle(passwordChange, (change) => deliverPasswordChange(mailDeps, change));
  jobs.handle(emailChange, (change) => deliverEmailChange(mailDeps, change));
  jobs.handle(purge, () => purgeOld(services));
  await app.register(async (scope) => {
    await scope.register(cookie);
    accountRoutes(scope, { ...services, signAccess: app.session.sign });
  });
}
