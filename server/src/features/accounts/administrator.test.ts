import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp, testConfig } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { setUp } from '../../db/set-up.ts';
import { createAdministrator } from './administrator.ts';

let server: TestApp;
let announced: string[];
const announce = (line: string) => void announced.push(line);
beforeEach(async () => {
  server = await buildTestApp();
  announced = [];
});
afterEach(() => server.close());

function logIn(email: string, password: string) {
  return server.call('POST', '/auth/login', { body: { email, password } });
}

test('the first start makes an administrator and announces a password, once', async () => {
  await setUp(server.database, server.config, announce);
  await setUp(server.database, server.config, announce);
  expect(announced).toHaveLength(1);
  const password = /password: (\S+)/.exec(announced[0] ?? '')?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(20);
  const login = await logIn(server.config.adminEmail, password);
  expect(login).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
  // An administrator can answer requests from the first day on.
  const { body } = await server.call('GET', '/mentoring', { token: login.body.access_token });
  expect(body.mentor).toMatchObject({ conduct_version: null });
});

test('a password from the settings is used, and not announced', async () => {
  const config = testConfig({ adminEmail: 'root@example.org', adminPassword: 'from the settings' });
  await createAdministrator(server.database.db, config, announce);
  expect(announced).toEqual([]);
  expect((await logIn('root@example.org', 'from the settings')).status).toBe(200);
});

test('no second administrator appears when the settings change', async () => {
  await createMember(server, { role: 'admin' });
  const config = testConfig({ adminEmail: 'second@example.org', adminPassword: 'whatever' });
  await createAdministrator(server.database.db, config, announce);
  expect((await logIn('second@example.org', 'whatever')).status).toBe(401);
});

test('a member is never made an administrator by accident', async () => {
  const { user } = await createMember(server);
  const config = testConfig({ adminEmail: user.email.toUpperCase() });
  const attempt = createAdministrator(server.database.db, config, announce);
  await expect(attempt).rejects.toThrow('belongs to a member already');
  expect(announced).toEqual([]);
});
