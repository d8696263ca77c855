import type { FastifyInstance } from 'fastify';
import { deliverGiftCard, giftCardMail } from '../features/gift-cards/gift-card-mail.job.ts';
import { giftCardSweep, mailLateCards } from '../features/gift-cards/gift-card-sweep.job.ts';
import { giftCardRoutes } from '../features/gift-cards/gift-cards.routes.ts';
import { paymentsPurge, purgePaymentEvents } from '../features/payments/payments-purge.job.ts';
import { webhookRoutes } from '../features/payments/webhook.routes.ts';
import { openSandbox } from '../features/sandbox/open-sandbox.ts';
import {
  closeCustomer,
  customerClosing,
} from '../features/subscriptions/subscription-ending.service.ts';
import {
  deliverSubscriptionMail,
  subscriptionMail,
} from '../features/subscriptions/subscription-mail.job.ts';
import { subscriptionRoutes } from '../features/subscriptions/subscriptions.routes.ts';
import type { Services } from '../open-services.ts';
import { stripePayments } from '../services/payments/stripe-payments.ts';

/** Subscriptions and gift cards, paid through Stripe, or in the sandbox of this server. */
export async function paymentFeatures(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock, config, jobs, limits, mailDeps } = services;
  const payments = config.stripe
    ? stripePayments(config.stripe, clock, app.log)
    : await openSandbox(app, services);
  const { publicUrl } = config;
  const subscriptions = { db, clock, jobs, limits, payments, publicUrl };
  subscriptionRoutes(app, subscriptions);
  jobs.handle(subscriptionMail, (mail) => deliverSubscriptionMail(mailDeps, mail));
  jobs.handle(paymentsPurge, () => purgePaymentEvents(db, clock));
  jobs.handle(customerClosing, (closing) => closeCustomer({ db, payments }, closing));
  const { tokenSecret } = config;
  const giftCardMailDeps = { ...mailDeps, tokenSecret };
  jobs.handle(giftCardMail, (mail) => deliverGiftCard(giftCardMailDeps, mail));
  jobs.handle(giftCardSweep, () => mailLateCards(db, clock, jobs));
  giftCardRoutes(app, { ...subscriptions, tokenSecret });
  await webhookRoutes(app, { ...subscriptions, tokenSecret });
}
