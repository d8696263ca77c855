import { TEMPORARY_PASSWORD_DAYS } from '@codivia/contract/api/account-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { nextMail } from '../../../test/mailbox.ts';

const DAY = 24 * 60 * 60 * 1000;
const OWN = 'a wise old owl';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

const give = (id: string, body: object = {}) =>
  server.call('POST', `/admin/users/${id}/temporary-password`, { token, body });
const logIn = (email: string, password: string) =>
  server.call('POST', '/auth/login', { body: { email, password } });
const choose = (reset_token: string, new_password = OWN) =>
  server.call('POST', '/auth/reset-password', { body: { token: reset_token, new_password } });

test('three words are shown once, end the sessions, and are told by mail', async () => {
  const { user, token: own } = await createMember(server, { name: 'Lina Durand' });
  const { status, body } = await give(user.id);
  expect(status).toBe(200);
  expect(body.password.split('-')).toHaveLength(3);
  const until = server.clock.now().getTime() + TEMPORARY_PASSWORD_DAYS * DAY;
  expect(Math.abs(new Date(body.until).getTime() - until)).toBeLessThan(60_000);
  expect((await server.call('GET', '/auth/me', { token: own })).status).toBe(401);
  const mail = await nextMail(server, user.email);
  expect(mail.subject).toMatch(/temporary|provisoire/);
  expect(mail.text).not.toContain(body.password);
  const log = await server.call('GET', `/admin/audit?subject_id=${user.id}`, { token });
  expect(log.body[0]).toMatchObject({
    action: 'update',
    changes: [{ field: 'temporary_password' }],
  });
});

test('signing in with it opens no session, but leads to a password of one’s own', async () => {
  const { user } = await createMember(server);
  const { body: given } = await give(user.id);
  const refused = await logIn(user.email, given.password);
  expect([refused.status, refused.body.code]).toEqual([403, 'password_change_required']);
  expect(refused.body).not.toHaveProperty('access_token');
  expect((await logIn(user.email, 'not the words')).status).toBe(401);
  expect((await choose(refused.body.reset_token, '123456')).status).toBe(400);
  expect((await choose(refused.body.reset_token)).status).toBe(200);
  expect((await logIn(user.email, OWN)).status).toBe(200);
  expect((await logIn(user.email, given.password)).status).toBe(401);
  expect((await choose(refused.body.reset_token)).status).toBe(400);
});

test('it cannot be kept as a password of one’s own, since somebody else knows it', async () => {
  const { user } = await createMember(server);
  const { body: given } = await give(user.id);
  const { body } = await logIn(user.email, given.password);
  const kept = await choose(body.reset_token, given.password);
  expect([kept.status, kept.body.code]).toEqual([400, 'password_is_temporary']);
  expect((await choose(body.reset_token)).status).toBe(200);
});

test('a typed one follows the rules, and a further one replaces it with its way in', async () => {
  const { user } = await createMember(server);
  expect((await give(user.id, { password: '123456' })).status).toBe(400);
  const typed = 'seven green frogs';
  expect((await give(user.id, { password: typed })).body.password).toBe(typed);
  const first = await logIn(user.email, typed);
  await give(user.id, { password: 'eight green frogs' });
  expect((await choose(first.body.reset_token)).status).toBe(400);
  expect((await logIn(user.email, typed)).status).toBe(401);
});

test('it no longer works after a week', async () => {
  const late = await buildTestApp();
  const admin = await createMember(late, { role: 'admin' });
  const { user } = await createMember(late);
  const path = `/admin/users/${user.id}/temporary-password`;
  const { body } = await late.call('POST', path, { token: admin.token, body: {} });
  late.clock.pass((TEMPORARY_PASSWORD_DAYS + 1) * DAY);
  const credentials = { email: user.email, password: body.password };
  const refused = await late.call('POST', '/auth/login', { body: credentials });
  expect([refused.status, refused.body.code]).toEqual([403, 'temporary_password_expired']);
  await late.close();
});

test('administrators, and addresses that are not confirmed, get none', async () => {
  const other = await createMember(server, { role: 'admin' });
  const admin = await give(other.user.id);
  expect([admin.status, admin.body.code]).toEqual([409, 'administrator_password']);
  const body = { name: 'New', email: 'new@example.org', password: OWN, is_verified: false };
  const made = await server.call('POST', '/admin/users', { token, body });
  const unconfirmed = await give(made.body.id);
  expect([unconfirmed.status, unconfirmed.body.code]).toEqual([409, 'address_unconfirmed']);
  expect((await give('00000000-0000-4000-8000-00000000dead')).status).toBe(404);
});
