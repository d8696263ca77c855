import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { paymentsPurge, purgePaymentEvents } from './payments-purge.job.ts';
import { webhookRoutes } from './webhook.routes.ts';

/** Registers the reports of the payment provider, and the deletion of old ones. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, jobs } = services;
  jobs.handle(paymentsPurge, () => purgePaymentEvents(db, clock));
  await webhookRoutes(app, services);
}
