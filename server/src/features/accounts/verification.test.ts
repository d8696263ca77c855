import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { findUser } from './users.queries.ts';

const HOUR = 60 * 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

function verify(token: string) {
  return server.call('POST', '/auth/verify', { body: { token } });
}

function resend(email: string, lang?: 'fr' | 'en') {
  return server.call('POST', '/auth/resend-verification', { body: { email, lang } });
}

async function isVerified(id: string): Promise<boolean> {
  return (await findUser(server.database.db, id))?.verified_at !== null;
}

/** Somebody who has not confirmed their address, with the token of their mail. */
async function newcomer() {
  const { user } = await createMember(server, { verified: false });
  await resend(user.email);
  return { user, token: tokenOf(await nextMail(server, user.email)) };
}

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
