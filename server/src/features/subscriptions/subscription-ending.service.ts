import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';
import { customerClosing } from './customer-closing.job.ts';
import { selectCustomersOf } from './payment-customers.queries.ts';

/**
 * Ends a member's subscription at the payment provider, at once, and has their data deleted there. To
 * be called within the transaction that deletes the account, before the member's row is gone: the
 * provider is asked by a job, until it has answered.
 */
export async function endSubscriptionOf(tx: Db, jobs: Jobs, userId: string): Promise<void> {
  for (const customer of await selectCustomersOf(tx, userId))
    await jobs.enqueue(tx, customerClosing, customer);
}
