import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { payers } from '../src/features/payers/payers.table.ts';
import { buildTestApp, type TestApp } from './build-app.ts';
import { createParent } from './class-calls.ts';
import { createMember } from './factories.ts';
import { familyToken } from './family-calls.ts';
import { mailsTo } from './mailbox.ts';
import type { PaymentProvider } from './payment-provider.ts';

const HOME = 'http://localhost:3000';

/** Tests that somebody else pays for a member, whichever provider takes the money. */
export function payerSuite(name: string, start: () => Promise<PaymentProvider>): void {
  describe(`${name}, when somebody else pays`, () => {
    let server: TestApp;
    let provider: PaymentProvider;
    let child: Awaited<ReturnType<typeof createMember>>;
    let parent: string;
    beforeAll(async () => {
      provider = await start();
      server = await buildTestApp(provider.config);
      provider.attach(server);
    });
    beforeEach(async () => {
      child = await createMember(server, { name: 'Léa Martin' });
      parent = `parent-${randomUUID()}@example.org`;
    });
    afterAll(async () => {
      await server.close();
      await provider.close();
    });

    const mine = () => eq(payers.user_id, child.user.id);
    const token = () => server.app.session.sign(child.session.id);
    const post = (path: string, body: object, asChild = false) =>
      server.call('POST', path, { body, ...(asChild && { token: token() }) });
    const secretIn = (mail: { text: string } | undefined, key: string) =>
      new RegExp(`/family/pay#${key}=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? 'none';

    /** Asks, and returns the secret of the link that arrives. */
    async function asked(count = 1): Promise<string> {
      const answer = await post('/user/payment-requests', { email: parent, lang: 'fr' }, true);
      expect(answer.status).toBe(200);
      return secretIn((await mailsTo(server, parent, count))[0], 'token');
    }
    async function paid() {
      const link = await asked();
      const what = 'subscription';
      const { body } = await post('/payment-requests/checkout', { token: link, what });
      expect(await provider.pay(body.checkout_url)).toBe(`${HOME}/family/pay#thanks=subscription`);
      const [welcome] = await mailsTo(server, parent, 2);
      return { link, manage: secretIn(welcome, 'manage'), welcome };
    }
    const subjects = async (to: string, count: number) =>
      (await mailsTo(server, to, count)).map(({ subject }) => subject);

    test('the link says for whom, and by whom nothing: the child writes no word of the mail', async () => {
      const link = await asked();
      const { body } = await post('/payment-requests/read', { token: link });
      expect(body).toMatchObject({ child: 'Léa', trial: true, is_premium: false, language: 'fr' });
      expect(JSON.stringify(body)).not.toContain('Martin');
    });

    test('receipts and notices go to the payer, who cancels alone; the child hears what changes', async () => {
      const { manage, welcome } = await paid();
      expect(welcome?.subject).toBe('L’abonnement Premium de Léa est actif');
      expect(await subjects(child.user.email, 1)).toEqual(['Premium is open!']);
      const plan = await server.call('GET', '/stripe/subscription-status', { token: token() });
      expect(plan.body).toMatchObject({ state: 'premium', paid_by: 'p…' });
      const refused = { status: 403, body: { code: 'payer_only' } };
      expect(await post('/stripe/stop-renewal', {}, true)).toMatchObject(refused);
      const portal = { return_url: `${HOME}/dashboard` };
      expect(await post('/stripe/create-portal-session', portal, true)).toMatchObject(refused);
      expect(await post('/payer/portal', { token: manage })).toMatchObject({ status: 200 });
      const stopped = await post('/payer/stop', { token: manage });
      expect(stopped.body).toMatchObject({
        child: 'Léa',
        language: 'fr',
        subscription: { state: 'cancelled' },
      });
      expect((await post('/payer/stop', { token: manage })).status).toBe(200);
      expect((await subjects(parent, 3))[0]).toBe('L’abonnement Premium de Léa est résilié');
      expect((await subjects(child.user.email, 2))[0]).toBe('Your Premium is going to end');
    });

    /** The link to the page of a parent who has accepted for the child, with this address. */
    async function familyPage(
      email: string,
      state: 'accepted' | 'asked' = 'accepted',
      only?: string,
    ) {
      const { id } = await createParent(server, child.user.id, { email, state });
      const link = await familyToken(server, id, only);
      const send = (method: 'GET' | 'POST', path: string) =>
        server.call(method, `/family${path}`, { token: link });
      const path = `/children/${child.user.id}/subscription`;
      return {
        premium: async () => (await send('GET', '')).body.children[0]?.premium,
        portal: () => send('POST', `${path}/portal`),
        stop: () => send('POST', `${path}/stop`),
      };
    }

    test('a parent who pays sees the payments on the family page, with the receipts, and cancels there', async () => {
      await paid();
      const page = await familyPage(parent.toUpperCase());
      const paying = { child: 'Léa', language: 'fr', subscription: { state: 'premium' } };
      expect(await page.premium()).toMatchObject({ by: 'you', paid: paying });
      const { status, body } = await page.portal();
      expect(status).toBe(200);
      await provider.act(body.portal_url, 'renew');
      const stopped = { child: 'Léa', subscription: { state: 'cancelled' } };
      expect(await page.stop()).toMatchObject({ status: 200, body: stopped });
      expect(await page.stop()).toMatchObject({ status: 200, body: stopped });
      expect(await page.premium()).toMatchObject({ by: 'you', paid: stopped });
    });

    test('no other parent sees or touches what somebody pays, whoever it is', async () => {
      await paid();
      const other = await familyPage(`other-${parent}`);
      expect(await other.premium()).toEqual({ by: 'other' });
      const asked = await familyPage(parent, 'asked');
      const notFound = { status: 404, body: { code: 'payment_not_found' } };
      for (const page of [other, asked]) {
        expect(await page.portal()).toMatchObject(notFound);
        expect(await page.stop()).toMatchObject(notFound);
      }
      const plan = await server.call('GET', '/stripe/subscription-status', { token: token() });
      expect(plan.body.state).toBe('premium');
    });

    test('a link that follows an answered question, which a child may open, has no payments', async () => {
      await paid();
      const answered = await familyPage(parent, 'accepted', child.user.id);
      expect(await answered.premium()).toEqual({ by: 'elsewhere' });
      expect((await answered.portal()).body.code).toBe('payment_not_found');
      expect((await answered.stop()).body.code).toBe('payment_not_found');
    });

    test('the page of a parent says that nobody pays, or the child', async () => {
      const page = await familyPage(parent);
      expect(await page.premium()).toEqual({ by: 'nobody' });
      const own = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/`, language: 'en' };
      const { body } = await post('/stripe/create-checkout-session', own, true);
      await provider.pay(body.checkout_url);
      expect(await page.premium()).toEqual({ by: 'account' });
      expect((await page.stop()).body.code).toBe('payment_not_found');
    });

    test('a payment that fails, and one that goes through, are told to the payer alone', async () => {
      const { manage } = await paid();
      const open = async () => (await post('/payer/portal', { token: manage })).body.portal_url;
      await provider.act(await open(), 'renew');
      expect((await subjects(parent, 3))[0]).toBe('Premium pour Léa\u00a0: le paiement est passé');
      await provider.act(await open(), 'fail');
      expect((await subjects(parent, 4))[0]).toBe(
        'Premium pour Léa\u00a0: le paiement n’est pas passé',
      );
      expect(await subjects(child.user.email, 1)).toHaveLength(1);
    });

    test('a link works for its own subscription, and for one who still pays', async () => {
      const { manage } = await paid();
      const over = { status: 410, body: { code: 'payer_link_over' } };
      expect(await post('/payer/read', { token: `${manage.slice(0, -2)}AA` })).toMatchObject(over);
      expect(await post('/payer/read', { token: 'nothing' })).toMatchObject(over);
      await server.database.db.update(payers).set({ email: 'other@example.org' }).where(mine());
      expect(await post('/payer/read', { token: manage })).toMatchObject(over);
    });

    test('a gift card is mailed to the payer, and nobody becomes a payer by it', async () => {
      const link = await asked();
      const { body } = await post('/payment-requests/checkout', { token: link, what: 'gift_card' });
      await provider.pay(body.checkout_url);
      expect((await mailsTo(server, parent, 2))[0]?.text).toMatch(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
      expect(await server.database.db.$count(payers, mine())).toBe(0);
    });

    test('a member who pays in the end is the one who pays, though somebody was asked', async () => {
      const link = await asked();
      await post('/payment-requests/checkout', { token: link, what: 'subscription' });
      const own = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/`, language: 'en' };
      const { body } = await post('/stripe/create-checkout-session', own, true);
      await provider.pay(body.checkout_url);
      expect(await subjects(child.user.email, 1)).toEqual(['Welcome to Premium!']);
      expect((await post('/stripe/stop-renewal', {}, true)).status).toBe(200);
      const again = await post('/payment-requests/read', { token: link });
      expect(again.body.code).toBe('payment_link_over');
    });

    test.each([
      ['the own address', (own: string) => own.replace('@', '+x@'), 'parent_address_own', 400],
      ['no address', () => 'nobody', undefined, 400],
    ])('%s is refused', async (_, address, code, status) => {
      const body = { email: address(child.user.email) };
      const answer = await post('/user/payment-requests', body, true);
      expect(answer.status).toBe(status);
      if (code) expect(answer.body.code).toBe(code);
    });

    test('a member with Premium asks nobody, and an old link says that nothing is to be paid', async () => {
      const { link } = await paid();
      const again = await post('/user/payment-requests', { email: parent }, true);
      expect(again.body.code).toBe('already_premium');
      expect((await post('/payment-requests/read', { token: link })).status).toBe(410);
    });

    test('a link ends after fourteen days, and five a day are enough', async () => {
      const link = await asked();
      for (let count = 2; count <= 5; count += 1) {
        parent = `parent-${randomUUID()}@example.org`;
        await asked();
      }
      const sixth = await post('/user/payment-requests', { email: parent }, true);
      expect(sixth.status).toBe(429);
      server.clock.pass(14 * 24 * 60 * 60 * 1000 + 1000);
      expect((await post('/payment-requests/read', { token: link })).status).toBe(410);
    });
  });
}
