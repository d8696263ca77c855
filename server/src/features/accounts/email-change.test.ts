import { eq } from 'drizzle-orm';
import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { createJobs } from '../../services/jobs.ts';
import { users } from './accounts.table.ts';
import { hashPassword } from './passwords.service.ts';
import { purgeOld } from './purge.job.ts';

const PASSWORD = 'a wise old owl';
const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let passwordHash: string;
let count = 0;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

/** Creates a member with a password, and the address that they want. */
async function moving(options: Parameters<typeof createMember>[1] = {}) {
  const member = await createMember(server, { passwordHash, ...options });
  return { ...member, wanted: `moved-${++count}@example.org` };
}

const ask = (token: string, email: string, more: object = {}) =>
  server.call('POST', '/user/email', { token, body: { email, password: PASSWORD, ...more } });
const follow = (token: string) => server.call('POST', '/auth/verify', { body: { token } });
const logIn = (email: string, password = PASSWORD) =>
  server.call('POST', '/auth/login', { body: { email, password } });
const me = (token: string) => server.call('GET', '/auth/me', { token });

/** Adds a second factor to an account, and returns a code of it. */
async function protect(token: string) {
  const { body } = await server.call('POST', '/auth/second-factor', {
    token,
    body: { password: PASSWORD },
  });
  const app = URI.parse(body.uri);
  if (!(app instanceof TOTP)) throw new Error(`${body.uri} is for no app`);
  const code = () => app.generate({ timestamp: server.clock.now().getTime() });
  const confirmed = await server.call('POST', '/auth/second-factor/confirm', {
    token,
    body: { code: code() },
  });
  expect(confirmed.status).toBe(200);
  return confirmed.body.recovery_codes as string[];
}

describe('another address', () => {
  test('is told to the present one, confirmed by the new one, and ends all sessions', async () => {
    const { user, token, wanted } = await moving();
    expect((await ask(token, wanted)).status).toBe(200);
    expect((await nextMail(server, user.email)).subject).toBe('Another address for your account?');
    expect((await me(token)).body.email, 'until it is confirmed').toBe(user.email);
    const link = tokenOf(await nextMail(server, wanted));

    expect(await follow(link)).toMatchObject({ status: 200, body: { message: expect.anything() } });
    expect((await me(token)).status).toBe(401);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await logIn(wanted)).status).toBe(200);
    const [notice] = await mailsTo(server, user.email, 2);
    expect(notice?.subject).toBe('Your account’s address was changed');
    expect((await follow(link)).status, 'once').toBe(400);
  });

  test('takes the password, and is nobody else’s, nor the present one', async () => {
    const { user, token, wanted } = await moving();
    const wrong = await ask(token, wanted, { password: 'something else' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    const same = await ask(token, user.email.toUpperCase());
    expect([same.status, same.body.code]).toEqual([409, 'same_email']);
    const { user: other } = await createMember(server);
    expect((await ask(token, other.email)).body.code).toBe('email_taken');
    expect((await ask(token, 'nobody')).status).toBe(400);
  });

  test('that somebody else has taken meanwhile is refused', async () => {
    const { user, token, wanted } = await moving();
    await ask(token, wanted);
    const link = tokenOf(await nextMail(server, wanted));
    await createMember(server, { email: wanted.toUpperCase() });
    const refused = await follow(link);
    expect([refused.status, refused.body.code]).toEqual([409, 'email_taken']);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('is given up by a later one, and by a new password', async () => {
    const { token, wanted, user } = await moving();
    await ask(token, `first-${wanted}`);
    const first = tokenOf(await nextMail(server, `first-${wanted}`));
    await ask(token, wanted);
    const second = tokenOf(await nextMail(server, wanted));
    expect((await follow(first)).status).toBe(400);
    await server.call('PUT', '/auth/me', {
      token,
      body: { password: 'another wise owl', current_password: PASSWORD },
    });
    expect((await follow(second)).status).toBe(400);
    expect((await logIn(user.email, 'another wise owl')).status).toBe(200);
  });
});

describe('an address that an administrator changes', () => {
  test('is told to the former one and confirmed by the new one, and ends all sessions', async () => {
    const { user, token, wanted } = await moving();
    const { token: admin } = await createMember(server, { role: 'admin' });
    const saved = await server.call('PUT', `/admin/users/${user.id}`, {
      token: admin,
      body: { revision: 1, email: wanted, is_verified: true },
    });
    expect(saved.body).toMatchObject({ email: wanted, is_verified: false });
    expect((await me(token)).status).toBe(401);
    expect((await logIn(wanted)).body.code).toBe('email_not_verified');
    expect((await nextMail(server, user.email)).subject).toContain('was changed');
    const link = tokenOf(await nextMail(server, wanted));
    const confirmed = await server.call('POST', '/auth/verify', {
      body: { token: link, password: PASSWORD },
    });
    expect([confirmed.status, confirmed.body.user?.email]).toEqual([200, wanted]);
  });

  test('is not purged with what was learned while it waits', async () => {
    const { user, wanted } = await moving();
    const { db } = server.database;
    const old = new Date(server.clock.now().getTime() - 60 * DAY);
    await db.update(users).set({ created_at: old }).where(eq(users.id, user.id));
    const { token } = await createMember(server, { role: 'admin' });
    await server.call('PUT', `/admin/users/${user.id}`, {
      token,
      body: { revision: 1, email: wanted },
    });
    await purgeOld({
      db,
      clock: server.clock.now,
      jobs: createJobs(server.database, server.app.log),
    });
    const left = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id));
    expect(left).toHaveLength(1);
  });
});

test('an administrator mails a link to choose a new password, and that is written down', async () => {
  const { user } = await moving();
  const { token } = await createMember(server, { role: 'admin' });
  const send = () => server.call('POST', `/admin/users/${user.id}/reset-link`, { token });
  expect((await send()).status).toBe(200);
  const link = tokenOf(await nextMail(server, user.email));
  const set = await server.call('POST', '/auth/reset-password', {
    body: { token: link, new_password: 'a young owl' },
  });
  expect(set.status).toBe(200);
  const log = await server.call('GET', `/admin/audit?subject=user&subject_id=${user.id}`, {
    token,
  });
  expect(log.body[0].changes).toEqual([{ field: 'reset_link' }]);
  for (const _ of [1, 2]) await send();
  expect((await send()).status).toBe(429);
});

test('with a second factor, another password or address always takes a code', async () => {
  const { user, token, wanted } = await moving({ role: 'admin' });
  const [first, second, third] = await protect(token);
  const change = (code?: string) =>
    server.call('PUT', '/auth/me', { token, body: { password: 'a young owl', code } });
  const missing = await change();
  expect([missing.status, missing.body.code]).toEqual([403, 'second_factor_required']);
  const wrong = await change('000000');
  expect([wrong.status, wrong.body.code]).toEqual([400, 'second_factor_wrong']);
  expect((await ask(token, wanted)).body.code).toBe('second_factor_required');
  expect((await ask(token, wanted, { code: first })).status).toBe(200);

  await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
  // Two mails are on their way, and either may arrive first.
  const mails = await mailsTo(server, user.email, 3);
  const reminder = mails.find(({ text }) => text.includes('/reset-password?token='));
  const link = tokenOf(reminder ?? { text: '' });
  const reset = (code?: string) =>
    server.call('POST', '/auth/reset-password', {
      body: { token: link, new_password: 'a young owl', code },
    });
  expect((await reset()).body.code).toBe('second_factor_required');
  expect((await reset(second)).status).toBe(200);
  expect((await reset(third)).status).toBe(400);
});
