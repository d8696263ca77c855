import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { hashPassword } from './passwords.service.ts';

const MINUTE = 60 * 1000;

let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword('the old one');
});
afterAll(() => server.close());

function forgot(email: string, lang?: 'fr' | 'en') {
  return server.call('POST', '/auth/forgot-password', { body: { email, lang } });
}

function reset(token: string, new_password = 'the new one') {
  return server.call('POST', '/auth/reset-password', { body: { token, new_password } });
}

function logIn(email: string, password: string) {
  return server.call('POST', '/auth/login', { body: { email, password } });
}

async function forgetful(options: { verified?: boolean; language?: 'fr' | 'en' } = {}) {
  const member = await createMember(server, { passwordHash, ...options });
  await forgot(member.user.email);
  const mail = await nextMail(server, member.user.email);
  return { ...member, mail, reset_token: tokenOf(mail) };
}

test('sets a new password, ends every session, and lets in with the new one only', async () => {
  const { user, token, reset_token } = await forgetful();
  const { body: session } = await logIn(user.email, 'the old one');
  expect(await reset(reset_token)).toMatchObject({
    status: 200,
    body: { message: { fr: expect.any(String), en: expect.any(String) } },
  });
  expect((await server.call('GET', '/auth/me', { token })).status).toBe(401);
  const { refresh_token } = session;
  const refreshed = await server.call('POST', '/auth/refresh', { body: { refresh_token } });
  expect(refreshed.status).toBe(401);
  expect((await logIn(user.email, 'the old one')).status).toBe(401);
  expect((await logIn(user.email, 'the new one')).status).toBe(200);
});

test('of fifty uses of a link at once one succeeds', async () => {
  const { user, reset_token } = await forgetful();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, count) => reset(reset_token, `password ${count}`)),
  );
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  expect((await logIn(user.email, `password ${winner}`)).status).toBe(200);
});

test('a used, made-up or foreign link is refused in both languages', async () => {
  const { reset_token } = await forgetful();
  await reset(reset_token);
  const { user } = await createMember(server, { verified: false });
  await server.call('POST', '/auth/resend-verification', { body: { email: user.email } });
  const verification = tokenOf(await nextMail(server, user.email));
  for (const token of [reset_token, 'made-up', verification]) {
    expect(await reset(token)).toMatchObject({
      status: 400,
      body: { detail: { fr: 'Lien de réinitialisation invalide', en: 'Invalid reset link' } },
    });
  }
});

test('a link works for sixty minutes', async () => {
  const { reset_token } = await forgetful();
  const { user, reset_token: late } = await forgetful();
  server.clock.pass(59 * MINUTE);
  expect((await reset(reset_token)).status).toBe(200);
  server.clock.pass(MINUTE);
  expect((await reset(late)).status).toBe(400);
  expect((await logIn(user.email, 'the old one')).status).toBe(200);
});

test('a link goes out of use when another was used, or the password was changed', async () => {
  const { user, token, reset_token } = await forgetful();
  await forgot(user.email);
  const second = tokenOf(await nextMail(server, user.email, 2));
  expect((await reset(second)).status).toBe(200);
  expect((await reset(reset_token)).status).toBe(400);

  const other = await forgetful();
  await server.call('PUT', '/auth/me', { token: other.token, body: { password: 'changed by me' } });
  expect((await reset(other.reset_token)).status).toBe(400);
  expect(token).not.toBe(other.token);
});

test('whoever resets has opened the mailbox: the address counts as confirmed', async () => {
  const { user, reset_token } = await forgetful({ verified: false });
  expect((await logIn(user.email, 'the old one')).status).toBe(403);
  await reset(reset_token);
  expect((await logIn(user.email, 'the new one')).status).toBe(200);
});

test('a short password is refused and the link stays good', async () => {
  const { reset_token } = await forgetful();
  expect(await reset(reset_token, '12345')).toMatchObject({
    status: 400,
    body: { detail: { fr: 'Le mot de passe doit contenir au moins 6 caractères' } },
  });
  expect((await reset(reset_token)).status).toBe(200);
});

test('known and unknown addresses are answered alike', async () => {
  const { user } = await createMember(server);
  const unknown = await forgot('nobody-knows@example.org');
  expect(unknown.status).toBe(200);
  expect(await forgot(user.email)).toMatchObject({ status: 200, body: unknown.body });
});

/** Returns the statements and jobs of one request as texts, without their subjects. */
async function workOf(request: () => Promise<unknown>): Promise<string[]> {
  const { client } = server.database;
  const seen: string[] = [];
  const note = (query: unknown) =>
    void seen.push(typeof query === 'string' ? query : String((query as { text: string }).text));
  const target: object = client.kind === 'pglite' ? client.pglite : client.pool;
  // Read before it is replaced, or it would call itself.
  const query = Reflect.get(target, 'query') as (...args: unknown[]) => unknown;
  const watched = vi
    .spyOn(target as { query: typeof query }, 'query')
    .mockImplementation((...args) => {
      note(args[0]);
      return query.apply(target, args);
    });
  await request();
  watched.mockRestore();
  // Jobs that begin meanwhile look their member up by id; requests have an address only.
  return seen
    .filter((text) => /rate_limits|from "users"|insert into \S*job/i.test(text))
    .filter((text) => !text.includes('"users"."id" = '));
}

test('known, unknown and confirmed addresses cost the same statements and jobs', async () => {
  const { user } = await createMember(server);
  for (const path of ['/auth/forgot-password', '/auth/resend-verification']) {
    const ask = (email: string) => () => server.call('POST', path, { body: { email } });
    const unknown = await workOf(ask('nobody-at-all@example.org'));
    expect(unknown.length).toBeGreaterThan(3);
    expect(await workOf(ask(user.email))).toEqual(unknown);
  }
});

test('the mail comes in the language of the page, else in the member’s', async () => {
  const { user, mail } = await forgetful({ language: 'fr' });
  expect(mail.subject).toBe('Choisis un nouveau mot de passe');
  await forgot(user.email, 'en');
  expect((await nextMail(server, user.email, 2)).subject).toBe('Choose a new password');
});

test('three mails an hour and address, whatever they are about; all answered alike', async () => {
  const { user } = await createMember(server, { verified: false });
  const answers = await Promise.all(Array.from({ length: 10 }, () => forgot(user.email)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await server.call('POST', '/auth/resend-verification', { body: { email: user.email } });
  await forgetful();
  const mails = await mailsTo(server, user.email, 3);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Choose a new password'));
});
