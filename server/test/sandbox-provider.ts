import { and, eq, ne } from 'drizzle-orm';
import {
  sandbox_checkouts,
  sandbox_customers,
  sandbox_events,
  sandbox_subscriptions,
} from '../src/features/sandbox/sandbox.table.ts';
import { payloadOf, sandboxSecret } from '../src/features/sandbox/sandbox-events.ts';
import { signEvent } from '../src/services/payments/webhook-events.ts';
import type { TestApp } from './build-app.ts';
import type { PaymentProvider, SubscriptionAction } from './payment-provider.ts';
import { SandboxVisitor } from './sandbox-visitor.ts';

/** The sandbox of the server itself, used through its pages. */
export class SandboxProvider implements PaymentProvider {
  readonly config = {};
  #server: TestApp | undefined;
  #visitor: SandboxVisitor | undefined;
  /** Customers by member, including those that were deleted since. */
  readonly #customers = new Map<string, string>();

  attach(server: TestApp): void {
    this.#server = server;
    this.#visitor = new SandboxVisitor(server);
  }

  get #db() {
    if (!this.#server) throw new Error('attach a server first');
    return this.#server.database.db;
  }

  get #browser(): SandboxVisitor {
    if (!this.#visitor) throw new Error('attach a server first');
    return this.#visitor;
  }

  async pay(url: string, email?: string): Promise<string> {
    const paid = await this.#browser.press(url, 'pay', email ? { email } : {});
    return paid.headers.location ?? url;
  }

  async decline(url: string): Promise<void> {
    await this.#browser.press(url, 'decline');
  }

  async act(portal: string, action: SubscriptionAction): Promise<void> {
    await this.#browser.press(portal, action);
  }

  async look(url: string) {
    const { body } = await this.#browser.open(url);
    const text = body.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll('&#x27;', "'");
    return {
      language: /<html lang="(\w+)"/.exec(body)?.[1] ?? '',
      trial: /<dd>[$]?0[.,]00/.test(body),
      text,
      price: /<dd>([^<]+)<\/dd>/.exec(body)?.[1] ?? '',
    };
  }

  openCheckouts(userId: string): Promise<number> {
    const { status, user_id } = sandbox_checkouts;
    return this.#db.$count(sandbox_checkouts, and(eq(status, 'open'), eq(user_id, userId)));
  }

  async runningSubscriptions(userId: string): Promise<number> {
    const { customer, status } = sandbox_subscriptions;
    const mine = eq(sandbox_customers.user_id, userId);
    const [found] = await this.#db.select().from(sandbox_customers).where(mine);
    if (found) this.#customers.set(userId, found.id);
    const theirs = eq(customer, this.#customers.get(userId) ?? '');
    return this.#db.$count(sandbox_subscriptions, and(ne(status, 'canceled'), theirs));
  }

  async sent() {
    const events = await this.#db.select().from(sandbox_events);
    return events.map((event) => ({ id: event.id, body: payloadOf(event) }));
  }

  sign(body: string, at = this.#server?.clock.now() ?? new Date()): string {
    return signEvent(body, sandboxSecret(this.#server?.config.tokenSecret ?? ''), at);
  }

  async close(): Promise<void> {}
}
