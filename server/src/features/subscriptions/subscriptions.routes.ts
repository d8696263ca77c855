import * as contract from '@codivia/contract/api/subscriptions';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as subscriptions from './subscriptions.service.ts';

/** Rate limit of checkouts, since each asks the payment provider. It is generous: members who hesitate open several. */
const CHECKOUTS: RouteLimit = { name: 'checkouts', per: 'user', limit: 60, seconds: 60 * 60 };

/** Serves plans, and the addresses of the provider's pages. */
export function subscriptionRoutes(
  app: FastifyInstance,
  deps: subscriptions.SubscriptionDeps,
): void {
  serve(app, contract.createCheckout, { limit: CHECKOUTS }, async ({ body, user }) => {
    const { success_url, cancel_url, language = user.language } = body;
    const options = { success_url, cancel_url, language };
    return { checkout_url: await subscriptions.createCheckout(deps, user, options) };
  });

  serve(app, contract.readSubscription, ({ user }) =>
    subscriptions.readSubscription(deps, user.id),
  );

  serve(app, contract.stopRenewal, { limit: CHECKOUTS }, ({ user }) =>
    subscriptions.stopOwnRenewal(deps, user.id),
  );

  serve(app, contract.createPortal, { limit: CHECKOUTS }, async ({ body, user }) => {
    const { return_url, language = user.language } = body;
    return { portal_url: await subscriptions.createOwnPortal(deps, user.id, language, return_url) };
  });
}
