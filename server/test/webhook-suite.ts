import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { users } from '../src/features/accounts/accounts.table.ts';
import { payment_events } from '../src/features/payments/payments.table.ts';
import {
  payment_customers,
  subscription_notices,
} from '../src/features/subscriptions/subscriptions.table.ts';
import { buildTestApp, type TestApp } from './build-app.ts';
import { createMember } from './factories.ts';
import { mailsTo } from './mailbox.ts';
import { deliverTo, type PaymentProvider, type SubscriptionAction } from './payment-provider.ts';
import { seeded, shuffled } from './shuffle.ts';

const HOME = 'http://localhost:3000';
const BACK = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/` };
/** Number of orders of events that each provider is tried with; fewer on the embedded database, which is slower. */
const SHUFFLES = { server: 100, pglite: 20 };
/** Number of shuffles after which mails are fetched again, since mails take long to write. */
const MAILS_EVERY = 20;

/** Tests the way in which the webhook takes in a provider's events. */
export function webhookSuite(name: string, start: () => Promise<PaymentProvider>): void {
  describe(`events of ${name}`, () => {
    let server: TestApp;
    let provider: PaymentProvider;
    const shuffles = SHUFFLES[inject('testDatabase').kind];
    beforeAll(async () => {
      provider = await start();
      server = await buildTestApp(provider.config);
      provider.attach(server);
    });
    afterAll(async () => {
      await server.close();
      await provider.close();
    });

    async function subscriber() {
      const member = await createMember(server);
      const { token, user } = member;
      const path = '/stripe/create-checkout-session';
      const { body } = await server.call('POST', path, { token, body: BACK });
      await provider.pay(body.checkout_url);
      const act = async (action: SubscriptionAction) => {
        const portal = await server.call('POST', '/stripe/create-portal-session', {
          token,
          body: { return_url: HOME },
        });
        await provider.act(portal.body.portal_url, action);
      };
      const plan = async () =>
        (await server.call('GET', '/stripe/subscription-status', { token })).body;
      return { ...member, user, act, plan };
    }

    /** Returns everything that this server has stored about a member's subscription. */
    async function known(userId: string) {
      const { db } = server.database;
      const mine = eq(payment_customers.user_id, userId);
      const [customer] = await db.select().from(payment_customers).where(mine);
      const { revision: _, ...rest } = customer ?? { revision: 0 };
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      const ofUser = eq(subscription_notices.user_id, userId);
      const notices = await db.select().from(subscription_notices).where(ofUser);
      const occurrences = notices.map(({ occurrence }) => occurrence).sort();
      return { ...rest, premium_until: user?.premium_until, occurrences };
    }

    /** Deletes the record of the events, so that they count as new. */
    async function deleteEvents(userId: string, events: { id: string }[]): Promise<void> {
      const { db } = server.database;
      const ids = events.map(({ id }) => id);
      await db.delete(payment_events).where(inArray(payment_events.id, ids));
      await db.update(users).set({ premium_until: null }).where(eq(users.id, userId));
      const blank = { subscription: null, status: null, cancelled_at: null, trial_used: false };
      const mine = eq(payment_customers.user_id, userId);
      await db.update(payment_customers).set(blank).where(mine);
    }

    async function deleteNotices(userId: string): Promise<void> {
      const ofUser = eq(subscription_notices.user_id, userId);
      await server.database.db.delete(subscription_notices).where(ofUser);
    }

    const deliver = (body: string, at?: Date) => deliverTo(server, body, provider.sign(body, at));

    const event = (id: string, type = 'customer.subscription.updated', object = {}) =>
      JSON.stringify({ id, object: 'event', type, data: { object } });

    test(`${shuffles} shuffles of one subscription's events, each sent several times, end alike`, async () => {
      const before = new Set((await provider.sent()).map(({ id }) => id));
      const { user, act } = await subscriber();
      await act('renew');
      await act('fail');
      await act('renew');
      await act('cancel');
      const events = (await provider.sent()).filter(({ id }) => !before.has(id));
      expect(events.length).toBeGreaterThan(6);
      const expected = { ...(await known(user.id)) };
      expect(expected).toMatchObject({ status: 'active', trial_used: true });
      // A failed payment that was made good since is no longer worth a mail when its event comes late.
      const news = /^(welcome|ending) /;
      expected.occurrences = expected.occurrences.filter((occurrence) => news.test(occurrence));
      for (let seed = 1; seed <= shuffles; seed++) {
        // The orders differ from provider to provider.
        const random = seeded(seed + 1000 * name.length);
        await deleteEvents(user.id, events);
        if (seed % MAILS_EVERY === 1) await deleteNotices(user.id);
        const often = events.flatMap((one) => Array(1 + Math.floor(random() * 3)).fill(one));
        const queue: typeof events = shuffled(often, random);
        while (queue.length > 0) {
          const together = queue.splice(0, 1 + Math.floor(random() * 4));
          const answers = await Promise.all(together.map(({ body }) => deliver(body)));
          expect(answers.every((status) => status === 200)).toBe(true);
        }
        expect(await known(user.id), `seed ${seed}`).toEqual(expected);
      }
    }, 240_000);

    test('the same event many times at once has its effect once', async () => {
      const before = new Set((await provider.sent()).map(({ id }) => id));
      const { user } = await subscriber();
      await mailsTo(server, user.email, 1);
      const events = (await provider.sent()).filter(({ id }) => !before.has(id));
      const twentyTimes = events.flatMap(({ body }) => Array<string>(20).fill(body));
      const answers = await Promise.all(twentyTimes.map((body) => deliver(body)));
      expect(new Set(answers)).toEqual(new Set([200]));
      const { occurrences } = await known(user.id);
      expect(occurrences).toHaveLength(1);
    });

    test.each([
      ['no signature', async (body: string) => deliverTo(server, body, undefined)],
      ['an empty signature', async (body: string) => deliverTo(server, body, '')],
      ['nonsense', async (body: string) => deliverTo(server, body, 't=now,v1=abc')],
      [
        'a signature of another body',
        async (body: string) => deliverTo(server, body, provider.sign(`${body} `)),
      ],
      [
        'another secret',
        async (body: string) =>
          deliverTo(
            server,
            body,
            provider.sign(body).replace(/.$/, (end) => (end === '0' ? '1' : '0')),
          ),
      ],
      [
        'a moment that was changed',
        async (body: string) =>
          deliverTo(
            server,
            body,
            provider.sign(body).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1000}`),
          ),
      ],
    ])('%s is refused', async (what, send) => {
      const id = `evt_forged_${what.length}`;
      expect(await send(event(id))).toBe(400);
      const { db } = server.database;
      expect(await db.$count(payment_events, eq(payment_events.id, id))).toBe(0);
    });

    test.each([
      [-301, 400],
      [-290, 200],
      [290, 200],
      [301, 400],
    ])('signed %i s from now it is answered with %i', async (seconds, expected) => {
      // The clock may tick between signing and reading, so only whole seconds are used.
      const now = Math.floor(server.clock.now().getTime() / 1000) * 1000;
      const late = seconds > 0 && expected === 400 ? 2000 : 0;
      const at = new Date(now + seconds * 1000 + late);
      expect(await deliver(event(`evt_${seconds}`), at)).toBe(expected);
    });

    test('signed nonsense is refused; events about nothing of ours are taken', async () => {
      expect(await deliver('not JSON')).toBe(400);
      expect(await deliver('null')).toBe(400);
      expect(await deliver('{}')).toBe(400);
      expect(await deliver(event('evt_other', 'payout.paid', { object: 'payout' }))).toBe(200);
      const stranger = { object: 'subscription', customer: 'cus_nobody' };
      expect(await deliver(event('evt_stranger', undefined, stranger))).toBe(200);
      const shop = { object: 'checkout.session', mode: 'payment', id: 'cs_test_unknown' };
      expect(await deliver(event('evt_shop', 'checkout.session.completed', shop))).toBe(200);
    });

    test('what an event claims is not believed', async () => {
      const { user, plan, token } = await subscriber();
      const { customer } = (await known(user.id)) as { customer: string };
      const until = (await plan()).subscription_end_date;
      const claim = { object: 'subscription', customer, status: 'canceled', ended_at: 1 };
      expect(await deliver(event('evt_claim', 'customer.subscription.deleted', claim))).toBe(200);
      expect(await plan()).toMatchObject({ state: 'premium', subscription_end_date: until });
      expect((await server.call('GET', '/auth/me', { token })).body.is_premium).toBe(true);
    });

    test('one gift card for one payment, however often it is told', async () => {
      const path = '/stripe/create-gift-card-checkout-session';
      const { body } = await server.call('POST', path, { body: { language: 'fr' } });
      const before = new Set((await provider.sent()).map(({ id }) => id));
      const buyer = `${name.length}-buyer@example.org`;
      const led = await provider.pay(body.url, buyer);
      const purchase = new URL(led).searchParams.get('purchase');
      const events = (await provider.sent()).filter(({ id }) => !before.has(id));
      for (const { id, body: sent } of events) {
        const renamed = sent.replace(id, `${id}_again`);
        expect(await deliver(sent)).toBe(200);
        expect(await deliver(renamed)).toBe(200);
      }
      const found = await server.call('GET', `/gift-card/purchases/${purchase}`);
      expect(found).toMatchObject({ status: 200, body: { email: buyer } });
      const mails = await mailsTo(server, buyer, 1);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.html).toContain('lang="fr"');
    });
  });
}
