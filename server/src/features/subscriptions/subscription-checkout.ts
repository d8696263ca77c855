import { createHash } from 'node:crypto';
import type { Language } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import {
  type Checkout,
  type Payments,
  PaymentsUnavailable,
  type SubscriptionOrder,
} from '../../services/payments/payments.ts';
import { findCustomer, type PaymentCustomer, recordCheckout } from './payment-customers.queries.ts';
import { refreshSubscription, type SubscriptionDeps } from './refresh-subscription.ts';
import { AlreadySubscribed, SubscriptionUnpaid } from './subscriptions.errors.ts';

/** Maximum number of attempts while other requests are quicker. */
const ATTEMPTS = 10;

export interface CheckoutOptions {
  success_url: string;
  cancel_url: string;
  language: Language;
}

/** Refuses members who have a subscription. Throws AlreadySubscribed, SubscriptionUnpaid. */
function refuseSubscribed({ status }: PaymentCustomer): void {
  if (status === 'past_due') throw SubscriptionUnpaid();
  if (status === 'trialing' || status === 'active') throw AlreadySubscribed();
}

function hashOf(order: object): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url');
}

/** Returns the customer as stored now. Throws PaymentsUnavailable, AlreadySubscribed, SubscriptionUnpaid. */
async function readCustomer(db: Db, id: string): Promise<PaymentCustomer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw PaymentsUnavailable();
  refuseSubscribed(customer);
  return customer;
}

/** Returns the address of the checkout that is open with these options; closes one with others. */
async function reopen(
  deps: SubscriptionDeps,
  { customer, checkout, checkout_order }: PaymentCustomer,
  order: string,
): Promise<string | undefined> {
  const { db, payments } = deps;
  if (!checkout) return undefined;
  const url = checkout_order === order ? await payments.reopenCheckout(checkout) : undefined;
  if (url || (await payments.expireCheckout(checkout))) return url;
  // The checkout was paid: now, or for a subscription that has ended since.
  await refreshSubscription(deps, customer);
  await readCustomer(db, customer);
  return undefined;
}

function open(
  payments: Payments,
  order: SubscriptionOrder,
  before: string | null,
): Promise<Checkout> {
  const key = hashOf({ order, before });
  return payments.createSubscriptionCheckout({ ...order, key });
}

/**
 * Refuses a customer who has a subscription now, before anything about them is changed at the provider. Throws
 * AlreadySubscribed, SubscriptionUnpaid, PaymentsUnavailable.
 */
export async function expectUnsubscribed(deps: SubscriptionDeps, id: string): Promise<void> {
  await refreshSubscription(deps, id);
  await readCustomer(deps.db, id);
}

/**
 * Opens the checkout of a member's subscription and returns its address. Each member has at most one open checkout, so
 * that nobody pays twice: the same options open the same one again, other options close it first. Throws
 * AlreadySubscribed, SubscriptionUnpaid, PaymentsUnavailable.
 */
export async function openCheckout(
  deps: SubscriptionDeps,
  id: string,
  options: CheckoutOptions,
): Promise<string> {
  const { db, payments } = deps;
  await refreshSubscription(deps, id);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const customer = await readCustomer(db, id);
    const { user_id, checkout: before, trial_used } = customer;
    const order = { ...options, customer: id, user_id, trial: !trial_used, key: '' };
    const checkout_order = hashOf(order);
    const url = await reopen(deps, customer, checkout_order);
    if (url) return url;
    const opened = await open(payments, order, before);
    const recorded = { checkout: opened.id, checkout_order };
    if (await recordCheckout(db, id, before, recorded)) return opened.url;
    // Another request was quicker. With the same options it has the same checkout.
    if ((await readCustomer(db, id)).checkout === opened.id) return opened.url;
    await payments.expireCheckout(opened.id);
  }
  throw PaymentsUnavailable();
}
