/** Objects of Stripe, as far as we use them; moments are in seconds. */
export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
}

export interface Price {
  id: string;
  object: 'price';
  currency: string;
  unit_amount: number;
  lookup_key: string;
  product: string;
  recurring: { interval: string } | null;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  mode: 'subscription' | 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  url: string | null;
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string } | null;
  locale: string;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  custom_text: { submit: { message: string } | null };
  amount_total: number;
  currency: string;
  /** The number of free days, which tests look at. */
  trial_days: number;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  created: number;
  start_date: number;
  trial_start: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  currency: string;
  items: {
    object: 'list';
    data: { id: string; current_period_start: number; current_period_end: number }[];
  };
}

/** The error with which Stripe refuses a request. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', code, message } };
  }
}

export function missing(what: string): Refusal {
  return new Refusal(404, 'resource_missing', `No such ${what}`);
}

export function taken(what: string): Refusal {
  return new Refusal(400, 'resource_already_exists', `${what} already exists.`);
}
