import type { FastifyInstance } from 'fastify';
import { checkoutPage, messagePage } from './checkout.page.ts';
import { portalPage } from './portal.page.ts';
import { findPortal, type SandboxPortal } from './sandbox.queries.ts';
import type { SandboxCheckout } from './sandbox-checkouts.queries.ts';
import { findCheckout, pay } from './sandbox-checkouts.service.ts';
import type { SandboxDeps } from './sandbox-events.ts';
import { servePages, type Visit } from './sandbox-page.routes.ts';
import { bestOf } from './sandbox-premium.ts';
import { subscriptionsOf } from './sandbox-subscriptions.queries.ts';
import { changeSubscription, PORTAL_ACTIONS } from './sandbox-subscriptions.service.ts';

/** Time for which a portal stays open, in milliseconds. */
const PORTAL_LIFETIME = 60 * 60 * 1000;
/** As loose as in contract/src/api/accounts.ts: an address is real when its mail arrives. */
const EMAIL =
  /^[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)*@[^\s@.,;:<>()[\]\\"]+(\.[^\s@.,;:<>()[\]\\"]+)+$/;

/** Returns the address that a payment leads to; as with Stripe it may contain the id of the payment. */
function afterPaying({ id, success_url }: SandboxCheckout): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function checkouts(scope: FastifyInstance, deps: SandboxDeps): void {
  const { clock } = deps;

  async function show({ page, token, query, show }: Visit<SandboxCheckout>) {
    const { language, status, cancel_url } = page;
    if (status === 'complete') return show(messagePage(language, 'paid', afterPaying(page)));
    if (status === 'expired') return show(messagePage(language, 'expired', cancel_url));
    const problem = query.problem === 'declined' ? 'declined' : undefined;
    return show(checkoutPage(page, token, clock(), problem));
  }

  servePages<SandboxCheckout>(scope, deps, {
    path: 'checkout',
    find: (id) => findCheckout(deps, id),
    show,
    async refuse(visit) {
      const { page, token } = visit;
      if (page.status !== 'open') return show(visit);
      return visit.show(checkoutPage(page, token, clock(), 'staleForm'), 403);
    },
    async act(visit, form) {
      const { page, token, reply } = visit;
      if (page.status !== 'open') return show(visit);
      if (form.get('action') !== 'pay') {
        return reply.redirect(`/sandbox/checkout/${page.id}?problem=declined`, 303);
      }
      const email = form.get('email')?.trim();
      const isAsked = page.kind === 'gift_card' && !page.email;
      if (isAsked && !(email && email.length <= 254 && EMAIL.test(email))) {
        return visit.show(checkoutPage(page, token, clock(), 'emailInvalid'), 400);
      }
      await pay(deps, page.id, isAsked ? email : undefined);
      return reply.redirect(afterPaying(page), 303);
    },
  });
}

function portals(scope: FastifyInstance, deps: SandboxDeps): void {
  const { db, clock } = deps;

  async function show({ page, token, show }: Visit<SandboxPortal>, isStale = false) {
    const best = bestOf(await subscriptionsOf(db, page.customer));
    if (!best) return show(messagePage(page.language, 'none', page.return_url));
    return show(portalPage(page, best, token, isStale), isStale ? 403 : 200);
  }

  servePages<SandboxPortal>(scope, deps, {
    path: 'portal',
    find: (id) => findPortal(db, id, new Date(clock().getTime() - PORTAL_LIFETIME)),
    show: (visit) => show(visit),
    refuse: (visit) => show(visit, true),
    async act({ page, reply }, form) {
      const action = PORTAL_ACTIONS[form.get('action') ?? ''];
      if (action) await changeSubscription(deps, page.customer, action);
      return reply.redirect(`/sandbox/portal/${page.id}`, 303);
    },
  });
}

/** Serves `/sandbox/…`: the pages of pretended payments. They do not exist where Stripe takes the payments. */
export async function sandboxRoutes(app: FastifyInstance, deps: SandboxDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    checkouts(scope, deps);
    portals(scope, deps);
  });
}
