import { TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { recovery_codes, second_factors } from './second-factor.table.ts';

const PASSWORD = 'correct horse';
const STEP = 30_000;
const QUARTER = 15 * 60 * 1000;

let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

const administrator = (more: { language?: 'fr' | 'en' } = {}) =>
  createMember(server, { passwordHash, role: 'admin', ...more });

function send(method: 'GET' | 'POST' | 'DELETE', token: string, path: string, body?: object) {
  return server.call(method, `/auth/second-factor${path}`, { token, body });
}

function logIn(email: string, code?: string) {
  return server.call('POST', '/auth/login', { body: { email, password: PASSWORD, code } });
}

/** Returns the code that the app of an administrator shows now. */
function codeOf(uri: string, later = 0): string {
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new Error(`${uri} is for no app`);
  return app.generate({ timestamp: server.clock.now().getTime() + later });
}

/** Creates an administrator with a second factor, after the time step of its first code. */
async function protectedAdmin(more: { language?: 'fr' | 'en' } = {}) {
  const admin = await administrator(more);
  const { body: begun } = await send('POST', admin.token, '', { password: PASSWORD });
  const confirmed = await send('POST', admin.token, '/confirm', { code: codeOf(begun.uri) });
  expect(confirmed.status).toBe(200);
  // The clock moves to the beginning of a step that is not the next one: real time continues during a test.
  server.clock.pass(3 * STEP - (server.clock.now().getTime() % STEP));
  const { secret, uri } = begun as { secret: string; uri: string };
  return { ...admin, secret, uri, codes: confirmed.body.recovery_codes as string[] };
}

const REQUIRED = { status: 401, body: { code: 'second_factor_required' } };
const WRONG = { status: 401, body: { code: 'second_factor_wrong' } };

test('counts once a code was confirmed; from then on the password alone opens nothing', async () => {
  const { user, token } = await administrator();
  expect((await send('POST', token, '', { password: 'not it' })).status).toBe(403);
  const begun = await send('POST', token, '', { password: PASSWORD });
  expect(begun.headers['cache-control']).toBe('no-store');
  expect(decodeURIComponent(begun.body.uri)).toContain(`Codivia:${user.email}`);
  expect(begun.body.uri).toContain(begun.body.secret);
  expect((await logIn(user.email)).status, 'not confirmed yet').toBe(200);
  expect(await send('POST', token, '/confirm', { code: '000000' })).toMatchObject({
    status: 400,
    body: { code: 'second_factor_wrong', detail: { fr: expect.any(String) } },
  });
  const confirmed = await send('POST', token, '/confirm', { code: codeOf(begun.body.uri) });
  expect(new Set(confirmed.body.recovery_codes).size).toBe(10);

  const answer = await logIn(user.email);
  expect(answer).toMatchObject(REQUIRED);
  expect(answer.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect(answer.headers['set-cookie'], 'no device is known by the password alone').toBeUndefined();
  expect(await send('GET', token, '')).toMatchObject({
    status: 200,
    body: { enabled_at: expect.any(String), recovery_codes_left: 10 },
  });
  expect((await send('POST', token, '', { password: PASSWORD })).status, 'no second one').toBe(409);
});

test('a code of the app opens a session, once; so does one of the step before', async () => {
  const { user, uri } = await protectedAdmin();
  expect(await logIn(user.email, '000 000')).toMatchObject(WRONG);
  const now = codeOf(uri);
  const before = codeOf(uri, -STEP);
  expect((await logIn(user.email, before)).status).toBe(200);
  const both = await Promise.all([logIn(user.email, now), logIn(user.email, now)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await logIn(user.email, before), 'a step that is over').toMatchObject(WRONG);
  expect(await logIn(user.email, codeOf(uri, -5 * STEP))).toMatchObject(WRONG);
});

test('each recovery code opens one session, however it is typed', async () => {
  const { user, token, codes } = await protectedAdmin();
  const [one = '', other = ''] = codes;
  const uses = await Promise.all([logIn(user.email, one), logIn(user.email, one)]);
  expect(uses.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await logIn(user.email, ` ${other.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(
    200,
  );
  expect((await send('GET', token, '')).body.recovery_codes_left).toBe(8);
  const { user: colleague } = await protectedAdmin();
  expect(await logIn(colleague.email, codes[2]), 'of somebody else').toMatchObject(WRONG);
});

test('five wrong codes, then even the right one has to wait; the password is looked at first', async () => {
  const { user, uri } = await protectedAdmin();
  const wrong = { email: user.email, password: 'not it', code: codeOf(uri) };
  expect(await server.call('POST', '/auth/login', { body: wrong })).toMatchObject({
    status: 401,
    body: { code: 'invalid_credentials' },
  });
  for (let count = 0; count < 5; count++) {
    expect(await logIn(user.email, '000000')).toMatchObject(WRONG);
  }
  expect((await logIn(user.email, codeOf(uri))).status).toBe(429);
  server.clock.pass(QUARTER);
  expect((await logIn(user.email, codeOf(uri))).status).toBe(200);
});

test('switching it off takes password and code', async () => {
  const { user, token, uri } = await protectedAdmin();
  const off = (body: object) => send('DELETE', token, '', body);
  expect((await off({ password: 'not it', code: codeOf(uri) })).status).toBe(403);
  expect((await off({ password: PASSWORD, code: '000000' })).status).toBe(400);
  expect(await logIn(user.email)).toMatchObject(REQUIRED);
  expect((await off({ password: PASSWORD, code: codeOf(uri) })).status).toBe(200);
  expect((await logIn(user.email)).status).toBe(200);
  expect((await off({ password: PASSWORD, code: codeOf(uri) })).status).toBe(409);
  const { body: log } = await server.call('GET', `/admin/audit?subject_id=${user.id}`, { token });
  expect(log).toMatchObject([
    { subject: 'user', changes: [{ field: 'second_factor', from: true, to: false }] },
    { subject: 'user', changes: [{ field: 'second_factor', from: false, to: true }] },
  ]);
});

test('who administers no longer needs none, and begins again as an administrator', async () => {
  const { user } = await protectedAdmin();
  const { token } = await administrator();
  const demote = { role: 'user', revision: user.revision };
  expect(
    (await server.call('PUT', `/admin/users/${user.id}`, { token, body: demote })).status,
  ).toBe(200);
  expect((await logIn(user.email)).status).toBe(200);
  const promote = { role: 'admin', revision: user.revision + 1 };
  await server.call('PUT', `/admin/users/${user.id}`, { token, body: promote });
  expect((await logIn(user.email)).status).toBe(200);
});

test('new recovery codes take password and code, and void the old ones', async () => {
  const { user, token, uri, codes } = await protectedAdmin();
  const renew = (body: object) => send('POST', token, '/recovery-codes', body);
  expect((await renew({ password: 'not it', code: codeOf(uri) })).status).toBe(403);
  expect((await renew({ password: PASSWORD, code: '000000' })).status).toBe(400);
  const renewed = await renew({ password: PASSWORD, code: codeOf(uri) });
  expect(renewed).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  const fresh = renewed.body.recovery_codes as string[];
  expect(new Set([...fresh, ...codes]).size).toBe(20);
  expect(await logIn(user.email, codes[0])).toMatchObject(WRONG);
  expect((await logIn(user.email, fresh[0])).status).toBe(200);
  const { body: log } = await server.call('GET', `/admin/audit?subject_id=${user.id}`, { token });
  expect(log[0]).toMatchObject({ subject: 'user', changes: [{ field: 'recovery_codes' }] });
  expect(JSON.stringify(log)).not.toContain(fresh[1]);
  const { token: other } = await administrator();
  const without = await send('POST', other, '/recovery-codes', {
    password: PASSWORD,
    code: '000000',
  });
  expect(without).toMatchObject({ status: 409, body: { code: 'second_factor_off' } });
});

test.each([
  [
    'fr',
    [
      'La double authentification est désactivée',
      'Tes codes de secours ont été remplacés',
      'La double authentification est activée',
    ],
    /le \S+ \S+ \d{4}\S* .*\d+:\d\d \(heure de Paris\)/,
  ],
  [
    'en',
    [
      'Two-factor authentication is off',
      'Your recovery codes were replaced',
      'Two-factor authentication is on',
    ],
    /on \S+ \d+, \d{4}, \d+:\d\d.[AP]M \(UTC\)/,
  ],
] as const)(
  'each change is told by mail, in the language of the account: %s',
  async (language, subjects, when) => {
    const { user, token, uri, codes } = await protectedAdmin({ language });
    const proof = { password: PASSWORD, code: codeOf(uri) };
    await send('DELETE', token, '', { ...proof, code: '000000' });
    await mailsTo(server, user.email, 1);
    expect((await send('POST', token, '/recovery-codes', proof)).status).toBe(200);
    await mailsTo(server, user.email, 2);
    server.clock.pass(STEP);
    await send('DELETE', token, '', { ...proof, code: codeOf(uri) });
    const mails = await mailsTo(server, user.email, 3);
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
    for (const { text } of mails) {
      expect(text).toMatch(when);
      expect(text).toContain(`${server.config.publicUrl}/forgot-password`);
      expect(text).toContain(server.config.contactEmail);
      for (const code of codes) expect(text).not.toContain(code);
    }
  },
);

test('whoever loses it with the role is told too; one that never counted is no loss', async () => {
  const { user } = await protectedAdmin();
  const { user: unconfirmed, token: theirs } = await administrator();
  await send('POST', theirs, '', { password: PASSWORD });
  const { token } = await administrator();
  for (const { id, revision } of [unconfirmed, user]) {
    const body = { role: 'user', revision };
    expect((await server.call('PUT', `/admin/users/${id}`, { token, body })).status).toBe(200);
  }
  expect(await nextMail(server, user.email, 2)).toMatchObject({
    subject: 'Two-factor authentication is off',
  });
  expect(await mailsTo(server, unconfirmed.email, 0)).toEqual([]);
});

test('neither table nor export holds the secret or a recovery code', async () => {
  const { db } = server.database;
  const { token, secret, codes } = await protectedAdmin();
  const rows = [await db.select().from(second_factors), await db.select().from(recovery_codes)];
  const { body } = await server.call('GET', '/user/data', { token });
  const text = JSON.stringify([rows, body]);
  for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
    expect(text).not.toContain(hidden);
  }
  expect(JSON.stringify(body)).not.toContain('sealed');
});

test('mentors have one too, and lose it with the capability; other members have none', async () => {
  const { token, user } = await createMember(server, { passwordHash });
  for (const answer of [
    await send('GET', token, ''),
    await send('POST', token, '', { password: PASSWORD }),
    await send('POST', token, '/confirm', { code: '123456' }),
    await send('POST', token, '/recovery-codes', { password: PASSWORD, code: '123456' }),
    await send('DELETE', token, '', { password: PASSWORD, code: '123456' }),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([403, 'second_factor_not_offered']);
  }
  const { token: admin } = await administrator();
  const setMentor = (mentor: boolean) =>
    server.call('PUT', `/admin/users/${user.id}/mentor`, { token: admin, body: { mentor } });
  await setMentor(true);
  const begun = await send('POST', token, '', { password: PASSWORD });
  await send('POST', token, '/confirm', { code: codeOf(begun.body.uri) });
  expect(await logIn(user.email)).toMatchObject(REQUIRED);
  await setMentor(false);
  expect((await logIn(user.email)).status).toBe(200);
  expect((await nextMail(server, user.email, 2)).text).toContain('no longer');
});
