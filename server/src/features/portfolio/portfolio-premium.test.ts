import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember, type MemberOptions } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import type { Jobs } from '../../services/jobs.ts';
import { localMailer } from '../../services/local-mailer.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { listMails } from '../mails/mails.queries.ts';
import { deliverPortfolioMail, queuePortfolioMails } from './portfolio-mail.job.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const HANDLES = ['blue-fox', 'red-otter', 'gray-owl', 'big-whale', 'wild-yak', 'quick-hare'];

/** Creates a member with an open portfolio. */
async function createOpen(options: MemberOptions) {
  const handle = HANDLES.pop() ?? 'none-left';
  const { user, session } = await createMember(server, { name: 'Jo', ...options });
  /** Calls as the member, with a new token: tokens last a quarter of an hour. */
  const call: TestApp['call'] = (method, path, sent) =>
    server.call(method, path, { ...sent, token: server.app.session.sign(session.id) });
  const body = { handle, color: 'red', line: '', project_ids: [], certificate_ids: [] };
  await call('PUT', '/portfolio', { body });
  await call('PUT', '/portfolio/visibility', { body: { is_open: true } });
  const status = async () => (await server.call('GET', `/portfolios/${handle}`)).status;
  const own = async () => (await call('GET', '/portfolio')).body.portfolio;
  return { handle, user, call, status, own };
}

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY);

/** Queues the mails that are due now, and returns their receivers. */
async function sweep(): Promise<{ user_id: string; closes_at: string }[]> {
  const queued: { user_id: string; closes_at: string }[] = [];
  const enqueueAll = async (_: unknown, __: unknown, all: never[]) => void queued.push(...all);
  const jobs = { enqueueAll };
  const { database, clock } = server;
  const deps = { db: database.db, clock: clock.now, jobs: jobs as unknown as Jobs };
  await queuePortfolioMails(deps);
  return queued;
}

const deliver = (job: { user_id: string; closes_at: string }) => {
  const { database, clock, config, app } = server;
  const mailer = localMailer(database.db, clock.now);
  const { publicUrl, contactEmail } = config;
  const sending = { mailer, publicUrl, contactEmail, log: app.log };
  const deps = { db: database.db, clock: clock.now, ...sending };
  return deliverPortfolioMail(deps, job);
};

describe('when premium ends', () => {
  test('a portfolio stays open for 30 days, closes by itself, and opens again as it was', async () => {
    const end = inDays(1);
    const { status, own, call, user } = await createOpen({ giftUntil: end });
    expect(await own()).toMatchObject({ is_visible: true, closes_at: null });
    server.clock.pass(2 * DAY);
    expect(await status()).toBe(200);
    const closes_at = new Date(end.getTime() + 30 * DAY).toISOString();
    expect(await own()).toMatchObject({ is_visible: true, is_open: true, closes_at });
    const body = { is_open: true };
    expect((await call('PUT', '/portfolio/visibility', { body })).status).toBe(403);
    server.clock.pass(30 * DAY);
    expect(await status()).toBe(404);
    expect(await own()).toMatchObject({ is_visible: false, is_open: true, closes_at });
    const again = { premium_until: inDays(10) };
    await server.database.db.update(users).set(again).where(eq(users.id, user.id));
    expect(await status()).toBe(200);
  });

  test('it can be closed and deleted without premium', async () => {
    const { status, call } = await createOpen({ giftUntil: inDays(1) });
    server.clock.pass(2 * DAY);
    const body = { is_open: false };
    expect((await call('PUT', '/portfolio/visibility', { body })).status).toBe(200);
    expect(await status()).toBe(404);
    expect((await call('DELETE', '/portfolio')).status).toBe(200);
  });

  test('also where an administrator takes premium back', async () => {
    const { status, user, own } = await createOpen({ premium: true });
    const admin = await createMember(server, { role: 'admin' });
    const path = `/admin/users/${user.id}`;
    const { revision } = (await server.call('GET', path, { token: admin.token })).body;
    const body = { revision, is_premium: false };
    await server.call('PUT', path, { token: admin.token, body });
    expect(await status()).toBe(200);
    expect((await own()).closes_at).toEqual(expect.any(String));
    server.clock.pass(31 * DAY);
    expect(await status()).toBe(404);
  });
});

describe('the mail about it', () => {
  test('is queued once for each end of premium, in the member’s language', async () => {
    const email = 'fox@example.org';
    const options: MemberOptions = { giftUntil: inDays(1), language: 'fr', email };
    await sweep();
    const { user, handle } = await createOpen(options);
    expect(await sweep()).toEqual([]);
    server.clock.pass(2 * DAY);
    const queued = await sweep();
    expect(queued).toEqual([{ user_id: user.id, closes_at: expect.any(String) }]);
    expect(await sweep()).toEqual([]);
    const [job] = queued;
    if (job) await deliver(job);
    const [mail] = await mailsTo(server, email, 1);
    expect(mail?.subject).toMatch(/Ton portfolio reste visible jusqu’au \d+ \S+ \d{4}/);
    expect(mail?.text).toContain('/portfolio');
    expect(mail?.text).not.toContain(handle);
    const again = { gift_until: inDays(1) };
    await server.database.db.update(users).set(again).where(eq(users.id, user.id));
    if (job) await deliver(job);
    const mails = await listMails(server.database.db);
    expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    server.clock.pass(2 * DAY);
    expect(await sweep()).toHaveLength(1);
  });
});

test('a deleted account frees its handle after 90 days', async () => {
  const passwordHash = await hashPassword('blue kettle 42');
  const { handle, call, status } = await createOpen({ premium: true, passwordHash });
  const body = { password: 'blue kettle 42' };
  expect((await call('DELETE', '/user', { body })).status).toBe(200);
  expect(await status()).toBe(404);
  const { session } = await createMember(server, { premium: true, name: 'Sam' });
  const wanted = { handle, color: 'red', line: '', project_ids: [], certificate_ids: [] };
  const claim = async () => {
    const token = server.app.session.sign(session.id);
    return (await server.call('PUT', '/portfolio', { token, body: wanted })).status;
  };
  expect(await claim()).toBe(409);
  server.clock.pass(91 * DAY);
  expect(await claim()).toBe(200);
});
