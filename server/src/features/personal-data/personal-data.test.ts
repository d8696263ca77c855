import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';
import * as schema from '../../db/schema.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('a member takes away everything that is kept about them', async () => {
  await createCourseOf(server, 1, { id: 'loops' });
  const passwordHash = await hashPassword('blue kettle 42');
  const email = 'Curious@example.org';
  const { user } = await createMember(server, { email, name: 'Curi Ous', passwordHash });
  const login = await server.call('POST', '/auth/login', {
    body: { email, password: 'blue kettle 42' },
  });
  const token = login.body.access_token;
  const [lesson] = server.app.catalogue.courses.get('loops')?.lessons ?? [];
  const completion = { lesson_id: lesson?.id, completed: true };
  await server.call('POST', '/progress', { token, body: completion });
  await server.call('POST', '/auth/forgot-password', { body: { email } });
  const link = tokenOf(await nextMail(server, email));
  const bought = await createGiftCard(server, { buyer_id: user.id, buyer_email: email });
  const giftCard = await createGiftCard(server, { buyer_email: 'aunt@example.org' });
  await server.call('POST', '/gift-card/activate', { token, body: { token: giftCard.code } });

  const { status, body, headers } = await server.call('GET', '/user/data', { token });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('attachment');
  expect(headers['cache-control']).toBe('no-store');
  const { tables, exported_at } = body;
  expect(Number.isNaN(Date.parse(exported_at))).toBe(false);
  expect(tables.users).toEqual([
    expect.objectContaining({
      id: user.id,
      email,
      name: 'Curi Ous',
      gift_until: expect.any(String),
    }),
  ]);
  expect(tables.sessions.length).toBeGreaterThan(0);
  expect(tables.known_devices).toHaveLength(1);
  expect(tables.mail_tokens).toEqual([expect.objectContaining({ purpose: 'reset' })]);
  expect(tables.progress).toEqual([expect.objectContaining({ lesson_id: lesson?.id })]);
  expect(tables.local_mails).toHaveLength(1);
  expect(tables.gift_cards).toEqual([
    expect.objectContaining({ payment_id: bought.payment_id, buyer_email: email }),
    { activated_at: expect.any(String) },
  ]);

  const { local_mails: _, ...rest } = tables;
  const text = JSON.stringify(rest);
  expect(text, 'nothing of another person').not.toContain('aunt@example.org');
  expect(text).not.toContain(giftCard.payment_id);
  for (const secret of [link, bought.code, giftCard.code, '$argon2', 'hash']) {
    expect(text).not.toContain(secret);
  }
});

test('rows come oldest first, whatever has changed since', async () => {
  const { token } = await createMember(server);
  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third']) {
    const body = { name, kind: 'python', files: { 'main.py': '' } };
    ids.push((await server.call('POST', '/projects', { token, body })).body.id);
  }
  const body = { name: 'Renamed' };
  expect((await server.call('PUT', `/projects/${ids[0]}/name`, { token, body })).status).toBe(200);
  const { tables } = (await server.call('GET', '/user/data', { token })).body;
  const names = tables.projects.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Renamed', 'Second', 'Third']);
});

test('nobody gets the data of somebody else', async () => {
  const { user } = await createMember(server, { name: 'Some Body' });
  const { token } = await createMember(server);
  const { body } = await server.call('GET', '/user/data', { token });
  expect(JSON.stringify(body)).not.toContain(user.id);
  expect((await server.call('GET', '/user/data')).status).toBe(401);
});

test('administrators take away what they did, and nothing of those they did it to', async () => {
  const { user } = await createMember(server, { name: 'Minor Member', email: 'minor@example.org' });
  const { token } = await createMember(server, { role: 'admin' });
  const path = `/admin/users/${user.id}`;
  const { revision } = (await server.call('GET', path, { token })).body;
  const edit = { revision, name: 'Renamed Member', email: 'renamed@example.org', is_premium: true };
  expect((await server.call('PUT', path, { token, body: edit })).status).toBe(200);
  const { tables } = (await server.call('GET', '/user/data', { token })).body;
  expect(tables.audit_log).toEqual([{ at: expect.any(String), action: 'update', subject: 'user' }]);
  expect(JSON.stringify(tables)).not.toMatch(new RegExp(`${user.id}|minor|renamed`, 'i'));
});

test('every table that names members is part of it', async () => {
  const { token } = await createMember(server);
  const { body } = await server.call('GET', '/user/data', { token });
  const naming = Object.values(schema)
    .filter((table) => table instanceof PgTable)
    .map((table) => getTableConfig(table))
    .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === users))
    .map(({ name }) => name);
  expect(naming.length).toBeGreaterThan(6);
  expect(Object.keys(body.tables)).toEqual(expect.arrayContaining(naming));
});
