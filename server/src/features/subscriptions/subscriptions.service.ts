import type { Language } from '@codivia/contract/api/language';
import type { Subscription } from '@codivia/contract/api/subscriptions';
import { premiumGroundsOf } from '../accounts/premium.queries.ts';
import { findCustomerOf, insertCustomer } from './payment-customers.queries.ts';
import { planOf } from './plan.ts';
import { refreshSubscription, type SubscriptionDeps } from './refresh-subscription.ts';
import { returnAddress } from './return-address.service.ts';
import { type CheckoutOptions, openCheckout } from './subscription-checkout.ts';
import { AlreadyPremium, NothingToManage } from './subscriptions.errors.ts';

export { refreshSubscription, type SubscriptionDeps };

async function customerOf(
  { db, payments }: SubscriptionDeps,
  member: { id: string; email: string },
): Promise<string> {
  const known = await findCustomerOf(db, member.id, payments.provider);
  if (known) return known.customer;
  const customer = await payments.createCustomer(member);
  const row = { user_id: member.id, customer, provider: payments.provider };
  return (await insertCustomer(db, row)).customer;
}

/** Returns the member's plan from our own data, without asking the provider. */
export async function readSubscription(
  { db, clock, payments }: SubscriptionDeps,
  userId: string,
): Promise<Subscription> {
  const grounds = await premiumGroundsOf(db, userId);
  const customer = await findCustomerOf(db, userId, payments.provider);
  return planOf(grounds, customer, clock());
}

/**
 * Opens the checkout and returns its address. Throws BadRequest for return addresses elsewhere,
 * AlreadyPremium, AlreadySubscribed, SubscriptionUnpaid, PaymentsUnavailable.
 */
export async function createCheckout(
  deps: SubscriptionDeps,
  member: { id: string; email: string },
  options: CheckoutOptions,
): Promise<string> {
  const success_url = returnAddress(deps.publicUrl, options.success_url);
  const cancel_url = returnAddress(deps.publicUrl, options.cancel_url);
  const { premium_source, state } = await readSubscription(deps, member.id);
  if (state === 'premium' && premium_source !== 'subscription') throw AlreadyPremium();
  const customer = await customerOf(deps, member);
  return openCheckout(deps, customer, { ...options, success_url, cancel_url });
}

/**
 * Ends a member's subscription with the paid period, and returns the new plan. Repeating it changes nothing. Throws
 * NothingToManage, PaymentsUnavailable.
 */
export async function stopRenewal(deps: SubscriptionDeps, userId: string): Promise<Subscription> {
  const { db, payments } = deps;
  const known = await findCustomerOf(db, userId, payments.provider);
  if (!known?.subscription || known.status === 'ended') throw NothingToManage();
  await payments.stopRenewal(known.customer);
  await refreshSubscription(deps, known.customer);
  return readSubscription(deps, userId);
}

/** Opens the billing portal. Throws BadRequest, NothingToManage, PaymentsUnavailable. */
export async function createPortal(
  { db, payments, publicUrl }: SubscriptionDeps,
  userId: string,
  language: Language,
  address: string,
): Promise<string> {
  const return_url = returnAddress(publicUrl, address);
  const known = await findCustomerOf(db, userId, payments.provider);
  if (!known?.subscription) throw NothingToManage();
  return payments.createPortalSession({ customer: known.customer, language, return_url });
}
