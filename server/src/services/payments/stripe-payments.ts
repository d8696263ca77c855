import { DEFAULT_LANGUAGE, isLanguage } from '@codivia/contract/api/language';
import { type Currency, TRIAL_DAYS } from '@codivia/contract/api/prices';
import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Clock } from '../../clock.ts';
import type { StripeConfig } from '../../config.ts';
import { giftCardTerms, subscriptionTerms } from './checkout-words.ts';
import { type Checkout, type Payments, PaymentsUnavailable } from './payments.ts';
import { isMissing, isRefusal, stripeCaller, stripeClient } from './stripe-client.ts';
import { closeCustomer, endWithPeriod } from './stripe-closing.ts';
import { stripePortal } from './stripe-portal.ts';
import { stripePrices } from './stripe-prices.ts';
import { bestSubscription } from './stripe-subscriptions.ts';
import { readEvent } from './webhook-events.ts';

/** Marks the checkouts of gift cards: other things may be sold through the same account. */
const GIFT_CARD = 'gift_card';

function opened({ id, url }: Stripe.Checkout.Session): Checkout {
  if (!url) throw PaymentsUnavailable();
  return { id, url };
}

/** Returns undefined where Stripe has no such object. */
async function found<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const terms = (lines: string[]) => ({ submit: { message: lines.join(' ') } });

/** Payments through Stripe. */
export function stripePayments(
  config: StripeConfig,
  clock: Clock,
  log: FastifyBaseLogger,
): Payments {
  const stripe = stripeClient(config);
  const ask = stripeCaller(log);
  const priceOf = stripePrices(stripe);
  const portalConfiguration = stripePortal(stripe);
  const { sessions } = stripe.checkout;

  return {
    provider: 'stripe',

    createCustomer: ({ id: userId, email }) =>
      ask(async () => {
        const customer = { email, metadata: { user_id: userId } };
        const idempotencyKey = `customer-${userId}`;
        return (await stripe.customers.create(customer, { idempotencyKey })).id;
      }),

    setCustomerEmail: (customer, email) =>
      ask(async () => void (await stripe.customers.update(customer, { email }))),

    createSubscriptionCheckout: (order) =>
      ask(async () => {
        const { customer, user_id, language: locale, trial, success_url, cancel_url } = order;
        const metadata = { user_id };
        const week = trial ? { trial_period_days: TRIAL_DAYS } : {};
        const session = await sessions.create(
          {
            mode: 'subscription',
            customer,
            locale,
            success_url,
            cancel_url,
            metadata,
            client_reference_id: user_id,
            line_items: [{ price: await priceOf('premium', locale), quantity: 1 }],
            payment_method_collection: 'always',
            subscription_data: { metadata, ...week },
            custom_text: terms(subscriptionTerms(locale, trial)),
          },
          { idempotencyKey: `checkout-${order.key}` },
        );
        return opened(session);
      }),

    createGiftCardCheckout: ({ language: locale, email, user_id, success_url, cancel_url }) =>
      ask(async () => {
        const session = await sessions.create({
          mode: 'payment',
          locale,
          success_url,
          cancel_url,
          ...(email ? { customer_email: email } : {}),
          line_items: [{ price: await priceOf('gift_card', locale), quantity: 1 }],
          metadata: { sold: GIFT_CARD, language: locale, ...(user_id ? { user_id } : {}) },
          custom_text: terms(giftCardTerms(locale)),
        });
        return opened(session);
      }),

    reopenCheckout: (checkout) =>
      ask(async () => {
        const session = await found(sessions.retrieve(checkout));
        return session?.status === 'open' ? (session.url ?? undefined) : undefined;
      }),

    expireCheckout: (checkout) =>
      ask(async () => {
        try {
          await sessions.expire(checkout);
          return true;
        } catch (error) {
          if (!isRefusal(error)) throw error;
        }
        return (await found(sessions.retrieve(checkout)))?.status !== 'complete';
      }),

    createPortalSession: ({ customer, language: locale, return_url }) =>
      ask(async () => {
        const configuration = await portalConfiguration();
        const portal = { customer, locale, return_url, configuration };
        return (await stripe.billingPortal.sessions.create(portal)).url;
      }),

    readSubscription: (customer) =>
      ask(async () => {
        const listed = await found(
          stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
        );
        return bestSubscription(listed?.data ?? []);
      }),

    stopRenewal: (customer) => ask(() => endWithPeriod(stripe, customer)),

    cancelSubscriptionNow: (customer) => ask(() => closeCustomer(stripe, customer)),

    readGiftCardPayment: (checkout) =>
      ask(async () => {
        const session = await found(sessions.retrieve(checkout));
        const { language = DEFAULT_LANGUAGE, sold, user_id = null } = session?.metadata ?? {};
        const email = session?.customer_details?.email ?? session?.customer_email;
        if (sold !== GIFT_CARD || session?.payment_status !== 'paid' || !email) return undefined;
        return {
          checkout,
          email,
          user_id,
          language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
          amount: session.amount_total ?? 0,
          currency: session.currency as Currency,
        };
      }),

    verifyEvent: (rawBody, signature) =>
      readEvent(rawBody, signature, config.webhookSecret, clock()),
  };
}
