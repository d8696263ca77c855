import type { Language } from '@codivia/contract/language';
import type { Subscription } from '@codivia/contract/subscriptions';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { Payments } from '../../services/payments/payments.ts';
import { premiumGroundsOf } from '../accounts/premium.service.ts';
import { findCustomerOf, insertCustomer } from './payment-customers.queries.ts';
import { planOf } from './plan.ts';
import { returnAddress } from './return-address.service.ts';
import { type CheckoutOptions, subscriptionCheckout } from './subscription-checkout.ts';
import { subscriptionReading } from './subscription-reading.ts';
import { AlreadyPremium, NothingToManage } from './subscriptions.errors.ts';

export interface SubscriptionParts {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  payments: Payments;
  publicUrl: string;
}

/** What members do with their subscription. */
export function subscriptionService({ db, clock, jobs, payments, publicUrl }: SubscriptionParts) {
  const refresh = subscriptionReading({ db, jobs, payments });
  const openCheckout = subscriptionCheckout({ db, payments, refresh });

  async function customerOf(member: { id: string; email: string }): Promise<string> {
    const known = await findCustomerOf(db, member.id, payments.provider);
    if (known) return known.customer;
    const customer = await payments.createCustomer(member);
    const row = { user_id: member.id, customer, provider: payments.provider };
    return (await insertCustomer(db, row)).customer;
  }

  return {
    refresh,

    /** The member's plan, from what is known here: nothing is asked of the provider. */
    async plan(userId: string): Promise<Subscription> {
      const grounds = await premiumGroundsOf(db, userId);
      const customer = await findCustomerOf(db, userId, payments.provider);
      return planOf(grounds, customer, clock());
    },

    /**
     * Opens the checkout and answers its address. Throws BadRequest for return addresses elsewhere,
     * AlreadyPremium, AlreadySubscribed, SubscriptionUnpaid, PaymentsUnavailable.
     */
    async checkout(
      member: { id: string; email: string },
      options: CheckoutOptions,
    ): Promise<string> {
      const success_url = returnAddress(publicUrl, options.success_url);
      const cancel_url = returnAddress(publicUrl, options.cancel_url);
      const { premium_source, state } = await this.plan(member.id);
      if (state === 'premium' && premium_source !== 'subscription') throw AlreadyPremium();
      return openCheckout(await customerOf(member), { ...options, success_url, cancel_url });
    },

    /** Opens the billing portal. Throws BadRequest, NothingToManage, PaymentsUnavailable. */
    async portal(userId: string, language: Language, given: string): Promise<string> {
      const return_url = returnAddress(publicUrl, given);
      const known = await findCustomerOf(db, userId, payments.provider);
      if (!known?.subscription) throw NothingToManage();
      return payments.createPortalSession({ customer: known.customer, language, return_url });
    },
  };
}

export type SubscriptionService = ReturnType<typeof subscriptionService>;
