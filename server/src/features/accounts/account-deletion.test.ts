import { eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember, type MemberOptions } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { QUESTION } from '../../../test/help-calls.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { nextMail } from '../../../test/mailbox.ts';
import * as schema from '../../db/schema.ts';
import type { Jobs } from '../../services/jobs.ts';
import { gift_cards } from '../gift-cards/gift-cards.table.ts';
import { help_messages, help_threads } from '../help/help.table.ts';
import { listMails } from '../mails/mails.queries.ts';
import { mentoring_threads, mentoring_versions } from '../mentoring/mentoring.table.ts';
import { deleteAccount as deleteAll } from './account-deletion.service.ts';
import { users } from './accounts.table.ts';
import { hashPassword } from './passwords.service.ts';

const PASSWORD = 'correct horse';
const passwordHash = await hashPassword(PASSWORD);

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const member = (options: MemberOptions = {}) => createMember(server, { passwordHash, ...options });

function deleteAccount(token: string, password: unknown = PASSWORD) {
  return server.call('DELETE', '/user', { token, body: { password } });
}

test('with the password asked again, the account is gone, and everything with it', async () => {
  const { lessons } = await createCourseOf(server, 1, { id: 'loops' });
  const { user, token } = await member({ email: 'leaving@example.org', name: 'Lea Ving' });
  const body = { lesson_id: lessons[0]?.id, completed: true };
  await server.call('POST', '/progress', { token, body });
  const proof = await server.call('GET', '/user/courses/loops/certificate', { token });
  const publicPage = `/certificates/${proof.body.certificate_id}`;
  expect((await server.call('GET', publicPage)).body.user_name).toBe('Lea Ving');
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
  await nextMail(server, user.email);

  expect(await deleteAccount(token)).toMatchObject({
    status: 200,
    body: { message: { fr: expect.stringContaining('supprimés'), en: expect.any(String) } },
  });

  expect((await server.call('GET', '/auth/me', { token })).status).toBe(401);
  const credentials = { email: user.email, password: PASSWORD };
  expect((await server.call('POST', '/auth/login', { body: credentials })).status).toBe(401);
  expect((await server.call('GET', publicPage)).status, 'no name on the public page').toBe(404);
  expect((await listMails(server.database.db)).map(({ recipient }) => recipient)).toEqual([]);
  const again = { ...credentials, name: 'Somebody else' };
  expect((await server.call('POST', '/auth/register', { body: again })).status).toBe(200);
});

test('questions, requests and seats go in the transaction of the account, or stay with it', async () => {
  const { user, token } = await member({ premium: true });
  const ask = async (path: string, body: object) =>
    (await server.call('POST', path, { token, body })).body.id;
  const files = { 'main.py': 'print(1)' };
  const project_id = await ask('/projects', { name: 'Pong', kind: 'python', files });
  const asked = { kind: 'python', files, language: 'en', text: 'Why?', check: null };
  const paths = [
    `/help/threads/${await ask('/help/threads', QUESTION)}`,
    `/mentoring/threads/${await ask('/mentoring/threads', { source: { project_id }, ...asked })}`,
  ];
  const live = liveCalls(() => server);
  const session = await live.schedule((await live.mentor()).user.id);
  await live.send(token, 'PUT', `${session}/seat`, { reminder: false });
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await server.call('GET', path, { token })).status));
  const seats = async () => (await live.send(undefined, 'GET', session)).body.seats_taken;

  const { db } = server.database;
  const failing = db.transaction(async (tx) => {
    await deleteAll(tx, { jobs: {} as Jobs, now: server.clock.now() }, user.id);
    throw new Error('the database is gone');
  });
  await expect(failing).rejects.toThrow('is gone');
  expect([await statuses(), await seats()]).toEqual([[200, 200], 1]);

  expect((await deleteAccount(token)).status).toBe(200);
  expect([await statuses(), await seats()]).toEqual([[401, 401], 0]);
  for (const table of [help_threads, help_messages, mentoring_threads, mentoring_versions]) {
    expect(await db.select().from(table)).toEqual([]);
  }
});

