import { endOfGrace } from '../../services/payments/grace.ts';
import type { SubscriptionState } from '../../services/payments/payments.ts';
import type { SandboxSubscription } from './sandbox-subscriptions.queries.ts';

/** Returns the moment until which a subscription gives premium. */
export function paidUntil(subscription: SandboxSubscription): Date {
  const { status, period_start, period_end, ended_at, failed_invoice } = subscription;
  const grace = endOfGrace(period_start);
  if (status === 'past_due') return grace;
  if (!ended_at) return period_end;
  return failed_invoice && grace < ended_at ? grace : ended_at;
}

/** Returns the decisive subscription among all that a customer has had: one that runs, else the latest. */
export function bestOf(all: SandboxSubscription[]): SandboxSubscription | undefined {
  return all.find(({ status }) => status !== 'canceled') ?? all[0];
}

/** Returns the state of a customer's subscription as adapters report it; `all` are sorted with the latest first. */
export function stateOf(all: SandboxSubscription[]): SubscriptionState | undefined {
  const best = bestOf(all);
  if (!best) return undefined;
  const { id, status, canceled_at, failed_invoice, currency } = best;
  return {
    subscription: id,
    status: status === 'canceled' ? 'ended' : status,
    paid_until: paidUntil(best),
    cancelled_at: canceled_at,
    failed_invoice: status === 'past_due' ? failed_invoice : null,
    currency,
    trial_used: all.some(({ trial }) => trial),
  };
}
