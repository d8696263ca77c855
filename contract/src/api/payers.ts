import Type, { type Static } from 'typebox';
import { Email } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { Language } from './language.ts';
import { Subscription } from './subscriptions.ts';

/** Days for which a link to pay works. */
export const PAYMENT_LINK_DAYS = 14;
/** Days after the end of a subscription after which the payer's address is deleted. */
export const PAYER_ADDRESS_DAYS = 30;

const Moment = Type.String({ format: 'date-time' });

export const askToPay = endpoint({
  method: 'POST',
  path: '/user/payment-requests',
  access: 'member',
  summary:
    'Mails a link to pay for Premium to somebody else. 400 parent_address_own, 403 closed_by_class, 409 already_premium.',
  body: Type.Object({ email: Email, lang: Type.Optional(Language) }),
  answer: Done,
});

const RequestToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{43}$' }) });

/** The subject of a request to pay. Prices and rights are those of every subscription and gift card. */
export const PaymentRequest = Type.Object({
  /** The first name of the member; empty where the name may not be one. */
  child: Type.String(),
  asked_at: Moment,
  expires_at: Moment,
  /** True if a subscription begins with the free week. */
  trial: Type.Boolean(),
  /** True once the member has Premium, by whatever way. */
  is_premium: Type.Boolean(),
  language: Language,
});
export type PaymentRequest = Static<typeof PaymentRequest>;

export const readPaymentRequest = endpoint({
  method: 'POST',
  path: '/payment-requests/read',
  access: 'everyone',
  summary: 'What the link in a mail asks to pay for. 410 payment_link_over.',
  body: RequestToken,
  answer: PaymentRequest,
});

export const payForMember = endpoint({
  method: 'POST',
  path: '/payment-requests/checkout',
  access: 'everyone',
  summary:
    'Opens the checkout of a subscription for the member, or of a gift card for the payer. 410 payment_link_over, 409 already_premium, 503 payments_unavailable.',
  body: Type.Object({
    ...RequestToken.properties,
    what: Type.Enum(['subscription', 'gift_card']),
  }),
  answer: Type.Object({ checkout_url: Type.String() }),
});

/** Long enough for every signed link; its form is checked by the server. */
const PayerToken = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });

/** The subscription of a member, for the one who pays for it, with the language and so the currency of the payer. */
export const PaidSubscription = Type.Object({
  child: Type.String(),
  language: Language,
  subscription: Subscription,
});
export type PaidSubscription = Static<typeof PaidSubscription>;

export const readAsPayer = endpoint({
  method: 'POST',
  path: '/payer/read',
  access: 'everyone',
  summary:
    'The subscription that the receiver of a payment mail pays for. 410 payer_link_over for an old link, and for one of somebody who no longer pays.',
  body: PayerToken,
  answer: PaidSubscription,
});

export const stopAsPayer = endpoint({
  method: 'POST',
  path: '/payer/stop',
  access: 'everyone',
  summary:
    'Has the subscription end with what is paid for; repeating it changes nothing. 410 payer_link_over, 409 nothing_to_manage.',
  body: PayerToken,
  answer: PaidSubscription,
});

export const openPortalAsPayer = endpoint({
  method: 'POST',
  path: '/payer/portal',
  access: 'everyone',
  summary: 'Opens the billing portal, with the receipts. 410 payer_link_over.',
  body: PayerToken,
  answer: Type.Object({ portal_url: Type.String() }),
});
