import { randomBytes } from 'node:crypto';
import {
  type Customer,
  missing,
  type Price,
  Refusal,
  type Session,
  type Subscription,
} from './objects.ts';

const DAY = 24 * 60 * 60;
const MONTH = 30 * DAY;

/** An event as Stripe sends it. */
export interface SentEvent {
  id: string;
  body: string;
}

/** One Stripe account, with the actions of its customers on Stripe's own pages. */
export class StripeAccount {
  readonly customers = new Map<string, Customer>();
  readonly products = new Set<string>();
  readonly prices: Price[] = [];
  readonly sessions = new Map<string, Session>();
  readonly subscriptions: Subscription[] = [];
  readonly portals = new Map<string, { customer: string; locale: string; return_url: string }>();
  readonly configurations: { id: string; metadata: Record<string, string> }[] = [];
  readonly sent: SentEvent[] = [];
  readonly #clock: () => Date;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  id(prefix: string): string {
    return `${prefix}_${randomBytes(9).toString('hex')}`;
  }

  now(): number {
    return Math.floor(this.#clock().getTime() / 1000);
  }

  /** Pays on a checkout's page as the customer; `email` is what a visitor types there. */
  pay(sessionId: string, email = 'visitor@example.org'): void {
    const session = this.session(sessionId);
    if (session.status !== 'open') throw new Refusal(400, 'checkout_not_open', 'not open');
    const known = session.customer ? this.customers.get(session.customer)?.email : undefined;
    session.status = 'complete';
    session.url = null;
    session.customer_details = { email: session.customer_email ?? known ?? email };
    session.payment_status = session.trial_days > 0 ? 'no_payment_required' : 'paid';
    if (session.mode === 'subscription') this.#begin(session);
    this.emit('checkout.session.completed', session);
  }

  #begin({ customer, trial_days, currency }: Session): void {
    const now = this.now();
    const end = now + (trial_days > 0 ? trial_days * DAY : MONTH);
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer: customer ?? '',
      status: trial_days > 0 ? 'trialing' : 'active',
      created: now,
      start_date: now,
      trial_start: trial_days > 0 ? now : null,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: this.id('in'),
      currency,
      items: { object: 'list', data: [] },
    };
    subscription.items.data = [
      { id: this.id('si'), current_period_start: now, current_period_end: end },
    ];
    this.subscriptions.push(subscription);
    this.emit('customer.subscription.created', subscription);
    this.emit('invoice.paid', { object: 'invoice', id: subscription.latest_invoice, customer });
  }

  /** Acts on the running subscription of a customer, as the customer or time would. */
  act(customer: string, action: 'cancel' | 'resume' | 'expire' | 'renew' | 'fail'): void {
    const subscription = this.running(customer);
    const now = this.now();
    if (action === 'cancel' || action === 'resume') {
      subscription.cancel_at_period_end = action === 'cancel';
      subscription.canceled_at = action === 'cancel' ? now : null;
    }
    if (action === 'renew' || action === 'fail') {
      const [item] = subscription.items.data;
      Object.assign(item ?? {}, { current_period_start: now, current_period_end: now + MONTH });
      subscription.status = action === 'renew' ? 'active' : 'past_due';
      subscription.latest_invoice = this.id('in');
      const invoice = { object: 'invoice', id: subscription.latest_invoice, customer };
      this.emit(action === 'renew' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    }
    if (action === 'expire') this.end(subscription);
    else this.emit('customer.subscription.updated', subscription);
  }

  end(subscription: Subscription): void {
    const now = this.now();
    const canceled_at = subscription.canceled_at ?? now;
    Object.assign(subscription, { status: 'canceled', ended_at: now, canceled_at });
    this.emit('customer.subscription.deleted', subscription);
  }

  session(id: string): Session {
    const found = this.sessions.get(id);
    if (!found) throw missing('checkout.session');
    return found;
  }

  running(customer: string): Subscription {
    const found = this.subscriptions.find(
      (one) => one.customer === customer && one.status !== 'canceled',
    );
    if (!found) throw missing('subscription');
    return found;
  }

  emit(type: string, object: object): void {
    const id = this.id('evt');
    const event = { id, object: 'event', type, created: this.now(), data: { object } };
    this.sent.push({ id, body: JSON.stringify(event) });
  }
}
