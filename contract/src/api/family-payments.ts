import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { PaidSubscription } from './payers.ts';

/**
 * The way in which a child has Premium, for one of the parents: `you` pay, somebody else does, the child's own account,
 * or it is a gift; `nobody`: there is none. Nobody else is named. `elsewhere`: you pay, and this link shows one child
 * alone. The child may have opened it, so the payments are behind a link that the parent asked for.
 */
export const ChildPremium = Type.Union([
  Type.Object({ by: Type.Literal('you'), paid: PaidSubscription }),
  Type.Object({ by: Type.Enum(['elsewhere', 'other', 'account', 'gift', 'nobody']) }),
]);
export type ChildPremium = Static<typeof ChildPremium>;

const ChildParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const stopForChild = endpoint({
  method: 'POST',
  path: '/family/children/:id/subscription/stop',
  access: 'parent',
  summary:
    'Has the subscription that the parent pays for end with what is paid for; repeating it changes nothing. 404 payment_not_found for everybody who does not pay, 409 nothing_to_manage.',
  params: ChildParams,
  answer: PaidSubscription,
});

export const openPortalForChild = endpoint({
  method: 'POST',
  path: '/family/children/:id/subscription/portal',
  access: 'parent',
  summary:
    'Opens the billing portal, with the receipts, for the parent who pays. 404 payment_not_found for everybody else.',
  params: ChildParams,
  answer: Type.Object({ portal_url: Type.String() }),
});
