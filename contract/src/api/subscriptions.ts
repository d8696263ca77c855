import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';

/** The card that a member is shown (docs/product.md#subscription-states). */
export const PREMIUM_STATES = ['free', 'premium', 'cancelled', 'expired'] as const;
export const PremiumState = Type.Enum(PREMIUM_STATES, { type: 'string' });
export type PremiumState = (typeof PREMIUM_STATES)[number];

/** The source of premium at the moment, or the last one. */
export const PREMIUM_SOURCES = ['subscription', 'gift_card', 'granted'] as const;
export const PremiumSource = Type.Enum(PREMIUM_SOURCES, { type: 'string' });
export type PremiumSource = (typeof PREMIUM_SOURCES)[number];

const Moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

/** One of the things that a member is premium by, and until when; null: without an end. */
export const PremiumEnd = Type.Object({
  source: PremiumSource,
  until: Moment,
  /** True if the next payment is due then. */
  renews: Type.Boolean(),
});
export type PremiumEnd = Static<typeof PremiumEnd>;

/**
 * A member's plan. `state` determines the card to show; `subscription_status` and `subscription_end_date` have the
 * payment provider's values.
 */
export const Subscription = Type.Object({
  state: PremiumState,
  /** `canceled` from the moment it will not renew; `past_due` when the last payment failed. */
  subscription_status: Type.Union([
    Type.Literal('none'),
    Type.Literal('trialing'),
    Type.Literal('active'),
    Type.Literal('past_due'),
    Type.Literal('canceled'),
  ]),
  /** The end of the paid time: the next payment when it renews. Null: free, or without an end. */
  subscription_end_date: Moment,
  /** Null for a member who has never been premium. */
  premium_source: Type.Union([PremiumSource, Type.Null()]),
  /** True if the next payment is due at the end date. */
  renews: Type.Boolean(),
  /** All sources of the member's premium at the moment, by their end, the earliest first. */
  ends: Type.Array(PremiumEnd),
  /** The last payment failed: the member should change their card in the portal. */
  payment_failed: Type.Boolean(),
  /** True if a new subscription begins with the free week. */
  trial_available: Type.Boolean(),
  /** True if there is anything to manage in the billing portal. */
  portal_available: Type.Boolean(),
  /** The beginning of the address of the payer, where it is not the member. */
  paid_by: Type.Optional(Type.String()),
});
export type Subscription = Static<typeof Subscription>;

/** An address of this site to return to; others are refused with 400. */
const ReturnAddress = Type.String({ minLength: 1, maxLength: 2000 });

export const createCheckout = endpoint({
  method: 'POST',
  path: '/stripe/create-checkout-session',
  access: 'member',
  summary: 'Opens the checkout of the monthly subscription; 409 for members who are premium.',
  body: Type.Object({
    success_url: ReturnAddress,
    cancel_url: ReturnAddress,
    language: Type.Optional(Language),
  }),
  answer: Type.Object({ checkout_url: Type.String() }),
});

export const readSubscription = endpoint({
  method: 'GET',
  path: '/stripe/subscription-status',
  access: 'member',
  summary: "The member's plan: free, premium, cancelled but still premium, or expired.",
  answer: Subscription,
});

export const stopRenewal = endpoint({
  method: 'POST',
  path: '/stripe/stop-renewal',
  access: 'member',
  summary:
    'Has the subscription end with what is paid for, and answers the plan as it is then; 409 for members without one that renews; 403 payer_only where somebody else pays.',
  answer: Subscription,
});

export const createPortal = endpoint({
  method: 'POST',
  path: '/stripe/create-portal-session',
  access: 'member',
  summary:
    'Opens the billing portal; 409 for members without a subscription to manage; 403 payer_only where somebody else pays.',
  body: Type.Object({ return_url: ReturnAddress, language: Type.Optional(Language) }),
  answer: Type.Object({ portal_url: Type.String() }),
});
