import type { Language } from '@codivia/contract/api/language';
import type { Currency } from '@codivia/contract/api/prices';
import { problem, temporaryProblem } from '../../errors.ts';

/** The provider of payments cannot be reached, or fails. */
export const PaymentsUnavailable = temporaryProblem(
  503,
  'payments_unavailable',
  {
    fr: 'Le service de paiement ne répond pas. Rien n’a été débité. Un nouvel essai est possible dans quelques minutes.',
    en: 'The payment service isn’t answering. Nothing was charged: try again in a few minutes.',
  },
  120,
);

/** An event whose signature is missing, forged, stale or from the future. */
export const InvalidSignature = problem(400, 'invalid_signature', {
  fr: 'La signature de cet événement n’est pas valable.',
  en: 'The signature of this event isn’t valid.',
});

/** A page of the provider where something is paid. */
export interface Checkout {
  id: string;
  url: string;
}

/** Both addresses are on our own origin. */
interface ReturnAddresses {
  success_url: string;
  cancel_url: string;
}

export interface SubscriptionOrder extends ReturnAddresses {
  customer: string;
  user_id: string;
  language: Language;
  /** True when it begins with the free week. */
  trial: boolean;
  /** Orders with the same key open one checkout, however often and at once they are sent. */
  key: string;
}

export interface GiftCardOrder extends ReturnAddresses {
  language: Language;
  /** Unset: the checkout asks for it. */
  email?: string;
  /** The member who buys; unset for a visitor. */
  user_id?: string;
}

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'ended';

/** The state of a customer's subscription at the provider at this moment. */
export interface SubscriptionState {
  subscription: string;
  status: SubscriptionStatus;
  /** The end of premium, unless another payment follows. */
  paid_until: Date;
  /** The moment when the member gave notice (or the provider gave up): it will not renew. */
  cancelled_at: Date | null;
  /** The invoice that could not be collected. */
  failed_invoice: string | null;
  /** The currency of its payments; null where it was not recorded. */
  currency: Currency | null;
  /** True when this customer has had the free week. */
  trial_used: boolean;
}

/** The one-off payment of a gift card. */
export interface GiftCardPayment {
  /** The checkout: one gift card each, however many events report it. */
  checkout: string;
  /** The address that the card is mailed to. */
  email: string;
  /** The buyer's language. */
  language: Language;
  /** In the smallest unit: cents. */
  amount: number;
  currency: Currency;
  user_id: string | null;
}

/** A message of a provider, once its signature was checked; the present state is read from the provider again. */
export type PaymentEvent = { id: string; type: string } & (
  | { about: 'subscription'; customer: string }
  | { about: 'gift_card'; checkout: string }
  | { about: 'nothing' }
);

/**
 * A provider of payments: Stripe, or the sandbox of this server. Every call but verifyEvent throws PaymentsUnavailable
 * when the provider cannot be reached.
 */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox';

  /** Creates a customer for a member; repeated calls return the same one. Returns its id. */
  createCustomer(member: { id: string; email: string }): Promise<string>;

  /** Sets the address that a customer's receipts go to: the member's, or the payer's. */
  setCustomerEmail(customer: string, email: string): Promise<void>;

  createSubscriptionCheckout(order: SubscriptionOrder): Promise<Checkout>;
  createGiftCardCheckout(order: GiftCardOrder): Promise<Checkout>;

  /** Returns the address of a checkout that is still open; undefined once it was paid, or has expired. */
  reopenCheckout(checkout: string): Promise<string | undefined>;

  /** Closes an open checkout. Returns false when it was paid before. */
  expireCheckout(checkout: string): Promise<boolean>;

  /** Opens the page on which a customer manages their subscription; returns its address. */
  createPortalSession(portal: {
    customer: string;
    language: Language;
    return_url: string;
  }): Promise<string>;

  /** Returns the customer's best subscription; undefined when they never had one. */
  readSubscription(customer: string): Promise<SubscriptionState | undefined>;

  /** Ends a customer's subscriptions with the paid period; those that are to end already stay as they are. */
  stopRenewal(customer: string): Promise<void>;

  /** Ends every subscription of a customer at once and deletes them: their account was deleted. */
  cancelSubscriptionNow(customer: string): Promise<void>;

  /** Returns undefined unless the checkout is one of a gift card and its money has arrived. */
  readGiftCardPayment(checkout: string): Promise<GiftCardPayment | undefined>;

  /** Checks the signature of the raw body, 300 s both ways. Throws InvalidSignature. */
  verifyEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
}
