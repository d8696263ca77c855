import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaller, createToken } from '../../../test/api-tokens.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember, type MemberOptions } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import type { SubscriptionAction } from '../../../test/payment-provider.ts';
import { SandboxProvider } from '../../../test/sandbox-provider.ts';
import type { Jobs } from '../../services/jobs.ts';
import { localMailer } from '../../services/local-mailer.ts';
import { type ApiAccessEndMail, deliverApiAccessEndMail } from './api-token-mail.job.ts';
import { api_tokens } from './api-tokens.table.ts';
import { sweepTokens } from './premium-end.service.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOME = 'http://localhost:3000';
const BACK = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/` };

let server: TestApp;
const provider = new SandboxProvider();
beforeAll(async () => {
  server = await buildTestApp();
  provider.attach(server);
});
afterAll(() => server.close());

type Caller = Awaited<ReturnType<typeof createCaller>>;

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY);
const create = (options: MemberOptions) =>
  createCaller(server, undefined, { premium: false, ...options });
const codeOf = async (token: string) => (await server.call('GET', '/v1/me', { token })).body.code;
/**
 * Returns the reasons why the tokens of a member were revoked, from the database: a request may make the server end
 * them.
 */
const endsOf = async ({ user }: Pick<Caller, 'user'>) => {
  const mine = eq(api_tokens.user_id, user.id);
  const rows = await server.database.db.select().from(api_tokens).where(mine);
  return rows.map(({ revoked_by }) => revoked_by);
};
const redeem = async ({ again }: Caller) => {
  const { code } = await createGiftCard(server);
  return server.call('POST', '/gift-card/activate', { token: again(), body: { token: code } });
};

/** Runs the regular job, and returns the mails that it queued. */
async function sweep(): Promise<ApiAccessEndMail[]> {
  const queued: ApiAccessEndMail[] = [];
  const jobs = { enqueue: async (_: unknown, __: unknown, job: never) => void queued.push(job) };
  const { database, clock } = server;
  await sweepTokens({ db: database.db, clock: clock.now, jobs: jobs as unknown as Jobs });
  return queued;
}

async function deliver(mails: ApiAccessEndMail[]): Promise<void> {
  const { database, clock, config, app } = server;
  const mailer = localMailer(database.db, clock.now);
  const { publicUrl, contactEmail } = config;
  const sending = { mailer, publicUrl, contactEmail, log: app.log };
  const deps = { db: database.db, clock: clock.now, ...sending };
  for (const mail of mails) await deliverApiAccessEndMail(deps, mail);
}

/** Expects that a new token works, and the old one does not. */
async function expectStillRevoked(caller: Caller): Promise<void> {
  expect(await codeOf(caller.token)).toBe('premium_ended');
  const { token } = await createToken(server, caller.again());
  expect(await codeOf(token)).toBeUndefined();
  expect(await codeOf(caller.token)).toBe('premium_ended');
}

describe('a gift card that runs out', () => {
  test.each([
    ['fr', 'Ton accès à l’API a pris fin avec Premium', 'My script', 'crée de nouveaux jetons'],
    ['en', 'Your access to the API has ended with Premium', 'My script', 'make new tokens'],
  ] as const)('ends tokens for good, with one mail (%s)', async (language, subject, ...words) => {
    const caller = await create({ giftUntil: inDays(1), language });
    await sweep();
    expect(await endsOf(caller)).toEqual([null]);
    server.clock.pass(2 * DAY);
    expect(await codeOf(caller.token)).toBe('premium_ended');
    const mails = await sweep();
    expect(await endsOf(caller)).toEqual(['premium']);
    expect(await sweep()).toEqual([]);
    await deliver(mails);
    await deliver(mails);
    const arrivedMails = await mailsTo(server, caller.user.email, 2);
    const ended = arrivedMails.filter((mail) => mail.subject === subject);
    expect(ended).toHaveLength(1);
    for (const word of [...words, '/dashboard?tab=settings']) {
      expect(ended[0]?.text).toContain(word);
    }
    expect((await redeem(caller)).status).toBe(200);
    await expectStillRevoked(caller);
  });

  test('ends them also where another is activated before anything has noticed', async () => {
    const caller = await create({ giftUntil: inDays(1) });
    server.clock.pass(2 * DAY);
    expect(await endsOf(caller)).toEqual([null]);
    expect((await redeem(caller)).status).toBe(200);
    expect(await endsOf(caller)).toEqual(['premium']);
    await expectStillRevoked(caller);
  });

  test('leaves them alone where another one follows in time', async () => {
    const caller = await create({ giftUntil: inDays(1) });
    expect((await redeem(caller)).status).toBe(200);
    server.clock.pass(2 * DAY);
    await sweep();
    expect(await codeOf(caller.token)).toBeUndefined();
  });

  test('is seen in the settings at once, with expired tokens as they were', async () => {
    const caller = await create({ giftUntil: inDays(8) });
    const days = await createToken(server, caller.session, ['profile:read'], 7);
    server.clock.pass(9 * DAY);
    const { body } = await server.call('GET', '/user/api-tokens', { token: caller.again() });
    expect(body).toMatchObject([
      { id: days.id, revoked_by: null, revoked_at: null },
      { id: caller.token_id, revoked_by: 'premium', revoked_at: expect.any(String) },
    ]);
    await mailsTo(server, caller.user.email, 3);
  });
});

describe('a subscription', () => {
  async function subscriber() {
    const { user, session } = await createMember(server);
    const again = () => server.app.session.sign(session.id);
    const path = '/stripe/create-checkout-session';
    const { body } = await server.call('POST', path, { token: again(), body: BACK });
    await provider.pay(body.checkout_url);
    const { token, id: token_id } = await createToken(server, again());
    const caller: Caller = { user, session: again(), token, token_id, again };
    const act = async (action: SubscriptionAction) => {
      const portal = await server.call('POST', '/stripe/create-portal-session', {
        token: again(),
        body: { return_url: HOME },
      });
      await provider.act(portal.body.portal_url, action);
    };
    return { caller, act };
  }

  test('that ends by a notice of the provider ends tokens at once', async () => {
    const { caller, act } = await subscriber();
    await act('cancel');
    expect(await codeOf(caller.token)).toBeUndefined();
    await act('expire');
    expect(await endsOf(caller)).toEqual(['premium']);
    const { body } = await server.call('POST', '/stripe/create-checkout-session', {
      token: caller.again(),
      body: BACK,
    });
    await provider.pay(body.checkout_url);
    await expectStillRevoked(caller);
  });

  test('whose renewal is told late keeps them, since it never ended', async () => {
    const { caller, act } = await subscriber();
    server.clock.pass(7 * DAY + 60_000);
    await sweep();
    expect(await codeOf(caller.token)).toBe('premium_ended');
    await act('renew');
    expect(await codeOf(caller.token)).toBeUndefined();
  });

  test('about which nothing is heard any more ends them after three days', async () => {
    const { caller } = await subscriber();
    server.clock.pass(10 * DAY - 60_000);
    await sweep();
    expect(await endsOf(caller)).toEqual([null]);
    server.clock.pass(2 * 60_000);
    await sweep();
    expect(await endsOf(caller)).toEqual(['premium']);
  });

  test('that was cancelled ends them on its last day without a notice', async () => {
    const { caller, act } = await subscriber();
    await act('cancel');
    server.clock.pass(7 * DAY + 60_000);
    await sweep();
    expect(await endsOf(caller)).toEqual(['premium']);
  });

  test('whose payment failed keeps them until the days to pay are over', async () => {
    const { caller, act } = await subscriber();
    server.clock.pass(7 * DAY + 60_000);
    await act('fail');
    expect(await codeOf(caller.token)).toBeUndefined();
    server.clock.pass(3 * DAY + 60_000);
    await sweep();
    expect(await endsOf(caller)).toEqual(['premium']);
  });
});

describe('an administrator', () => {
  test.each([
    ['takes back Premium', { premium: true }, { is_premium: false }],
    ['takes back the role', { role: 'admin' }, { role: 'user' }],
    ['sets an end that has passed', { premiumUntil: 5 }, { subscription_end_date: '2026-01-01' }],
  ] as const)('who %s ends tokens at once', async (_what, given, change) => {
    const { premiumUntil, ...options } = { premiumUntil: undefined, ...given };
    const until = premiumUntil ? { premiumUntil: inDays(premiumUntil) } : {};
    const caller = await create({ ...options, ...until });
    const { token } = await createMember(server, { role: 'admin' });
    const path = `/admin/users/${caller.user.id}`;
    const edit = async (fields: object) => {
      const { revision } = (await server.call('GET', path, { token })).body;
      return server.call('PUT', path, { token, body: { revision, ...fields } });
    };
    expect((await edit({ bio: 'Hello.' })).status).toBe(200);
    expect(await endsOf(caller)).toEqual([null]);
    expect((await edit(change)).status).toBe(200);
    expect(await endsOf(caller)).toEqual(['premium']);
    expect((await edit({ is_premium: true })).status).toBe(200);
    await expectStillRevoked(caller);
    await mailsTo(server, caller.user.email, 2);
  });
});
