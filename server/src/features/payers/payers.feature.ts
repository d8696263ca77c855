import { PAYER_ADDRESS_DAYS } from '@codivia/contract/api/payers';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { scheduled } from '../../services/jobs.ts';
import { deleteStale } from './payers.queries.ts';
import { payerRoutes } from './payers.routes.ts';
import { deliverPaymentRequest, paymentRequestJob } from './payment-requests.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes links that are over and addresses that are no longer needed, every night. */
const payerSweep = scheduled('payer-sweep', '40 3 * * *');

/** Registers those who pay for somebody else: the links that ask them, and what they may do. */
export function register(app: FastifyInstance, services: Services): void {
  const { jobs, mailDeps, db, clock } = services;
  payerRoutes(app, services);
  jobs.handle(paymentRequestJob, (job) => deliverPaymentRequest({ ...services, ...mailDeps }, job));
  jobs.handle(payerSweep, () => {
    const now = clock();
    return deleteStale(db, now, new Date(now.getTime() - PAYER_ADDRESS_DAYS * DAY_MS));
  });
}
