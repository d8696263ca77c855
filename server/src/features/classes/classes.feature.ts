import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { deleteOldClasses } from './class-deletion.job.ts';
import { classDeletion } from './class-deletion.queries.ts';
import { classMail, deliverClassMail } from './class-mail.job.ts';
import { classSignInRoutes } from './class-sign-in.routes.ts';
import { classRoutes } from './classes.routes.ts';

/** Registers classes, signing in to them, their mails, and the deletion of old ones. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { jobs, mailDeps } = services;
  jobs.handle(classMail, (mail) => deliverClassMail(mailDeps, mail));
  jobs.handle(classDeletion, () => deleteOldClasses(services));
  classRoutes(app, services);
  await app.register(async (scope) => {
    await scope.register(cookie);
    classSignInRoutes(scope, { ...services, signAccess: app.session.sign });
  });
}
