import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, FREQUENT, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { deliverTo } from '../../../test/payment-provider.ts';
import { StripeProvider } from '../../../test/stripe-provider.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/connect.ts';
import { hashPassword } from '../../features/accounts/passwords.service.ts';

const HOME = 'http://localhost:3000';
const BACK = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/` };
const DOWN = {
  status: 503,
  headers: { 'retry-after': '120' },
  body: {
    code: 'payments_unavailable',
    detail: { fr: expect.stringContaining('Rien n’a été débité'), en: expect.any(String) },
  },
};

let provider: StripeProvider;
let database: Database;
let server: TestApp;
beforeEach(async () => {
  provider = await StripeProvider.start();
  database = await openTestDatabase();
  server = await start();
});
afterEach(async () => {
  await server.app.close();
  await database.close();
  await provider.close();
});

async function start(): Promise<TestApp> {
  const started = await buildTestApp(provider.config, { database, jobPace: FREQUENT });
  provider.attach(started);
  return started;
}

function order(token: string, language = 'en', on = server) {
  const body = { ...BACK, language };
  return on.call('POST', '/stripe/create-checkout-session', { token, body });
}

async function subscriber(options = {}) {
  const member = await createMember(server, options);
  const { body } = await order(member.token);
  await provider.pay(body.checkout_url);
  return member;
}

async function plan(token: string) {
  return (await server.call('GET', '/stripe/subscription-status', { token })).body;
}

/** The forms in which an outage appears to this server. */
const OUTAGES = ['unavailable', 'cut'] as const;

test.each(OUTAGES)(
  'while Stripe is %s nobody pays, everybody keeps what they have',
  async (fault) => {
    const { token } = await subscriber();
    const known = await plan(token);
    const { token: other } = await createMember(server);
    provider.stripe.fault = fault;
    expect(await order(other)).toMatchObject(DOWN);
    const body = { return_url: HOME };
    expect(
      await server.call('POST', '/stripe/create-portal-session', { token, body }),
    ).toMatchObject(DOWN);
    const gift = '/stripe/create-gift-card-checkout-session';
    expect(await server.call('POST', gift, { body: { language: 'fr' } })).toMatchObject(DOWN);
    expect(await plan(token)).toEqual(known);
    expect((await server.call('GET', '/auth/me', { token })).body.is_premium).toBe(true);
    provider.stripe.fault = undefined;
    expect((await order(other)).status).toBe(200);
  },
);

test('a wrong key is no secret to operators, and a clear text to people', async () => {
  const stripe = { ...provider.config.stripe, secretKey: 'sk_test_wrong' };
  const wrongKey = await buildTestApp({ stripe });
  try {
    const { token } = await createMember(wrongKey);
    const answer = await order(token, 'en', wrongKey);
    expect(answer).toMatchObject(DOWN);
    expect(JSON.stringify(answer.body)).not.toMatch(/sk_test|API Key/);
  } finally {
    await wrongKey.close();
  }
});

test('an event that cannot be looked into is asked for again, and counts then', async () => {
  const { token, user } = await createMember(server);
  const { body } = await order(token);
  provider.paused = true;
  await provider.pay(body.checkout_url);
  provider.stripe.fault = 'unavailable';
  const [event] = await provider.sent();
  const send = () => deliverTo(server, event?.body ?? '', provider.sign(event?.body ?? ''));
  expect(await send()).toBe(503);
  expect(await plan(token)).toMatchObject({ state: 'free' });
  provider.stripe.fault = undefined;
  expect(await send()).toBe(200);
  expect(await plan(token)).toMatchObject({ state: 'premium' });
  expect(await mailsTo(server, user.email, 1)).toHaveLength(1);
});

test('an older look at Stripe never overwrites a newer one', async () => {
  const { token } = await subscriber();
  const [customer = ''] = provider.stripe.account.customers.keys();
  provider.paused = true;
  provider.stripe.account.act(customer, 'renew');
  provider.stripe.account.act(customer, 'cancel');
  const [renewal, , cancellation] = (await provider.sent()).slice(-3);
  const send = (body = '') => deliverTo(server, body, provider.sign(body));
  // The first read is answered only after the other event was processed.
  const stale = Promise.withResolvers<void>();
  let looks = 0;
  provider.stripe.beforeAnswer = async (path) => {
    if (path !== 'GET /v1/subscriptions') return;
    looks += 1;
    if (looks === 1) await stale.promise;
  };
  provider.stripe.account.act(customer, 'resume');
  const slow = send(renewal?.body);
  await vi.waitFor(() => expect(looks).toBe(1));
  expect(await send(cancellation?.body)).toBe(200);
  provider.stripe.account.act(customer, 'cancel');
  stale.resolve();
  expect(await slow).toBe(200);
  expect(looks, 'the slow one looked again').toBe(3);
  expect(await plan(token)).toMatchObject({ state: 'cancelled' });
});

test('an empty account gets its prices once, whoever comes first', async () => {
  const processes = [
    server,
    await buildTestApp(provider.config),
    await buildTestApp(provider.config),
  ];
  try {
    const answers = await Promise.all(
      processes.flatMap((on) =>
        ['fr', 'en', 'fr'].map(async (language) => {
          const { token } = await createMember(on);
          return order(token, language, on);
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { prices, products } = provider.stripe.account;
    expect(prices.map(({ lookup_key }) => lookup_key).sort()).toEqual([
      'codivia_premium_eur_900',
      'codivia_premium_usd_900',
    ]);
    expect([...products]).toEqual(['codivia_premium']);
  } finally {
    for (const extra of processes.slice(1)) await extra.close();
  }
});

test('the portal is set up once, and cancelling there waits for the end of the period', async () => {
  const { token } = await subscriber();
  const open = () =>
    server.call('POST', '/stripe/create-portal-session', {
      token,
      body: { return_url: `${HOME}/dashboard`, language: 'fr' },
    });
  expect((await open()).body.portal_url).toContain('https://billing.stripe.test/');
  await open();
  const { configurations, portals } = provider.stripe.account;
  expect(configurations).toHaveLength(1);
  expect([...portals.values()][0]).toMatchObject({ locale: 'fr', return_url: `${HOME}/dashboard` });
});

test('an account that is deleted while Stripe is down loses its subscription when it is back', async () => {
  const { token } = await subscriber({ passwordHash: await hashPassword('blue kettle 42') });
  provider.stripe.fault = 'unavailable';
  const body = { password: 'blue kettle 42' };
  expect((await server.call('DELETE', '/user', { token, body })).status).toBe(200);
  await server.app.close();
  provider.stripe.fault = undefined;
  const { customers, subscriptions } = provider.stripe.account;
  expect(subscriptions.map(({ status }) => status)).toEqual(['trialing']);
  server = await start();
  await vi.waitFor(() => {
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(customers.size).toBe(0);
  });
});

test('what people see of Stripe they see in their language', async () => {
  const { token } = await createMember(server, { language: 'fr' });
  const answer = await server.call('POST', '/stripe/create-checkout-session', {
    token,
    body: BACK,
  });
  const look = await provider.look(answer.body.checkout_url);
  expect(look).toMatchObject({ language: 'fr', trial: true });
});
