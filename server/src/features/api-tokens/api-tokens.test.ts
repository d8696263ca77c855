import { API_TOKENS_MAX } from '@codivia/contract/api/api-tokens';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller, createToken } from '../../../test/api-tokens.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { sessions, users } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { purgeOld } from '../accounts/purge.job.ts';
import { api_tokens } from './api-tokens.table.ts';
import { isTokenForm } from './token-format.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const tokensOf = async (session: string) =>
  (await server.call('GET', '/user/api-tokens', { token: session })).body;
const make = (session: string, body: object) =>
  server.call('POST', '/user/api-tokens', {
    token: session,
    body: { name: 'One', scopes: ['profile:read'], days: 7, ...body },
  });
const me = async (token: string) => (await server.call('GET', '/v1/me', { token })).body.code;

test('a token is shown once, and stored as a hash', async () => {
  const { token: session, user } = await createMember(server, { premium: true });
  const { status, body } = await make(session, { name: '  My\n script ' });
  expect(status).toBe(200);
  expect(body.token).toMatch(/^codivia_[0-9A-Za-z]{46}$/);
  const { token, ...rest } = body;
  expect(rest).toMatchObject({
    name: 'My script',
    scopes: ['profile:read'],
    ending: token.slice(-4),
    last_used_at: null,
    revoked_at: null,
    revoked_by: null,
  });
  expect(Date.parse(rest.expires_at) - Date.parse(rest.created_at)).toBe(7 * DAY);
  expect(await tokensOf(session)).toEqual([rest]);
  const rows = await server.database.db
    .select()
    .from(api_tokens)
    .where(eq(api_tokens.user_id, user.id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token.slice(8, 40));
  const data = await server.call('GET', '/user/data', { token: session });
  expect(data.body.tables.api_tokens).toEqual([expect.objectContaining({ name: 'My script' })]);
  expect(JSON.stringify(data.body)).not.toContain(rows[0]?.token_hash);
});

test.each([
  [
    'fr',
    'Un jeton d’API a été créé',
    'lire ta progression et de lire tes projets',
    'Révoque le jeton',
  ],
  ['en', 'An API token was made', 'read your progress and read your projects', 'revoke the token'],
] as const)('a mail says that a token was made, without it (%s)', async (language, ...words) => {
  const { token: session, user } = await createMember(server, { premium: true, language });
  const scopes = ['progress:read', 'projects:read'];
  const { body } = await make(session, { name: 'Weather <b>', scopes, days: 30 });
  const mail = await nextMail(server, user.email);
  const [subject, ...contents] = words;
  expect(mail.subject).toContain(subject);
  for (const text of [...contents, 'Weather <b>', '/dashboard?tab=settings', '2026']) {
    expect(mail.text).toContain(text);
  }
  expect(mail.html).not.toContain('Weather <b>');
  const secret = body.token.slice('codivia_'.length, -4);
  expect(JSON.stringify(mail)).not.toContain(secret);
  expect(JSON.stringify(mail)).not.toContain(body.token.slice(-12));
});

test('a checksum tells what cannot be a token', async () => {
  const { token } = await createCaller(server);
  expect(isTokenForm(token)).toBe(true);
  const last = token.endsWith('0') ? '1' : '0';
  for (const wrong of [
    ...[token.slice(0, -1) + last, token.slice(0, -1), `${token}0`, token.slice(8)],
    ...[token.replace('codivia_', 'Codivia_'), `codivia_${'0'.repeat(46)}`, ''],
  ]) {
    expect([wrong, isTokenForm(wrong)]).toEqual([wrong, false]);
  }
});

test('tokens are part of Premium, and administrators may make them', async () => {
  const free = await createMember(server);
  const refused = await make(free.token, {});
  expect([refused.status, refused.body.code]).toEqual([403, 'api_needs_premium']);
  const admin = await createMember(server, { role: 'admin' });
  expect((await make(admin.token, {})).status).toBe(200);
  expect((await server.call('GET', '/user/api-tokens')).status).toBe(401);
});

test.each([
  [{ name: ' ' }, 400],
  [{ name: 'x'.repeat(61) }, 400],
  [{ scopes: [] }, 400],
  [{ scopes: ['profile:read', 'profile:read'] }, 400],
  [{ scopes: ['admin'] }, 400],
  [{ days: 8 }, 400],
  [{ days: 0 }, 400],
])('refuses %j', async (body, status) => {
  const { token } = await createMember(server, { premium: true });
  expect((await make(token, body)).status).toBe(status);
});

test('a member has twenty usable tokens at most, however many are made at once', async () => {
  const { token: session } = await createMember(server, { premium: true });
  const tries = Array.from({ length: API_TOKENS_MAX + 5 }, () => make(session, {}));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(API_TOKENS_MAX);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  const [{ id }] = await tokensOf(session);
  await server.call('DELETE', `/user/api-tokens/${id}`, { token: session });
  expect((await make(session, {})).status).toBe(200);
});

test('members revoke their own tokens only, and repeating it changes nothing', async () => {
  const caller = await createCaller(server);
  const other = await createMember(server, { premium: true });
  const revoke = (session: string) =>
    server.call('DELETE', `/user/api-tokens/${caller.token_id}`, { token: session });
  expect((await revoke(other.token)).body.code).toBe('api_token_not_found');
  expect(await me(caller.token)).toBeUndefined();
  expect((await revoke(caller.session)).status).toBe(200);
  expect(await me(caller.token)).toBe('token_revoked');
  const [{ revoked_at }] = await tokensOf(caller.session);
  expect((await revoke(caller.session)).status).toBe(200);
  expect(await tokensOf(caller.session)).toEqual([
    expect.objectContaining({ revoked_at, revoked_by: 'member' }),
  ]);
});

test.each([
  ['visitor', [401, 401, 401]],
  ['member', [200, 403, 404]],
  ['premium', [200, 200, 404]],
  ['admin', [200, 200, 404]],
] as const)('%s: the own list, making one, revoking somebody else’s', async (who, expected) => {
  const theirs = await createCaller(server);
  const options = { premium: who === 'premium', role: who === 'admin' ? who : 'user' } as const;
  const session = who === 'visitor' ? {} : { token: (await createMember(server, options)).token };
  const body = { name: 'One', scopes: ['profile:read'], days: 7 };
  const answers = [
    await server.call('GET', '/user/api-tokens', session),
    await server.call('POST', '/user/api-tokens', { ...session, body }),
    await server.call('DELETE', `/user/api-tokens/${theirs.token_id}`, session),
  ];
  expect(answers.map(({ status }) => status)).toEqual(expected);
  if (who !== 'visitor') expect(answers[0]?.body).toEqual([]);
  expect(await me(theirs.token)).toBeUndefined();
});

test('a session that ends while a token is being made leaves none', async () => {
  const { session } = await createCaller(server);
  const [before] = await tokensOf(session);
  const made = await server.database.db.transaction(async (tx) => {
    const [{ user_id } = { user_id: '' }] = await tx
      .select({ user_id: api_tokens.user_id })
      .from(api_tokens)
      .where(eq(api_tokens.id, before.id));
    await tx.update(users).set({ name: 'Changed' }).where(eq(users.id, user_id));
    const answer = make(session, {});
    // On a server the caller is found first, and the request then waits for the row; on the embedded database it begins
    // afterwards.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.update(sessions).set({ revoked_at: new Date() }).where(eq(sessions.user_id, user_id));
    return { answer, user_id };
  });
  expect((await made.answer).status).toBe(401);
  const left = await server.database.db
    .select({ id: api_tokens.id })
    .from(api_tokens)
    .where(eq(api_tokens.user_id, made.user_id));
  expect(left).toEqual([{ id: before.id }]);
});

test('a changed and a reset password end all tokens', async () => {
  const email = 'programmer@example.org';
  const passwordHash = await hashPassword('blue kettle 42');
  const { session, token } = await createCaller(server, undefined, { email, passwordHash });
  const body = { password: 'green kettle 43', current_password: 'blue kettle 42' };
  const changed = await server.call('PUT', '/auth/me', { token: session, body });
  expect(changed.status).toBe(200);
  expect(await me(token)).toBe('token_ended_by_password');
  const second = await createToken(server, changed.body.access_token);
  expect(await me(second.token)).toBeUndefined();
  await server.call('POST', '/auth/forgot-password', { body: { email } });
  // The mails about the two tokens, the change and the reset, in any order.
  const mails = await mailsTo(server, email, 4);
  const reset_mail = mails.find(({ text }) => text.includes('/reset-password?token='));
  const link = tokenOf(reset_mail ?? { text: '' });
  const reset = { token: link, new_password: 'red kettle 44' };
  expect((await server.call('POST', '/auth/reset-password', { body: reset })).status).toBe(200);
  expect(await me(second.token)).toBe('token_ended_by_password');
});

test('tokens that ended are shown for thirty days', async () => {
  const { session, token_id, user } = await createCaller(server);
  await createToken(server, session, ['profile:read'], 365);
  await server.call('DELETE', `/user/api-tokens/${token_id}`, { token: session });
  const { db } = server.database;
  const left = async () => {
    await purgeOld({ db, clock: server.clock.now, jobs: {} as never });
    return (await db.select().from(api_tokens).where(eq(api_tokens.user_id, user.id))).length;
  };
  server.clock.pass(29 * DAY);
  expect(await left()).toBe(2);
  server.clock.pass(2 * DAY);
  expect(await left()).toBe(1);
});
