import { type Currency, TRIAL_DAYS } from '@codivia/contract/api/prices';
import type { Db } from '../../db/connect.ts';
import type { SandboxStatus } from './sandbox.table.ts';
import { newId } from './sandbox-browser.ts';
import { change, emit, type SandboxDeps } from './sandbox-events.ts';
import * as queries from './sandbox-subscriptions.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the same day of the next month, or the last one of a shorter month. */
function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** The end of the first period: of the free week, or of a month. */
export function firstPeriodEnd(now: Date, trial: boolean): Date {
  return trial ? new Date(now.getTime() + TRIAL_DAYS * DAY) : monthAfter(now);
}

/**
 * Returns the object as Stripe would put it into its events: our webhook looks at the customer only, and reads the
 * rest.
 */
function asObject({ id, customer, status }: { id: string; customer: string; status: string }) {
  return { id, object: 'subscription', customer, status };
}

/** Begins a subscription that was just paid for, or its free week. Returns the events. */
export async function startSubscription(
  deps: SandboxDeps,
  tx: Db,
  { customer, trial, currency }: { customer: string; trial: boolean; currency: Currency },
): Promise<string[]> {
  const now = deps.clock();
  const status: SandboxStatus = trial ? 'trialing' : 'active';
  const period_end = firstPeriodEnd(now, trial);
  const id = newId('sub');
  const period = { period_start: now, period_end, created_at: now };
  await queries.insertSubscription(tx, { id, customer, status, trial, currency, ...period });
  const object = asObject({ id, customer, status });
  return [await emit(deps, tx, 'customer.subscription.created', object)];
}

/** Changes those of a customer's subscriptions that are not over, and notifies our webhook. */
export function changeSubscription(
  deps: SandboxDeps,
  customer: string,
  changesOf: (
    subscription: queries.SandboxSubscription,
    now: Date,
  ) => queries.SubscriptionChanges | undefined,
): Promise<void> {
  const now = deps.clock();
  return change(deps, async (tx) => {
    const events: string[] = [];
    for (const subscription of await queries.lockRunning(tx, customer)) {
      const changes = changesOf(subscription, now);
      if (!changes) continue;
      const { id } = subscription;
      await queries.updateSubscription(tx, id, changes);
      const object = asObject({ ...subscription, ...changes });
      const what = object.status === 'canceled' ? 'deleted' : 'updated';
      const failed = changes.failed_invoice;
      const invoice = { id: failed, object: 'invoice', customer };
      if (failed) events.push(await emit(deps, tx, 'invoice.payment_failed', invoice));
      events.push(await emit(deps, tx, `customer.subscription.${what}`, object));
    }
    return { result: undefined, events };
  });
}

/** Ends it at a moment. */
export const ended = (
  { canceled_at }: queries.SandboxSubscription,
  at: Date,
): queries.SubscriptionChanges => ({
  status: 'canceled',
  canceled_at: canceled_at ?? at,
  ended_at: at,
});

/** Returns the changes by a payment for the month that begins at a moment. */
const renewed = (at: Date): queries.SubscriptionChanges => ({
  status: 'active',
  period_start: at,
  period_end: monthAfter(at),
  failed_invoice: null,
});

/** Returns the changes by a declined payment for the month that begins at a moment. */
const declined = (at: Date): queries.SubscriptionChanges => ({
  ...renewed(at),
  status: 'past_due',
  failed_invoice: newId('in'),
});

/** Returns the change that time makes to a subscription: it renews, or ends when notice was given. */
function whenDue(
  subscription: queries.SandboxSubscription,
  now: Date,
): queries.SubscriptionChanges | undefined {
  if (subscription.period_end > now) return undefined;
  const unpaid = subscription.status === 'past_due';
  if (subscription.canceled_at || unpaid) return ended(subscription, subscription.period_end);
  let changes = renewed(subscription.period_end);
  while (changes.period_end && changes.period_end <= now) changes = renewed(changes.period_end);
  return changes;
}

/** Renews and ends the subscriptions whose period is over. */
export async function advanceTime(deps: SandboxDeps): Promise<void> {
  const due = await queries.selectDueCustomers(deps.db, deps.clock());
  for (const { customer } of due) await changeSubscription(deps, customer, whenDue);
}

type Change = (
  subscription: queries.SandboxSubscription,
  now: Date,
) => queries.SubscriptionChanges | undefined;

/** Returns the change by which the customer gives notice: the subscription ends with the paid period. */
export const withNotice: Change = ({ canceled_at }, now) =>
  canceled_at ? undefined : { canceled_at: now };

/** The actions of the portal; the last three make time pass. */
export const PORTAL_ACTIONS: Record<string, Change | undefined> = {
  cancel: withNotice,
  resume: ({ canceled_at }) => (canceled_at ? { canceled_at: null } : undefined),
  // No payment follows after notice, but an unpaid month can be paid.
  renew: ({ canceled_at, status }, now) =>
    canceled_at && status !== 'past_due' ? undefined : renewed(now),
  fail: ({ canceled_at }, now) => (canceled_at ? undefined : declined(now)),
  expire: ended,
};
