import {
  createCheckout,
  createPortal,
  readSubscription,
  stopRenewal,
} from '@codivia/contract/api/subscriptions';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as subscriptions from './subscriptions.service.ts';

/** Each asks the payment provider. Generous: who hesitates comes and goes. */
const CHECKOUTS: RateLimit = { name: 'checkouts', limit: 60, seconds: 60 * 60 };

/** Plans, and the ways to the provider's pages. */
export function subscriptionRoutes(
  app: FastifyInstance,
  deps: subscriptions.SubscriptionDeps & { limits: RateLimits },
): void {
  const { limits } = deps;

  serve(app, createCheckout, async ({ body, user }) => {
    await limits.spend(CHECKOUTS, user.id);
    const { success_url, cancel_url, language = user.language } = body;
    const options = { success_url, cancel_url, language };
    return { checkout_url: await subscriptions.checkout(deps, user, options) };
  });

  serve(app, readSubscription, ({ user }) => subscriptions.plan(deps, user.id));

  serve(app, stopRenewal, async ({ user }) => {
    await limits.spend(CHECKOUTS, user.id);
    return subscriptions.stopRenewal(deps, user.id);
  });

  serve(app, createPortal, async ({ body, user }) => {
    await limits.spend(CHECKOUTS, user.id);
    const { return_url, language = user.language } = body;
    return { portal_url: await subscriptions.portal(deps, user.id, language, return_url) };
  });
}
