import { CURRENCIES, GIFT_CARD_PRICE, PREMIUM_MONTHLY_PRICE } from '@codivia/contract/prices';
import { eq, like } from 'drizzle-orm';
import type { Payments } from '../../services/payments/payments.ts';
import { readEvent } from '../../services/payments/webhook-events.ts';
import type { SandboxDeps } from './sandbox.deps.ts';
import {
  sandbox_checkouts,
  sandbox_customers,
  sandbox_events,
  sandbox_portals,
  sandbox_subscriptions,
} from './sandbox.table.ts';
import { checkoutAddress, expire, findCheckout, openCheckout } from './sandbox-checkouts.ts';
import { keyFor, newId } from './sandbox-keys.ts';
import { stateOf } from './sandbox-premium.ts';
import { changeSubscription, ended, subscriptionsOf } from './sandbox-subscriptions.ts';

/** Payments without money: pages and tables of this server in the place of Stripe. */
export function sandboxPayments(deps: SandboxDeps): Payments {
  const { db, clock, publicUrl, secret } = deps;
  return {
    provider: 'sandbox',

    async createCustomer({ id: user_id, email }) {
      const row = { id: newId('cus'), user_id, email };
      await db.insert(sandbox_customers).values(row).onConflictDoNothing();
      const mine = eq(sandbox_customers.user_id, user_id);
      const [found] = await db.select().from(sandbox_customers).where(mine);
      if (!found) throw new Error('the customer was not written');
      return found.id;
    },

    createSubscriptionCheckout: (order) =>
      openCheckout(deps, { ...order, kind: 'subscription', amount: PREMIUM_MONTHLY_PRICE * 100 }),

    createGiftCardCheckout: (order) =>
      openCheckout(deps, { ...order, kind: 'gift_card', amount: GIFT_CARD_PRICE * 100 }),

    reopenCheckout: (checkout) => checkoutAddress(deps, checkout),
    expireCheckout: (checkout) => expire(deps, checkout),

    async createPortalSession(portal) {
      const id = newId('bps');
      const created_at = clock();
      await db.insert(sandbox_portals).values({ id, ...portal, created_at });
      return `${publicUrl}/sandbox/portal/${id}${await keyFor(db, id, created_at)}`;
    },

    readSubscription: async (customer) => stateOf(await subscriptionsOf(db, customer)),

    async cancelSubscriptionNow(customer) {
      await changeSubscription(deps, customer, ended);
      await db.transaction(async (tx) => {
        await tx.delete(sandbox_checkouts).where(eq(sandbox_checkouts.customer, customer));
        await tx.delete(sandbox_portals).where(eq(sandbox_portals.customer, customer));
        await tx.delete(sandbox_subscriptions).where(eq(sandbox_subscriptions.customer, customer));
        await tx.delete(sandbox_events).where(like(sandbox_events.object, `%"${customer}"%`));
        await tx.delete(sandbox_customers).where(eq(sandbox_customers.id, customer));
      });
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