test('no table keeps a row that names a deleted member', () => {
  const tables = Object.values(schema).filter((table) => table instanceof PgTable);
  const keys = tables.flatMap((table) => getTableConfig(table).foreignKeys);
  const toUsers = keys.filter((key) => key.reference().foreignTable === users);
  expect(toUsers.length).toBeGreaterThan(6);
  for (const key of toUsers) expect(['cascade', 'set null']).toContain(key.onDelete);
});

test('a wrong password deletes nothing, and cannot be tried for long', async () => {
  const { token } = await member();
  const wrong = [];
  for (let guess = 0; guess < 11; guess++) wrong.push((await deleteAccount(token, 'wrong')).status);
  expect(wrong).toEqual([...Array<number>(10).fill(403), 429]);
  expect((await server.call('GET', '/auth/me', { token })).status).toBe(200);
});

test.each([42, null, '', ['correct horse'], 'x'.repeat(300)])(
  'a password like %j is a bad request',
  async (password) => {
    const { token } = await member();
    expect((await deleteAccount(token, password)).status).toBe(400);
  },
);

test('visitors delete nobody', async () => {
  const answer = await server.call('DELETE', '/user', { body: { password: PASSWORD } });
  expect(answer.status).toBe(401);
});

test('cards that were bought stay valid, without their buyer', async () => {
  const { user, token } = await member();
  const { card, code } = await createGiftCard(server, { buyer_id: user.id });
  expect((await deleteAccount(token)).status).toBe(200);
  const [remaining] = await server.database.db
    .select()
    .from(gift_cards)
    .where(eq(gift_cards.id, card.id));
  expect(remaining).toMatchObject({ buyer_id: null, buyer_email: null });
  const holder = await member();
  const activation = { token: holder.token, body: { token: code } };
  expect((await server.call('POST', '/gift-card/activate', activation)).status).toBe(200);
});

test('a card that has not left yet still reaches its buyer', async () => {
  const { user, token } = await member();
  const { card } = await createGiftCard(server, { buyer_id: user.id, mailed_at: null });
  await deleteAccount(token);
  const [remaining] = await server.database.db
    .select()
    .from(gift_cards)
    .where(eq(gift_cards.id, card.id));
  expect(remaining).toMatchObject({ buyer_id: null, buyer_email: 'grandma@example.org' });
});

test('a card that was used is not opened again by deleting the account', async () => {
  const { code } = await createGiftCard(server);
  const { token } = await member();
  const activation = { body: { token: code } };
  await server.call('POST', '/gift-card/activate', { ...activation, token });
  await deleteAccount(token);
  const next = await member();
  const second = await server.call('POST', '/gift-card/activate', {
    ...activation,
    token: next.token,
  });
  expect(second.status).toBe(400);
});

test('the last administrator stays; one of two may go, and of two at once only one', async () => {
  const first = await member({ role: 'admin' });
  expect(await deleteAccount(first.token)).toMatchObject({
    status: 409,
    body: { code: 'last_administrator' },
  });
  const second = await member({ role: 'admin' });
  const answers = await Promise.all([deleteAccount(first.token), deleteAccount(second.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('somebody who never confirmed their address does not count as another administrator', async () => {
  await server.database.db.update(users).set({ role: 'user' });
  const { token } = await member({ role: 'admin' });
  await member({ role: 'admin', verified: false });
  expect(await deleteAccount(token)).toMatchObject({
    status: 409,
    body: { code: 'last_administrator' },
  });
});

test('deleting twice at once succeeds for whoever comes first', async () => {
  const { token } = await member();
  const answers = await Promise.all([deleteAccount(token), deleteAccount(token)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.every((status) => [200, 401, 403].includes(status))).toBe(true);
});
