import type { Endpoint } from '@codivia/contract/api/endpoint';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../src/features/accounts/accounts.table.ts';
import { buildTestApp, type TestApp } from './build-app.ts';
import { allEndpoints } from './endpoints.ts';
import { createMember } from './factories.ts';
import { liveCalls } from './live-calls.ts';

const ALL = await allEndpoints();
const CALLS = ALL.filter(({ path }) => path.startsWith('/admin'));

/** Returns a well-formed address of something that does not exist. */
const addressOf = ({ path }: Endpoint) =>
  path.replace(/:(\w+)/g, (_, name) =>
    name === 'revision'
      ? '1'
      : path.startsWith('/admin/users')
        ? '00000000-0000-4000-8000-000000000000'
        : 'nothing-here',
  );

let server: TestApp;
let premium: string;
let member: string;
let admin: string;
let demoted: string;
let mentor: string;
beforeAll(async () => {
  server = await buildTestApp();
  member = (await createMember(server)).token;
  premium = (await createMember(server, { premium: true })).token;
  admin = (await createMember(server, { role: 'admin' })).token;
  mentor = (await liveCalls(() => server).mentor()).token;
  const former = await createMember(server, { role: 'admin' });
  demoted = former.token;
  const before = await server.call('GET', '/admin/dashboard', { token: demoted });
  expect(before.status).toBe(200);
  await server.database.db.update(users).set({ role: 'user' }).where(eq(users.id, former.user.id));
});
afterAll(() => server.close());

test('every call of the panel is for administrators only, and no other call is', () => {
  expect(CALLS.length).toBeGreaterThan(25);
  expect(CALLS.filter(({ access }) => access !== 'admin')).toEqual([]);
  expect(
    ALL.filter(({ access, path }) => access === 'admin' && !CALLS.some((one) => one.path === path)),
  ).toEqual([]);
});

describe.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s',
  (_, call) => {
    const ask = (token?: string) =>
      server.call(call.method, addressOf(call), {
        ...(token ? { token } : {}),
        ...(call.body ? { body: {} } : {}),
      });

    test('tells everybody else nothing, whatever they send', async () => {
      const nobody = await ask();
      expect([nobody.status, nobody.body.code]).toEqual([401, 'authentication_required']);
      for (const token of [member, premium, mentor, demoted]) {
        const { status, body } = await ask(token);
        expect([status, body.code]).toEqual([403, 'admins_only']);
        expect(body.detail.fr).toBe('Accès refusé : réservé aux administrateurs');
      }
    });

    test('lets administrators in', async () => {
      const { status } = await ask(admin);
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    });
  },
);
