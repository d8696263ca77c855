import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { findUser } from './users.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('members read and change their name and language', async () => {
  const { user, token } = await createMember(server, { name: 'Ada' });
  expect(await server.call('GET', '/users', { token })).toMatchObject({
    status: 200,
    body: { name: 'Ada', email: user.email, language: 'en' },
  });
  const changes = { name: '  Ada   L. ', language: 'fr' };
  const changed = { name: 'Ada L.', email: user.email, language: 'fr' };
  expect(await server.call('PUT', '/users', { token, body: changes })).toMatchObject({
    status: 200,
    body: changed,
  });
  expect((await server.call('GET', '/users', { token })).body).toEqual(changed);
  expect((await server.call('GET', '/auth/me', { token })).body).toMatchObject(changed);
});

test('one field alone may change, or none', async () => {
  const { user, token } = await createMember(server, { name: 'Ada' });
  const put = (body: object) => server.call('PUT', '/users', { token, body });
  const unchanged = { name: 'Ada', email: user.email, language: 'en' };
  expect(await put({})).toMatchObject({ status: 200, body: unchanged });
  expect((await put({ language: 'fr' })).body).toEqual({ ...unchanged, language: 'fr' });
  expect((await put({ name: 'Lin' })).body).toEqual({
    ...unchanged,
    name: 'Lin',
    language: 'fr',
  });
});

test('nothing else can be changed, whatever is sent', async () => {
  const { user, token } = await createMember(server, { verified: false });
  const body = {
    name: 'Mallory',
    id: '00000000-0000-4000-8000-000000000002',
    email: 'other@example.org',
    role: 'admin',
    is_premium: true,
    premium_granted: true,
    premium_until: '2999-01-01T00:00:00Z',
    is_verified: true,
    verified_at: '2020-01-01T00:00:00Z',
    password_hash: 'x',
  };
  expect((await server.call('PUT', '/users', { token, body })).status).toBe(200);
  expect(await findUser(server.database.db, user.id)).toEqual({
    ...user,
    name: 'Mallory',
    // The text of the search and the version of the account change with it.
    search_text: `mallory ${user.email}`,
    revision: user.revision + 1,
  });
});

test.each([
  [{ name: '   ' }, 'Le nom est requis'],
  [{ name: 'x'.repeat(81) }, expect.any(String)],
  [{ language: 'de' }, expect.any(String)],
])('refuses %j', async (body, fr) => {
  const { user, token } = await createMember(server);
  expect(await server.call('PUT', '/users', { token, body })).toMatchObject({
    status: 400,
    body: { detail: { fr, en: expect.any(String) } },
  });
  expect(await findUser(server.database.db, user.id)).toEqual(user);
});

test('visitors have no profile', async () => {
  expect((await server.call('GET', '/users')).status).toBe(401);
  expect((await server.call('PUT', '/users', { body: { name: 'x' } })).status).toBe(401);
});
