import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { SubscriptionState } from '../../services/payments/payments.ts';
import { type Payments, PaymentsUnavailable } from '../../services/payments/payments.ts';
import { setSubscriptionUntil } from '../accounts/premium.queries.ts';
import { changePremium } from '../accounts/premium-change.service.ts';
import { findPayer, settlePayer } from '../payers/payers.queries.ts';
import {
  findCustomer,
  lockCustomer,
  type PaymentCustomer,
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
      await notify(tx, { jobs, now: clock() }, customer, state);
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

/**
 * Enqueues the mails about a subscription's state that have not been queued yet, within `tx`: to the member, or to the
 * one who pays instead. Then the member is told only what changes for them.
 */
export async function notify(
  tx: Db,
  { jobs, now }: { jobs: Jobs; now: Date },
  { user_id, checkout }: Pick<PaymentCustomer, 'user_id' | 'checkout'>,
  state: SubscriptionState,
): Promise<void> {
  const until = state.paid_until.toISOString();
  const mail = {
    user_id,
    until,
    trial: state.status === 'trialing',
    ...(state.currency && { currency: state.currency }),
  };
  let payer = await findPayer(tx, user_id);
  let begins = false;
  for (const { kind, occurrence } of noticesOf(state)) {
    if (!(await recordNotice(tx, user_id, occurrence))) continue;
    if (kind === 'welcome') {
      begins = true;
      payer = await settlePayer(tx, user_id, checkout, now);
    }
    await jobs.enqueue(tx, subscriptionMail, { ...mail, kind, to: payer ? 'payer' : 'member' });
    if (payer && kind !== 'payment-failed') {
      await jobs.enqueue(tx, subscriptionMail, { ...mail, kind, to: 'learner' });
    }
  }
  if (!payer || state.status !== 'active' || state.cancelled_at) return;
  // The first payment of a subscription without a free week is in its welcome.
  const isNew = await recordNotice(tx, user_id, `renewed ${state.subscription} ${until}`);
  if (isNew && !begins) {
    await jobs.enqueue(tx, subscriptionMail, { ...mail, kind: 'renewed', to: 'payer' });
  }
}
