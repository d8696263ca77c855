import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { SubscriptionState } from '../../services/payments/payments.ts';
import { type Payments, PaymentsUnavailable } from '../../services/payments/payments.ts';
import { setSubscriptionUntil } from '../accounts/premium.queries.ts';
import { changePremium } from '../accounts/premium-change.service.ts';
import {
  findCustomer,
  lockCustomer,
  recordNotice,
  recordSubscription,
} from './payment-customers.queries.ts';
import { type SubscriptionMail, subscriptionMail } from './subscription-mail.job.ts';

/** The dependencies of the rules of subscriptions. */
export interface SubscriptionDeps extends JobDeps {
  payments: Payments;
  publicUrl: string;
}

/** Maximum reads of a subscription when others store it concurrently. */
const MAX_READS = 30;

/** Always the first time. */
const always = async () => true;

/**
 * Reads a customer's subscription from the provider and stores it, with the resulting premium time and mails. No
 * transaction waits for the provider: when the row has changed after the reading, it is read again, so that the last
 * stored state is also the last one read. `once`, within the transaction and given the member, says whether this is
 * still to be done. A customer that is not ours changes nothing. Throws PaymentsUnavailable.
 */
export async function refreshSubscription(
  { db, clock, jobs, payments }: SubscriptionDeps,
  id: string,
  once: (tx: Db, userId: string) => Promise<boolean> = always,
): Promise<void> {
  for (let reading = 0; reading < MAX_READS; reading++) {
    const customer = await findCustomer(db, id);
    if (!customer) return;
    const state = await payments.readSubscription(id);
    const done = await db.transaction(async (tx) => {
      if (!(await lockCustomer(tx, customer))) return false;
      if (!(await once(tx, customer.user_id)) || !state) return true;
      await changePremium(tx, { jobs, now: clock() }, customer.user_id, async () => {
        await recordSubscription(tx, id, state);
        await setSubscriptionUntil(tx, customer.user_id, state.paid_until);
      });
      await notify(tx, jobs, customer.user_id, state);
      return true;
    });
    if (done) return;
  }
  throw PaymentsUnavailable();
}

type Notice = { kind: SubscriptionMail['kind']; occurrence: string };

/** The mail that a subscription in this state requires; each occurrence has its own name. */
function noticesOf(state: SubscriptionState): Notice[] {
  const { subscription, status, cancelled_at, failed_invoice } = state;
  const notices: Notice[] = [];
  if (status === 'trialing' || status === 'active') {
    notices.push({ kind: 'welcome', occurrence: `welcome ${subscription}` });
  }
  if (status === 'past_due' && failed_invoice) {
    notices.push({ kind: 'payment-failed', occurrence: `payment-failed ${failed_invoice}` });
  }
  if (cancelled_at) {
    // A member who cancels, resumes and cancels again gets two notices.
    const moment = cancelled_at.getTime();
    notices.push({ kind: 'ending', occurrence: `ending ${subscription} ${moment}` });
  }
  return notices;
}

/** Enqueues the mails about a subscription's state that have not been queued yet, within `tx`. */
export async function notify(
  tx: Db,
  jobs: Jobs,
  userId: string,
  state: SubscriptionState,
): Promise<void> {
  for (const { kind, occurrence } of noticesOf(state)) {
    if (!(await recordNotice(tx, userId, occurrence))) continue;
    const until = state.paid_until.toISOString();
    await jobs.enqueue(tx, subscriptionMail, {
      user_id: userId,
      kind,
      until,
      trial: state.status === 'trialing',
      ...(state.currency && { currency: state.currency }),
    });
  }
}
