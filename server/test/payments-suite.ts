import type { Language } from '@codivia/contract/api/language';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../src/features/accounts/passwords.service.ts';
import { buildTestApp, type TestApp } from './build-app.ts';
import { createMember } from './factories.ts';
import { createGiftCard } from './gift-card-factory.ts';
import { mailsTo } from './mailbox.ts';
import type { PaymentProvider, SubscriptionAction } from './payment-provider.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOME = 'http://localhost:3000';
const BACK = {
  success_url: `${HOME}/dashboard?subscription=success`,
  cancel_url: `${HOME}/?subscription=cancelled`,
};

/** Tests the effects of a subscription for a member, whichever provider takes the money. */
export function subscriptionSuite(name: string, start: () => Promise<PaymentProvider>): void {
  describe(name, () => {
    let server: TestApp;
    let provider: PaymentProvider;
    let member: Awaited<ReturnType<typeof createMember>>;
    beforeAll(async () => {
      provider = await start();
      server = await buildTestApp(provider.config);
      provider.attach(server);
    });
    beforeEach(async () => {
      member = await createMember(server);
    });
    afterAll(async () => {
      await server.close();
      await provider.close();
    });

    /** Returns a new access token, since time passes in these tests and tokens do not last long. */
    const token = () => server.app.session.sign(member.session.id);

    function order(language: Language = 'en', more = {}) {
      const body = { ...BACK, language, ...more };
      return server.call('POST', '/stripe/create-checkout-session', { token: token(), body });
    }

    async function subscribe(language?: Language): Promise<void> {
      const { body } = await order(language);
      expect(await provider.pay(body.checkout_url)).toBe(BACK.success_url);
    }

    async function plan() {
      return (await server.call('GET', '/stripe/subscription-status', { token: token() })).body;
    }

    async function act(action: SubscriptionAction): Promise<void> {
      const opened = await server.call('POST', '/stripe/create-portal-session', {
        token: token(),
        body: { return_url: `${HOME}/dashboard` },
      });
      expect(opened).toMatchObject({ status: 200, body: { portal_url: expect.any(String) } });
      await provider.act(opened.body.portal_url, action);
    }

    async function isPremium(): Promise<boolean> {
      return (await server.call('GET', '/auth/me', { token: token() })).body.is_premium;
    }

    const subjects = async (count: number) =>
      (await mailsTo(server, member.user.email, count)).map(({ subject }) => subject).sort();

    const inDays = (days: number) => server.clock.now().getTime() + days * DAY;
    const daysLeft = (date: string) => (Date.parse(date) - server.clock.now().getTime()) / DAY;

    test.each([
      ['fr', /^9,00\s€$/, /majeur/, /accord d’un parent/, /rétractation de 14/],
      ['en', /^\$9\.00$/, /adult/, /parent’s consent/, /withdraw within 14 days/],
    ] as const)('the checkout speaks %s', async (language, price, ...rights) => {
      const { status, body } = await order(language);
      expect(status).toBe(200);
      const page = await provider.look(body.checkout_url);
      expect(page).toMatchObject({ language, trial: true });
      expect(page.price).toMatch(price);
      for (const right of [...rights, /gratuite|free/, /30/]) expect(page.text).toMatch(right);
    });

    test('a member who has paid is premium at once, and welcomed', async () => {
      expect(await plan()).toEqual({
        state: 'free',
        subscription_status: 'none',
        subscription_end_date: null,
        premium_source: null,
        renews: false,
        ends: [],
        payment_failed: false,
        trial_available: true,
        portal_available: false,
      });
      await subscribe();
      expect(await isPremium()).toBe(true);
      const now = await plan();
      expect(now).toMatchObject({
        state: 'premium',
        subscription_status: 'trialing',
        premium_source: 'subscription',
        renews: true,
        trial_available: false,
        portal_available: true,
      });
      expect(daysLeft(now.subscription_end_date)).toBeCloseTo(7, 1);
      expect(await subjects(1)).toEqual(['Welcome to Premium!']);
    });

    test('a card that is declined changes nothing', async () => {
      const { body } = await order();
      await provider.decline(body.checkout_url);
      expect(await plan()).toMatchObject({ state: 'free', trial_available: true });
      expect((await order()).status).toBe(200);
    });

    test('who has a subscription gets no second one', async () => {
      await subscribe();
      expect(await order()).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
      await act('cancel');
      expect(await order()).toMatchObject({ status: 409, body: { code: 'already_subscribed' } });
    });

    test('who is premium by other ways pays nothing on top', async () => {
      member = await createMember(server, { giftUntil: new Date(inDays(20)) });
      expect(await order()).toMatchObject({ status: 409, body: { code: 'already_premium' } });
      member = await createMember(server, { premium: true });
      expect(await order()).toMatchObject({ status: 409, body: { code: 'already_premium' } });
    });

    test('cancelling keeps premium to the end, resuming goes on, each is said once', async () => {
      await subscribe();
      await act('cancel');
      const cancelled = await plan();
      expect(cancelled).toMatchObject({
        state: 'cancelled',
        subscription_status: 'canceled',
        renews: false,
      });
      expect(daysLeft(cancelled.subscription_end_date)).toBeCloseTo(7, 1);
      expect(await isPremium()).toBe(true);
      await act('resume');
      expect(await plan()).toMatchObject({ state: 'premium', renews: true });
      server.clock.pass(5000);
      await act('cancel');
      expect(await subjects(3)).toEqual([
        'Welcome to Premium!',
        ...Array<string>(2).fill('Your Premium subscription is cancelled'),
      ]);
    });

    test('whoever activates a gift sees both ends, and stops the payments of the subscription', async () => {
      const stop = () => server.call('POST', '/stripe/stop-renewal', { token: token() });
      expect(await stop()).toMatchObject({ status: 409, body: { code: 'nothing_to_manage' } });
      await subscribe();
      const { code } = await createGiftCard(server);
      const body = { token: code };
      expect(
        (await server.call('POST', '/gift-card/activate', { token: token(), body })).status,
      ).toBe(200);
      const both = await plan();
      expect(both).toMatchObject({
        state: 'premium',
        premium_source: 'subscription',
        renews: true,
      });
      expect(both.ends).toMatchObject([
        { source: 'subscription', renews: true },
        { source: 'gift_card', renews: false },
      ]);
      for (const _ of [1, 2]) {
        const { status, body: stopped } = await stop();
        expect(status).toBe(200);
        expect(stopped).toMatchObject({
          state: 'premium',
          premium_source: 'gift_card',
          renews: false,
        });
        expect(stopped.ends).toEqual(both.ends.map((end: object) => ({ ...end, renews: false })));
      }
      expect(await subjects(2)).toContain('Your Premium subscription is cancelled');
    });

    test('premium ends by itself at its end date, and can be bought again without a free week', async () => {
      await subscribe();
      await act('cancel');
      server.clock.pass(7 * DAY + 60_000);
      expect(await isPremium()).toBe(false);
      expect(await plan()).toMatchObject({ state: 'expired', subscription_status: 'canceled' });
      await act('expire');
      expect(await plan()).toMatchObject({ state: 'expired', trial_available: false });
      const { body } = await order('fr');
      expect((await provider.look(body.checkout_url)).trial).toBe(false);
      await provider.pay(body.checkout_url);
      expect(await plan()).toMatchObject({ state: 'premium', subscription_status: 'active' });
    });

    test('a renewal lengthens premium by a month', async () => {
      await subscribe();
      server.clock.pass(7 * DAY);
      await act('renew');
      const now = await plan();
      expect(now).toMatchObject({ state: 'premium', subscription_status: 'active' });
      expect(daysLeft(now.subscription_end_date)).toBeGreaterThan(27);
    });

    test('a payment that fails leaves three days and is told once; paying puts it right', async () => {
      await subscribe();
      server.clock.pass(7 * DAY);
      await act('fail');
      const failed = await plan();
      expect(failed).toMatchObject({
        state: 'premium',
        subscription_status: 'past_due',
        payment_failed: true,
      });
      expect(daysLeft(failed.subscription_end_date)).toBeCloseTo(3, 1);
      expect(await order()).toMatchObject({ status: 409, body: { code: 'subscription_unpaid' } });
      server.clock.pass(3 * DAY + 60_000);
      expect(await isPremium()).toBe(false);
      expect(await plan()).toMatchObject({ state: 'expired', payment_failed: true });
      await act('renew');
      expect(await plan()).toMatchObject({ state: 'premium', payment_failed: false });
      expect(await subjects(2)).toEqual([
        'Welcome to Premium!',
        'Your Premium payment didn’t go through',
      ]);
    });

    test('it expires when the provider says so', async () => {
      await subscribe();
      await act('expire');
      expect(await isPremium()).toBe(false);
      expect(await plan()).toMatchObject({ state: 'expired', portal_available: true });
      expect(await subjects(2)).toEqual([
        'Welcome to Premium!',
        'Your Premium subscription has ended',
      ]);
    });

    test('a gift card is not shortened by a subscription that ends', async () => {
      const giftUntil = new Date(inDays(100));
      await subscribe();
      await server.database.db.execute(
        `update users set gift_until = '${giftUntil.toISOString()}' where id = '${member.user.id}'`,
      );
      await act('expire');
      expect(await isPremium()).toBe(true);
      expect(await plan()).toMatchObject({
        state: 'premium',
        premium_source: 'gift_card',
        subscription_end_date: giftUntil.toISOString(),
      });
    });

    test('the same options open the same checkout, other options close it', async () => {
      const { body: first } = await order('fr');
      await order('fr');
      expect(await provider.openCheckouts(member.user.id)).toBe(1);
      const { body: second } = await order('en');
      expect(await provider.openCheckouts(member.user.id)).toBe(1);
      await provider.pay(first.checkout_url);
      expect(await isPremium(), 'a closed checkout takes no money').toBe(false);
      expect(await provider.pay(second.checkout_url)).toBe(BACK.success_url);
      expect(await isPremium()).toBe(true);
    });

    test('many checkouts at once end in one that is open, and one subscription', async () => {
      const languages = Array.from({ length: 8 }, (_, n) => (n % 2 ? 'fr' : 'en') as Language);
      const answers = await Promise.all(languages.map((language) => order(language)));
      for (const { status } of answers) expect(status).toBe(200);
      expect(await provider.openCheckouts(member.user.id)).toBe(1);
      for (const { body } of answers) await provider.pay(body.checkout_url);
      expect(await provider.runningSubscriptions(member.user.id)).toBe(1);
      expect(await isPremium()).toBe(true);
    });

    test('a member without a subscription has nothing to manage', async () => {
      const body = { return_url: `${HOME}/dashboard` };
      const refused = await server.call('POST', '/stripe/create-portal-session', {
        token: token(),
        body,
      });
      expect(refused).toMatchObject({ status: 409, body: { code: 'nothing_to_manage' } });
    });

    test('whoever deletes their account leaves no subscription behind', async () => {
      member = await createMember(server, { passwordHash: await hashPassword('blue kettle 42') });
      await subscribe();
      await act('cancel');
      expect(await provider.runningSubscriptions(member.user.id)).toBe(1);
      const body = { password: 'blue kettle 42' };
      expect((await server.call('DELETE', '/user', { token: token(), body })).status).toBe(200);
      await vi.waitFor(async () =>
        expect(await provider.runningSubscriptions(member.user.id)).toBe(0),
      );
    });
  });
}
