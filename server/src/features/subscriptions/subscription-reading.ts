import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';
import { type Payments, PaymentsUnavailable } from '../../services/payments/payments.ts';
import { setSubscriptionUntil } from '../accounts/premium.service.ts';
import { findCustomer, lockCustomer, recordSubscription } from './payment-customers.queries.ts';
import { notify } from './subscription-notices.ts';

/** What the rules of subscriptions work with. */
export interface SubscriptionDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  payments: Payments;
  publicUrl: string;
}

/** How often a subscription is read again because somebody else has written it down meanwhile. */
const READINGS = 30;

/** Always the first time. */
const everyTime = async () => true;

/**
 * Reads a customer's subscription from the provider and writes it down, with the premium time and the
 * mails that follow. No transaction waits for the provider: who finds the row changed after reading
 * reads anew, so that what is written last was read last. `once`, within the transaction and told
 * the member, says whether this is still to be done. A customer that is not ours changes nothing. Throws
 * PaymentsUnavailable.
 */
export async function refreshSubscription(
  { db, jobs, payments }: SubscriptionDeps,
  id: string,
  once: (tx: Db, userId: string) => Promise<boolean> = everyTime,
): Promise<void> {
  for (let reading = 0; reading < READINGS; reading++) {
    const customer = await findCustomer(db, id);
    if (!customer) return;
    const state = await payments.readSubscription(id);
    const done = await db.transaction(async (tx) => {
      if (!(await lockCustomer(tx, customer))) return false;
      if (!(await once(tx, customer.user_id)) || !state) return true;
      await recordSubscription(tx, id, state);
      await setSubscriptionUntil(tx, customer.user_id, state.paid_until);
      await notify(tx, jobs, customer.user_id, state);
      return true;
    });
    if (done) return;
  }
  throw PaymentsUnavailable();
}
