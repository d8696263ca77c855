import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { SandboxVisitor } from '../../../test/sandbox-visitor.ts';
import { StripeProvider } from '../../../test/stripe-provider.ts';

const HOME = 'http://localhost:3000';
const BACK = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/` };

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

async function openCheckout(language = 'fr') {
  const { token } = await createMember(server);
  const body = { ...BACK, language };
  const opened = await server.call('POST', '/stripe/create-checkout-session', { token, body });
  const isPremium = async () =>
    (await server.call('GET', '/auth/me', { token })).body.is_premium as boolean;
  return { url: opened.body.checkout_url as string, token, isPremium };
}

test('a page says in its language that it is a test, loads nothing and is kept by nobody', async () => {
  const marks = { fr: 'aucun argent ne circule', en: 'no money moves' };
  for (const [language, mark] of Object.entries(marks)) {
    const { url } = await openCheckout(language);
    const { body, headers } = await new SandboxVisitor(server).open(url);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain('TEST');
    expect(body).toContain(mark);
    expect(body).not.toMatch(/<script|src=|<link|onclick/i);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  }
});

test('the portal names the price in the currency that is paid, in any language', async () => {
  const prices = {
    fr: { fr: '9,00\u00a0€', en: '€9.00' },
    en: { fr: '9,00\u00a0$US', en: '$9.00' },
  };
  for (const paid of ['fr', 'en'] as const) {
    const { url, token } = await openCheckout(paid);
    await new SandboxVisitor(server).press(url, 'pay');
    for (const language of ['fr', 'en'] as const) {
      const body = { return_url: HOME, language };
      const opened = await server.call('POST', '/stripe/create-portal-session', { token, body });
      const page = await new SandboxVisitor(server).open(opened.body.portal_url);
      expect(page.body).toContain(prices[paid][language]);
    }
  }
});

test('the key of an address is for one browser, and leaves the address', async () => {
  const { url } = await openCheckout();
  const { pathname, search } = new URL(url);
  expect(search.length).toBeGreaterThan(30);
  const first = await server.app.inject({ method: 'GET', url: pathname + search });
  expect(first).toMatchObject({ statusCode: 303, headers: { location: pathname } });
  const cookie = String(first.headers['set-cookie']);
  for (const wanted of ['HttpOnly', 'SameSite=Strict', 'Path=/sandbox']) {
    expect(cookie).toContain(wanted);
  }
  const owner = { cookie: cookie.split(';')[0] ?? '' };
  const seen = await server.app.inject({ method: 'GET', url: pathname, headers: owner });
  expect(seen.statusCode).toBe(200);
  for (const other of [pathname, pathname + search]) {
    const stranger = await new SandboxVisitor(server).open(other);
    expect(stranger.statusCode).toBe(403);
    expect(stranger.body).not.toContain('name="token"');
  }
});

test('nobody pays who does not hold the page, and no other site makes its owner pay', async () => {
  const { url, isPremium } = await openCheckout();
  const owner = new SandboxVisitor(server);
  const page = await owner.open(url);
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  const stranger = await new SandboxVisitor(server).post(url, { token, action: 'pay' });
  expect(stranger.statusCode).toBe(403);
  const forged = await owner.post(url, { token: 'x'.repeat(token.length), action: 'pay' });
  expect(forged.statusCode).toBe(403);
  expect((await owner.post(url, { action: 'pay' })).statusCode).toBe(403);
  expect(await isPremium()).toBe(false);
  const other = await openCheckout();
  await owner.open(other.url);
  expect((await owner.post(other.url, { token, action: 'pay' })).statusCode).toBe(403);
  expect((await owner.post(url, { token, action: 'pay' })).headers.location).toBe(BACK.success_url);
  expect(await isPremium()).toBe(true);
});

test('a page that was paid, has expired or never was says so', async () => {
  const paid = await openCheckout();
  const visitor = new SandboxVisitor(server);
  await visitor.press(paid.url, 'pay');
  expect((await visitor.open(paid.url)).body).toContain('déjà payé');
  const old = await openCheckout('en');
  await visitor.open(old.url);
  server.clock.pass(25 * 60 * 60 * 1000);
  expect((await visitor.open(old.url)).body).toContain('expired');
  expect((await visitor.press(old.url, 'pay')).body).toContain('expired');
  const unknown = await visitor.open(`${HOME}/sandbox/checkout/cs_sandbox_unknown`);
  expect(unknown.statusCode).toBe(404);
});

test('a declined card is said on the page, and can be followed by one that works', async () => {
  const { url, isPremium } = await openCheckout();
  const visitor = new SandboxVisitor(server);
  const declined = await visitor.press(url, 'decline');
  const page = await visitor.open(`${HOME}${declined.headers.location}`);
  expect(page.body).toMatch(/role="alert"[^>]*>La carte a été refusée/);
  expect(await isPremium()).toBe(false);
  await visitor.press(url, 'pay');
  expect(await isPremium()).toBe(true);
});

describe('a visitor who buys a gift card', () => {
  async function giftCheckout() {
    const path = '/stripe/create-gift-card-checkout-session';
    const { body } = await server.call('POST', path, { body: { language: 'en' } });
    return body.url as string;
  }

  test.each(['', 'nobody', 'a@b', 'a b@example.org', 'x@example.org\r\nBcc: y@example.org'])(
    'is asked again for an address like %j',
    async (email) => {
      const url = await giftCheckout();
      const refused = await new SandboxVisitor(server).press(url, 'pay', { email });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('aria-invalid="true"');
    },
  );

  test('is led to a page that knows the purchase', async () => {
    const url = await giftCheckout();
    const paid = await new SandboxVisitor(server).press(url, 'pay', { email: 'gran@example.org' });
    const { pathname } = new URL(url);
    expect(paid.headers.location).toContain(`purchase=${pathname.split('/').at(-1)}`);
  });
});

test('where Stripe takes the payments there is no sandbox', async () => {
  const provider = await StripeProvider.start();
  const real = await buildTestApp(provider.config);
  try {
    for (const page of ['/sandbox/checkout/x', '/sandbox/portal/x']) {
      for (const method of ['GET', 'POST'] as const) {
        expect((await real.app.inject({ method, url: page })).statusCode).toBe(404);
      }
    }
  } finally {
    await real.close();
    await provider.close();
  }
});
