import type { Currency } from '@codivia/contract/api/prices';
import type Stripe from 'stripe';
import { endOfGrace } from './grace.ts';
import type { SubscriptionState, SubscriptionStatus } from './payments.ts';

/** Our status for each status of Stripe. Subscriptions with another status never began: their first payment failed. */
const STATUSES: Partial<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

/** Returns a moment from Stripe's seconds. */
const moment = (seconds: number) => new Date(seconds * 1000);

/** Returns the moment until which a subscription gives premium. */
function paidUntil(subscription: Stripe.Subscription, status: SubscriptionStatus): Date {
  const [item] = subscription.items.data;
  const start = moment(item?.current_period_start ?? subscription.start_date);
  const end = item?.current_period_end ?? subscription.start_date;
  if (status === 'past_due') return endOfGrace(start);
  if (status === 'ended') return moment(Math.min(subscription.ended_at ?? end, end));
  return moment(Math.min(end, subscription.cancel_at ?? end));
}

function cancelledAt(subscription: Stripe.Subscription): Date | null {
  const { cancel_at, cancel_at_period_end, canceled_at, ended_at } = subscription;
  const isEnding = cancel_at_period_end || cancel_at !== null || ended_at !== null;
  return isEnding ? moment(canceled_at ?? ended_at ?? subscription.created) : null;
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** Returns the decisive subscription among all that a customer has had: one that runs, else the latest. */
export function bestSubscription(all: Stripe.Subscription[]): SubscriptionState | undefined {
  const states = all
    .toSorted((a, b) => b.created - a.created)
    .flatMap((subscription): SubscriptionState[] => {
      const status = STATUSES[subscription.status];
      if (!status) return [];
      return [
        {
          subscription: subscription.id,
          status,
          paid_until: paidUntil(subscription, status),
          cancelled_at: cancelledAt(subscription),
          failed_invoice: status === 'past_due' ? idOf(subscription.latest_invoice) : null,
          currency: subscription.currency as Currency,
          trial_used: all.some(({ trial_start }) => trial_start !== null),
        },
      ];
    });
  return states.find(({ status }) => status !== 'ended') ?? states[0];
}
