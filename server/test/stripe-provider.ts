import Stripe from 'stripe';
import type { TestApp } from './build-app.ts';
import { type FakeStripe, SECRET_KEY, startFakeStripe } from './fake-stripe/server.ts';
import { deliverTo, type PaymentProvider, type SubscriptionAction } from './payment-provider.ts';

const WEBHOOK_SECRET = 'whsec_for_tests_only';

/**
 * A fake Stripe that the real SDK cannot distinguish from Stripe. Its events are sent at once unless they are `held`.
 */
export class StripeProvider implements PaymentProvider {
  readonly stripe: FakeStripe;
  paused = false;
  #server: TestApp | undefined;
  #delivered = 0;

  static async start(): Promise<StripeProvider> {
    const provider: StripeProvider = new StripeProvider(
      await startFakeStripe(() => provider.#server?.clock.now() ?? new Date()),
    );
    return provider;
  }

  constructor(stripe: FakeStripe) {
    this.stripe = stripe;
  }

  get config() {
    const apiBase = this.stripe.url;
    return { stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase } };
  }

  attach(server: TestApp): void {
    this.#server = server;
  }

  /** Sends the events that have not been sent yet. */
  async deliver(): Promise<void> {
    if (this.paused || !this.#server) return;
    const { sent } = this.stripe.account;
    for (const { body } of sent.slice(this.#delivered)) {
      await deliverTo(this.#server, body, this.sign(body));
    }
    this.#delivered = sent.length;
  }

  #session(url: string) {
    return this.stripe.account.session(url.split('/').at(-1) ?? '');
  }

  async pay(url: string, email?: string): Promise<string> {
    const session = this.#session(url);
    if (session.status !== 'open') return url;
    this.stripe.account.pay(session.id, email);
    await this.deliver();
    return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  }

  /** Stripe shows its customers that the card was declined, and sends no event. */
  async decline(): Promise<void> {}

  async act(portal: string, action: SubscriptionAction): Promise<void> {
    const { account } = this.stripe;
    const customer = account.portals.get(portal.split('/').at(-1) ?? '')?.customer ?? '';
    account.act(customer, action);
    await this.deliver();
  }

  async look(url: string) {
    const { locale, trial_days, custom_text, amount_total, currency } = this.#session(url);
    return {
      language: locale,
      trial: trial_days === 7,
      text: custom_text.submit?.message ?? '',
      price: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        amount_total / 100,
      ),
    };
  }

  async openCheckouts(userId: string): Promise<number> {
    const all = [...this.stripe.account.sessions.values()];
    return all.filter(({ status, metadata }) => status === 'open' && metadata.user_id === userId)
      .length;
  }

  async runningSubscriptions(userId: string): Promise<number> {
    const { subscriptions, sessions } = this.stripe.account;
    const theirs = [...sessions.values()].filter(({ metadata }) => metadata.user_id === userId);
    const customers = new Set(theirs.map(({ customer }) => customer));
    return subscriptions.filter(
      ({ customer, status }) => customers.has(customer) && status !== 'canceled',
    ).length;
  }

  async sent() {
    return this.stripe.account.sent;
  }

  sign(body: string, at = this.#server?.clock.now() ?? new Date()): string {
    const timestamp = Math.floor(at.getTime() / 1000);
    return Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp,
    });
  }

  close(): Promise<void> {
    return this.stripe.close();
  }
}
