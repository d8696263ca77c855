import type { Db } from '../../db/connect.ts';
import { forgetJobsNaming } from '../../services/jobs.queries.ts';
import type { JobKind } from '../../services/jobs.ts';
import type { Payments } from '../../services/payments/payments.ts';

/** Ends what a former member has at the payment provider. */
export interface CustomerClosing {
  customer: string;
  provider: Payments['provider'];
}

export const customerClosing: JobKind<CustomerClosing> = {
  name: 'customer-closing',
  concurrency: 1,
};

/**
 * Does a customer-closing job; a provider that is not used any more is not asked. Once it is done, the
 * job itself is deleted, which is the last to name the customer.
 */
export async function closeCustomer(
  { db, payments }: { db: Db; payments: Payments },
  { customer, provider }: CustomerClosing,
): Promise<void> {
  if (provider === payments.provider) await payments.cancelSubscriptionNow(customer);
  await forgetJobsNaming(db, customer);
}
