import * as contract from '@codivia/contract/api/payers';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { admitPaymentRequest, PAYER_CHECKOUTS, PAYMENT_LINKS } from './payers.limits.ts';
import { PAYER_LINK_SENT } from './payers.messages.ts';
import * as payers from './payers.service.ts';
import * as requests from './payment-requests.service.ts';

/** Serves links to pay for a member, and what the one who pays may do. Their tokens are in the body, in no log. */
export function payerRoutes(app: FastifyInstance, deps: payers.PayerDeps): void {
  serve(app, contract.askToPay, async ({ user, body }) => {
    await requests.askToPay(deps, user, body, (tx, email) =>
      admitPaymentRequest(tx, deps.clock, user.id, email),
    );
    return { message: PAYER_LINK_SENT };
  });

  serve(app, contract.readPaymentRequest, { limit: PAYMENT_LINKS }, ({ body }) =>
    requests.readPaymentRequest(deps, body.token),
  );

  serve(app, contract.payForMember, { limit: PAYER_CHECKOUTS }, async ({ body }) => ({
    checkout_url: await requests.payForMember(deps, body),
  }));

  serve(app, contract.readAsPayer, { limit: PAYMENT_LINKS }, ({ body }) =>
    payers.readAsPayer(deps, body.token),
  );

  serve(app, contract.stopAsPayer, { limit: PAYER_CHECKOUTS }, ({ body }) =>
    payers.stopAsPayer(deps, body.token),
  );

  serve(app, contract.openPortalAsPayer, { limit: PAYER_CHECKOUTS }, async ({ body }) => ({
    portal_url: await payers.openPortalAsPayer(deps, body.token),
  }));
}
