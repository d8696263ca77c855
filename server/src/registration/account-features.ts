import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import {
  accountMail,
  deliver,
  deliverEmailChange,
  deliverPasswordChange,
  emailChange,
  passwordChange,
} from '../features/accounts/account-mail.job.ts';
import { accountRoutes } from '../features/accounts/accounts.routes.ts';
import { purge, purgeOld } from '../features/accounts/purge.job.ts';
import {
  apiAccessEndMail,
  apiTokenMail,
  deliverApiAccessEndMail,
  deliverApiTokenMail,
} from '../features/api-tokens/api-token-mail.job.ts';
import { apiTokenRoutes } from '../features/api-tokens/api-tokens.routes.ts';
import { premiumEndSweep, sweepTokens } from '../features/api-tokens/premium-end.service.ts';
import { mailboxRoutes } from '../features/mails/mailbox.routes.ts';
import { personalDataRoutes } from '../features/personal-data/personal-data.routes.ts';
import type { Services } from '../open-services.ts';

/** Accounts, and the jobs that write to people and clean up. */
export async function accountFeatures(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, config, jobs, limits, mailDeps, storage } = services;
  jobs.handle(accountMail, (mail) => deliver(mailDeps, mail));
  jobs.handle(passwordChange, (change) => deliverPasswordChange(mailDeps, change));
  jobs.handle(emailChange, (change) => deliverEmailChange(mailDeps, change));
  jobs.handle(apiTokenMail, (mail) => deliverApiTokenMail(mailDeps, mail));
  jobs.handle(apiAccessEndMail, (mail) => deliverApiAccessEndMail(mailDeps, mail));
  jobs.handle(premiumEndSweep, () => sweepTokens({ db, clock, jobs }));
  jobs.handle(purge, () => purgeOld({ db, clock, jobs }));
  const { tokenSecret, publicUrl } = config;
  const signAccess = app.session.sign;
  await app.register(async (scope) => {
    await scope.register(cookie);
    accountRoutes(scope, { db, clock, jobs, limits, tokenSecret, publicUrl, signAccess });
  });
  personalDataRoutes(app, { db, clock, storage });
  apiTokenRoutes(app, { db, clock, jobs });
  mailboxRoutes(app, db, config);
}
