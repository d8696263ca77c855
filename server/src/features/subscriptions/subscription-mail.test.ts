import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, FREQUENT, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { deliverTo } from '../../../test/payment-provider.ts';
import { closedPort, startSmtp, type TestSmtp } from '../../../test/smtp-server.ts';
import { StripeProvider } from '../../../test/stripe-provider.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/connect.ts';

const HOME = 'http://localhost:3000';

let provider: StripeProvider;
let database: Database;
let smtp: TestSmtp | undefined;
let server: TestApp | undefined;

beforeEach(async () => {
  provider = await StripeProvider.start();
  database = await openTestDatabase();
});
afterEach(async () => {
  await server?.app.close();
  await smtp?.close();
  await provider.close();
  await database.close();
  server = undefined;
  smtp = undefined;
});

async function start(port: number): Promise<TestApp> {
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  server = await buildTestApp({ ...provider.config, smtpUrl }, { database, jobPace: FREQUENT });
  provider.attach(server);
  return server;
}

async function subscribe(on: TestApp, language: 'fr' | 'en', payingIn = language) {
  const member = await createMember(on, { language, name: 'Zoé' });
  const body = { success_url: `${HOME}/dashboard`, cancel_url: HOME, language: payingIn };
  const { token } = member;
  const opened = await on.call('POST', '/stripe/create-checkout-session', { token, body });
  await provider.pay(opened.body.checkout_url);
  const customer = [...provider.stripe.account.customers.keys()].at(-1) ?? '';
  return { ...member, customer };
}

async function mailsAfter(count: number) {
  await vi.waitFor(() => expect(smtp?.mails).toHaveLength(count));
  return smtp?.mails ?? [];
}

const SUBJECTS = {
  fr: [
    'Bienvenue dans Premium\u00a0!',
    'Ton paiement Premium n’est pas passé',
    'Ton abonnement Premium est résilié',
    'Ton abonnement Premium est terminé',
  ],
  en: [
    'Welcome to Premium!',
    'Your Premium payment didn’t go through',
    'Your Premium subscription is cancelled',
    'Your Premium subscription has ended',
  ],
};

test.each(['fr', 'en'] as const)(
  'a mail server gets every mail in %s, as text and HTML',
  async (language) => {
    smtp = await startSmtp();
    const running = await start(smtp.port);
    const { customer, user } = await subscribe(running, language);
    await mailsAfter(1);
    for (const [count, ...actions] of [
      [2, 'fail'],
      [3, 'renew', 'cancel'],
      [4, 'resume', 'expire'],
    ] as const) {
      // Stripe counts in seconds: two notices in one second would be one.
      running.clock.pass(2000);
      for (const action of actions) provider.stripe.account.act(customer, action);
      await provider.deliver();
      await mailsAfter(count);
    }
    const mails = await mailsAfter(4);
    expect(mails.map(({ subject }) => subject)).toEqual(SUBJECTS[language]);
    const year = String(running.clock.now().getFullYear()).slice(0, 2);
    for (const { to, html = '', text = '' } of mails) {
      expect(to?.[0]?.address).toBe(user.email);
      expect(html).toContain(`lang="${language}"`);
      expect(html).toContain('Zoé');
      expect(text, 'a day').toMatch(
        new RegExp(`(\\d{1,2}(er)? \\S+|\\w+ \\d{1,2},) ${year}\\d\\d`),
      );
      expect(text).toContain(`${HOME}/`);
      expect(text, 'no plain space before a high mark').not.toMatch(/ [?!:;»]/);
    }
    expect(mails[0]?.text).toMatch(language === 'fr' ? /majeure.*parent/ : /adult.*parent/);
  },
);

test('events are taken while the mail server is down, and their mails leave once it is back', async () => {
  const port = await closedPort();
  const first = await start(port);
  await subscribe(first, 'en');
  await first.app.close();
  smtp = await startSmtp({ port });
  const second = await start(port);
  expect(await mailsAfter(1)).toMatchObject([{ subject: 'Welcome to Premium!' }]);
  for (const { body } of await provider.sent()) {
    expect(await deliverTo(second, body, provider.sign(body))).toBe(200);
  }
  await subscribe(second, 'en');
  await mailsAfter(2);
});

/** The moments when a process may end: before the event is recorded, or right after. */
test.each(['during', 'after'])(
  'a process that ends %s an event leaves one effect and one mail',
  async (when) => {
    smtp = await startSmtp();
    const first = await start(smtp.port);
    provider.paused = true;
    const { token, user } = await subscribe(first, 'fr');
    const events = await provider.sent();
    const [event] = events;
    const body = event?.body ?? '';
    if (when === 'during') {
      // The transaction fails at its last statement, as it does when the process is killed.
      await database.db.execute('alter table subscription_notices rename to notices_gone');
      expect(await deliverTo(first, body, provider.sign(body))).toBe(500);
      await database.db.execute('alter table notices_gone rename to subscription_notices');
    } else {
      expect(await deliverTo(first, body, provider.sign(body))).toBe(200);
    }
    const premium = async (on: TestApp) =>
      (await on.call('GET', '/auth/me', { token })).body.is_premium;
    expect(await premium(first)).toBe(when === 'after');
    await first.app.close();
    const second = await start(smtp.port);
    for (const { body: again } of [...events, ...events]) {
      expect(await deliverTo(second, again, provider.sign(again))).toBe(200);
    }
    expect(await premium(second)).toBe(true);
    const { user: other } = await subscribe(second, 'fr');
    provider.paused = false;
    await provider.deliver();
    await vi.waitFor(() => {
      const to = smtp?.mails.map((mail) => mail.to?.[0]?.address);
      expect(to).toContain(other.email);
      expect(to).toContain(user.email);
    });
    const mine = smtp.mails.filter((mail) => mail.to?.[0]?.address === user.email);
    expect(mine).toHaveLength(1);
  },
);

test.each([
  ['fr', 'en', '9\u00a0$US'],
  ['en', 'fr', '€9'],
] as const)(
  'a mail in %s says what is paid by who subscribed in %s',
  async (language, paid, price) => {
    smtp = await startSmtp();
    const running = await start(smtp.port);
    await subscribe(running, language, paid);
    const [mail] = await mailsAfter(1);
    expect(mail?.text).toContain(price);
    expect(mail?.text).not.toContain({ fr: '9\u00a0€', en: '$9' }[language]);
  },
);
