import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { hashPassword } from './passwords.service.ts';
import { insertSession } from './sessions.queries.ts';
import { findUser, findUserByEmail } from './users.queries.ts';

const PASSWORD = 'blue kettle 42';
const HOUR = 60 * 60 * 1000;

let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Confirms with the password of the account, as on another device than the one that registered. */
function verify(token: string, proof: object = { password: PASSWORD }, cookies = '') {
  const headers = cookies ? { cookie: cookies } : {};
  return server.call('POST', '/auth/verify', { body: { token, ...proof }, headers });
}

const logIn = (email: string, password: string) =>
  server.call('POST', '/auth/login', { body: { email, password } });

const me = async (token: string) => (await server.call('GET', '/auth/me', { token })).status;

/** Registers a user in a browser; returns its cookie, and the token of the mail. */
async function registered(email: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { email, password: PASSWORD, name: 'Ada' },
  });
  const [device] = answer.cookies;
  const token = tokenOf(await nextMail(server, email));
  return { token, cookie: `${device?.name}=${device?.value}` };
}

function resend(email: string, lang?: 'fr' | 'en') {
  return server.call('POST', '/auth/resend-verification', { body: { email, lang } });
}

async function isVerified(id: string): Promise<boolean> {
  return (await findUser(server.database.db, id))?.verified_at !== null;
}

/** Creates a user who has not confirmed their address, with the token of their mail. */
async function newcomer() {
  const { user } = await createMember(server, { verified: false, passwordHash });
  await resend(user.email);
  return { user, token: tokenOf(await nextMail(server, user.email)) };
}

test('the device that registered is signed in by its link alone', async () => {
  const { token, cookie } = await registered('own-device@example.org');
  const { status, body } = await verify(token, {}, cookie);
  expect(status).toBe(200);
  expect(await me(body.access_token)).toBe(200);
  expect((await logIn('own-device@example.org', PASSWORD)).status).toBe(200);
  expect((await verify(token, {}, cookie)).body).not.toHaveProperty('access_token');
});

test('elsewhere a link asks for the password, and stays good until it is right', async () => {
  const { token } = await registered('elsewhere@example.org');
  const other = (await registered('another@example.org')).cookie;
  for (const cookie of ['', other]) {
    expect(await verify(token, {}, cookie)).toMatchObject({
      status: 422,
      body: { code: 'password_needed', detail: { fr: expect.any(String) } },
    });
  }
  expect((await verify(token, { password: 'wrong' })).status).toBe(403);
  expect((await verify(token, { new_password: 'password' })).status).toBe(400);
  const { status, body } = await verify(token, { password: PASSWORD });
  expect(status).toBe(200);
  expect(await me(body.access_token)).toBe(200);
});

test('who registered the address of somebody else keeps nothing of the account', async () => {
  const { token } = await registered('victim@example.org');
  const { id } = (await findUserByEmail(server.database.db, 'victim@example.org')) ?? { id: '' };
  const session = await insertSession(server.database.db, { user_id: id }, server.clock.now());
  const before = server.app.session.sign(session);
  const { status, body } = await verify(token, { new_password: 'green lantern 7' });
  expect(status).toBe(200);
  expect(await me(before)).toBe(401);
  expect(await me(body.access_token)).toBe(200);
  expect((await logIn('victim@example.org', PASSWORD)).status).toBe(401);
  expect((await logIn('victim@example.org', 'green lantern 7')).status).toBe(200);
});

test('a link works once, and is kind to those who follow it again', async () => {
  const { user, token } = await newcomer();
  const first = await verify(token);
  expect(first).toMatchObject({
    status: 200,
    body: { message: { fr: expect.stringContaining('est confirmée') } },
  });
  expect(await isVerified(user.id)).toBe(true);
  server.clock.pass(25 * HOUR);
  expect(await verify(token)).toMatchObject({
    status: 200,
    body: { message: { fr: expect.stringContaining('déjà confirmée') } },
  });
});

test('of fifty uses at once one confirms', async () => {
  const { user, token } = await newcomer();
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const already = answers.filter(({ body }) => body.message.en.includes('already'));
  expect(already).toHaveLength(49);
  expect(await isVerified(user.id)).toBe(true);
});

test('a link works for twenty-four hours', async () => {
  const { user, token } = await newcomer();
  const { user: other, token: late } = await newcomer();
  server.clock.pass(24 * HOUR - 60_000);
  expect((await verify(token)).status).toBe(200);
  server.clock.pass(60_000);
  expect(await verify(late)).toMatchObject({
    status: 400,
    body: { code: 'invalid_verification_link', detail: { fr: expect.any(String) } },
  });
  expect(await isVerified(user.id)).toBe(true);
  expect(await isVerified(other.id)).toBe(false);
});

test('neither a made-up token nor one of a reset mail confirms an address', async () => {
  const { user } = await createMember(server, { verified: false });
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
  const reset = tokenOf(await nextMail(server, user.email));
  for (const token of ['made-up', reset]) expect((await verify(token)).status).toBe(400);
  expect(await isVerified(user.id)).toBe(false);
});

test('asking again answers everyone alike, and writes to those who wait', async () => {
  const { user: waiting } = await createMember(server, { verified: false });
  const { user: confirmed } = await createMember(server);
  const answers = [
    await resend(confirmed.email),
    await resend('nobody@example.org'),
    await resend(waiting.email.toUpperCase(), 'fr'),
  ];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect((await nextMail(server, waiting.email)).subject).toBe('Confirme ton adresse e-mail');
  await expect(mailsTo(server, confirmed.email, 0)).resolves.toHaveLength(0);
});

test('three mails an hour and address; the fourth request is answered alike', async () => {
  const { user } = await createMember(server, { verified: false });
  const answers = [];
  for (let count = 0; count < 5; count++) answers.push(await resend(user.email));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
  const { user: later } = await newcomer();
  expect(await mailsTo(server, user.email, 3)).toHaveLength(3);
  server.clock.pass(HOUR);
  await resend(user.email);
  expect(await mailsTo(server, user.email, 4)).toHaveLength(4);
  expect(await mailsTo(server, later.email, 1)).toHaveLength(1);
});

test('every link that was sent works until one was used', async () => {
  const { user, token } = await newcomer();
  await resend(user.email);
  const second = tokenOf(await nextMail(server, user.email, 2));
  expect(second).not.toBe(token);
  expect((await verify(token)).status).toBe(200);
  expect((await verify(second)).status).toBe(200);
});

test('sixty requests for mails an hour come from one network', async () => {
  const from = '192.0.2.60';
  const ask = (path: string, count: number) =>
    server.call('POST', path, { body: { email: `asked-${count}@example.org` }, from });
  const answers = await Promise.all(
    Array.from({ length: 61 }, (_, count) =>
      ask(count % 2 === 0 ? '/auth/forgot-password' : '/auth/resend-verification', count),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
