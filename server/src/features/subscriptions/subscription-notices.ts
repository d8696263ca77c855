import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { SubscriptionState } from '../../services/payments/payments.ts';
import { recordNotice } from './payment-customers.queries.ts';
import { type SubscriptionMail, subscriptionMail } from './subscription-mail.job.ts';

type Notice = { kind: SubscriptionMail['kind']; occurrence: string };

/** What a member has to be told of a subscription in this state; each occurrence has a name of its own. */
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
    // Who cancels, resumes and cancels again is told twice.
    const moment = cancelled_at.getTime();
    notices.push({ kind: 'ending', occurrence: `ending ${subscription} ${moment}` });
  }
  return notices;
}

/** Enqueues the mails about a subscription's state that have not been asked for yet, within `tx`. */
export async function notify(
  tx: Db,
  jobs: Jobs,
  user_id: string,
  state: SubscriptionState,
): Promise<void> {
  for (const { kind, occurrence } of noticesOf(state)) {
    if (!(await recordNotice(tx, user_id, occurrence))) continue;
    const until = state.paid_until.toISOString();
    await jobs.enqueue(tx, subscriptionMail, {
      user_id,
      kind,
      until,
      trial: state.status === 'trialing',
    });
  }
}
