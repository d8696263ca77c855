import type { Db } from '../../db/connect.ts';
import { deleteJobsNaming } from '../../services/jobs.queries.ts';
import type { JobKind, Jobs } from '../../services/jobs.ts';
import type { Payments } from '../../services/payments/payments.ts';
import { selectCustomersOf } from './payment-customers.queries.ts';

/**
 * Ends a member's subscription at the payment provider, at once, and deletes their data there. To be called within the
 * transaction that deletes the account, before the member's row is gone: a job calls the provider until it has
 * answered.
 */
export async function endSubscriptionOf(tx: Db, jobs: Jobs, userId: string): Promise<void> {
  for (const customer of await selectCustomersOf(tx, userId))
    await jobs.enqueue(tx, customerClosing, customer);
}

/** The job that ends everything of a former member at the payment provider. */
export interface CustomerClosing {
  customer: string;
  provider: Payments['provider'];
}

export const customerClosing: JobKind<CustomerClosing> = {
  name: 'customer-closing',
  concurrency: 1,
};

/**
 * Does a customer-closing job; a provider that is not used any more is not called. Once it is done, the job itself is
 * deleted, since it is the last row that names the customer.
 */
export async function closeCustomer(
  { db, payments }: { db: Db; payments: Payments },
  { customer, provider }: CustomerClosing,
): Promise<void> {
  if (provider === payments.provider) await payments.cancelSubscriptionNow(customer);
  await deleteJobsNaming(db, customer);
}
