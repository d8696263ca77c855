import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { closeCustomer, customerClosing } from './subscription-ending.service.ts';
import { deliverSubscriptionMail, subscriptionMail } from './subscription-mail.job.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';

/** Registers subscriptions, the mails about them, and their end with an account. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps, tokenSecret } = services;
  subscriptionRoutes(app, services);
  jobs.handle(subscriptionMail, (mail) =>
    deliverSubscriptionMail({ ...mailDeps, tokenSecret }, mail),
  );
  jobs.handle(customerClosing, (closing) => closeCustomer(services, closing));
}
