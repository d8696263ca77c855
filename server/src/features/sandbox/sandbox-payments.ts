import { CURRENCIES, GIFT_CARD_PRICE, PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import type { Payments } from '../../services/payments/payments.ts';
import { readEvent } from '../../services/payments/webhook-events.ts';
import { insertPortal } from './sandbox.queries.ts';
import { newId, newPageKey } from './sandbox-browser.ts';
import {
  checkoutAddress,
  expire,
  findCheckout,
  openCheckout,
} from './sandbox-checkouts.service.ts';
import type { SandboxDeps } from './sandbox-events.ts';
import { stateOf } from './sandbox-premium.ts';
import {
  deleteCustomer,
  insertCustomer,
  subscriptionsOf,
  updateCustomerEmail,
} from './sandbox-subscriptions.queries.ts';
import { changeSubscription, ended, withNotice } from './sandbox-subscriptions.service.ts';

/** Returns payments without money: pages and tables of this server replace Stripe. */
export function sandboxPayments(deps: SandboxDeps): Payments {
  const { db, clock, publicUrl, secret } = deps;
  return {
    provider: 'sandbox',

    createCustomer: ({ id: userId, email }) =>
      insertCustomer(db, { id: newId('cus'), user_id: userId, email }),

    setCustomerEmail: (customer, email) => updateCustomerEmail(db, customer, email),

    createSubscriptionCheckout: (order) =>
      openCheckout(deps, { ...order, kind: 'subscription', amount: PREMIUM_MONTHLY_PRICE * 100 }),

    createGiftCardCheckout: (order) =>
      openCheckout(deps, { ...order, kind: 'gift_card', amount: GIFT_CARD_PRICE * 100 }),

    reopenCheckout: (checkout) => checkoutAddress(deps, checkout),
    expireCheckout: (checkout) => expire(deps, checkout),

    async createPortalSession(portal) {
      const id = newId('bps');
      const created_at = clock();
      await insertPortal(db, { id, ...portal, created_at });
      return `${publicUrl}/sandbox/portal/${id}${await newPageKey(db, id, created_at)}`;
    },

    readSubscription: async (customer) => stateOf(await subscriptionsOf(db, customer)),

    stopRenewal: async (customer) => void (await changeSubscription(deps, customer, withNotice)),

    async cancelSubscriptionNow(customer) {
      await changeSubscription(deps, customer, ended);
      await db.transaction((tx) => deleteCustomer(tx, customer));
    },

    async readGiftCardPayment(checkout) {
      const found = await findCheckout(deps, checkout);
      if (found?.kind !== 'gift_card' || found.status !== 'complete' || !found.email) {
        return undefined;
      }
      const { email, language, amount, user_id } = found;
      return { checkout, email, language, amount, currency: CURRENCIES[language], user_id };
    },

    verifyEvent: (rawBody, signature) => readEvent(rawBody, signature, secret, clock()),
  };
}
