import type { Language } from '@codivia/contract/api/language';
import type { Subscription } from '@codivia/contract/api/subscriptions';
import { premiumGroundsOf } from '../accounts/premium.queries.ts';

import { findPayer, wasAskedToPay } from '../payers/payers.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';

import { findCustomerOf, insertCustomer } from './payment-customers.queries.ts';
import { planOf } from './plan.ts';
import { refreshSubscription, type SubscriptionDeps } from './refresh-subscription.ts';
import { returnAddress } from './return-address.service.ts';
import { type CheckoutOptions, expectUnsubscribed, openCheckout } from './subscription-checkout.ts';
import { AlreadyPremium, NothingToManage, PayerOnly } from './subscriptions.errors.ts';

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

/** The beginning of a payer's address: enough for a member to know who pays. */
const hintOf = (email: string) => `${[...email][0]}…`;

/** Returns the member's plan from our own data, without asking the provider. */
export async function readSubscription(
  { db, clock, payments }: SubscriptionDeps,
  userId: string,
): Promise<Subscription> {
  const grounds = await premiumGroundsOf(db, userId);
  const customer = await findCustomerOf(db, userId, payments.provider);
  const payer = customer && (await findPayer(db, userId));
  const paid_by = payer && customer.status !== 'ended' && hintOf(payer.email);
  return { ...planOf(grounds, customer, clock()), ...(paid_by && { paid_by }) };
}

/** Refuses what only the one who pays may do. Throws PayerOnly. */
async function expectOwnPayment(deps: SubscriptionDeps, userId: string): Promise<void> {
  const { paid_by } = await readSubscription(deps, userId);
  if (paid_by) throw PayerOnly();
}

/**
 * Opens the checkout and returns its address; receipts will go to `receipts`, if somebody else than the member is to
 * pay. Throws BadRequest for return addresses elsewhere, AlreadyPremium, AlreadySubscribed, SubscriptionUnpaid,
 * PaymentsUnavailable, or what expectAllowed throws.
 */
export async function createCheckout(
  deps: SubscriptionDeps,
  member: { id: string; email: string },
  options: CheckoutOptions,
  receipts?: string,
): Promise<string> {
  await expectAllowed(deps.db, member.id, 'own-account');
  const success_url = returnAddress(deps.publicUrl, options.success_url);
  const cancel_url = returnAddress(deps.publicUrl, options.cancel_url);
  const { premium_source, state } = await readSubscription(deps, member.id);
  if (state === 'premium' && premium_source !== 'subscription') throw AlreadyPremium();
  const customer = await customerOf(deps, member);
  if (receipts || (await wasAskedToPay(deps.db, member.id))) {
    // The receipts of a subscription that is running stay with whoever pays for it.
    await expectUnsubscribed(deps, customer);
    await deps.payments.setCustomerEmail(customer, receipts ?? member.email);
  }
  return openCheckout(deps, customer, { ...options, success_url, cancel_url });
}

/**
 * Ends a subscription that the member pays for. Throws PayerOnly, and what stopRenewal throws.
 */
export async function stopOwnRenewal(
  deps: SubscriptionDeps,
  userId: string,
): Promise<Subscription> {
  await expectOwnPayment(deps, userId);
  return stopRenewal(deps, userId);
}

/**
 * Ends a member's subscription with the paid period, and returns the new plan. Repeating it changes nothing. Throws
 * NothingToManage, PaymentsUnavailable or what expectAllowed throws.
 */
export async function stopRenewal(deps: SubscriptionDeps, userId: string): Promise<Subscription> {
  const { db, payments } = deps;
  await expectAllowed(db, userId, 'own-account');
  const known = await findCustomerOf(db, userId, payments.provider);
  if (!known?.subscription || known.status === 'ended') throw NothingToManage();
  await payments.stopRenewal(known.customer);
  await refreshSubscription(deps, known.customer);
  return readSubscription(deps, userId);
}

/** Opens the billing portal of a subscription that the member pays for. Throws PayerOnly, and what createPortal throws. */
export async function createOwnPortal(
  deps: SubscriptionDeps,
  ...portal: [userId: string, language: Language, address: string]
): Promise<string> {
  await expectOwnPayment(deps, portal[0]);
  return createPortal(deps, ...portal);
}

/** Opens the billing portal. Throws BadRequest, NothingToManage, PaymentsUnavailable, or what
 * expectAllowed throws. */
export async function createPortal(
  { db, payments, publicUrl }: SubscriptionDeps,
  userId: string,
  language: Language,
  address: string,
): Promise<string> {
  await expectAllowed(db, userId, 'own-account');
  const return_url = returnAddress(publicUrl, address);
  const known = await findCustomerOf(db, userId, payments.provider);
  if (!known?.subscription) throw NothingToManage();
  return payments.createPortalSession({ customer: known.customer, language, return_url });
}
