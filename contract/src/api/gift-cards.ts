import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { Language } from './language.ts';

/** Generous: a code has 20 characters, and people also paste text around it. */
const Code = Type.String({ maxLength: 512 });

export const createGiftCardCheckout = endpoint({
  method: 'POST',
  path: '/stripe/create-gift-card-checkout-session',
  access: 'everyone',
  summary:
    'Begins the purchase of a gift card, for members and visitors; `url` is where it is paid.',
  body: Type.Object({ language: Language }),
  answer: Type.Object({ url: Type.String() }),
});

export const activateGiftCard = endpoint({
  method: 'POST',
  path: '/gift-card/activate',
  access: 'member',
  summary:
    'Activates a gift card: one year of premium, added to what remains. Its code works once.',
  body: Type.Object({ token: Code }),
  answer: Type.Object({
    status: Type.Literal('success'),
    message: Done.properties.message,
    premium_until: Type.String({ format: 'date-time' }),
  }),
});

/** A checkout, by the payment provider's name for it: only the buyer's way back knows it. */
const PurchaseParams = Type.Object({
  payment_id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,255}$' }),
});

export const GiftCardPurchase = Type.Object({
  /** The address to which the card is sent; null once it is deleted. */
  email: Type.Union([Type.String(), Type.Null()]),
  mailed: Type.Boolean(),
  activated: Type.Boolean(),
});
export type GiftCardPurchase = Static<typeof GiftCardPurchase>;

export const readGiftCardPurchase = endpoint({
  method: 'GET',
  path: '/gift-card/purchases/:payment_id',
  access: 'everyone',
  summary: 'What became of a purchase; 404 as long as its payment is not known.',
  params: PurchaseParams,
  answer: GiftCardPurchase,
});

export const resendGiftCard = endpoint({
  method: 'POST',
  path: '/gift-card/purchases/:payment_id/resend',
  access: 'everyone',
  summary: 'Mails the same card to its buyer again, as long as it is unused.',
  params: PurchaseParams,
  answer: Done,
});
