import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type CallAnswer, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { admitHashing, HASHING_LIMIT } from './passwords.service.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await createMember(server, { role: 'admin' }));
});
afterAll(() => server.close());

const password = 'a wise old owl';
const person = { email: 'busy@example.org', name: 'Ada' };

const CLASS = '00000000-0000-4000-8000-000000000000';

/** Every call that hashes a password, or compares one with a hash. */
const HASHING = [
  ['POST', '/auth/login', { email: person.email, password }],
  ['POST', '/auth/register', { ...person, password }],
  ['POST', '/auth/reset-password', { token: 'x', new_password: password }],
  ['PUT', '/auth/me', { password }],
  ['DELETE', '/user', { password }],
  ['POST', '/user/email', { email: 'other@example.org', password }],
  ['POST', '/auth/second-factor', { password }],
  ['DELETE', '/auth/second-factor', { password, code: '123456' }],
  ['POST', '/admin/users', { ...person, password }],
  ['POST', '/auth/class/BCDFGHJK', { user_name: 'lea', words: password }],
  ['POST', `/classes/${CLASS}/members`, { names: ['Max'] }],
  ['POST', `/classes/${CLASS}/words`, { member_ids: [CLASS] }],
] as const;

/** Fills the hashing queue; returns the function that empties it. */
async function fillQueue(): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const taken = Array.from({ length: HASHING_LIMIT }, () => admitHashing(() => released));
  return async () => {
    release();
    await Promise.all(taken);
  };
}

test('when too many hash already, whoever comes is asked to come back, at no cost', async () => {
  const release = await fillQueue();
  const answers: CallAnswer[] = [];
  for (const [method, path, body] of HASHING) {
    answers.push(await server.call(method, path, { token, body }));
  }
  await release();
  for (const { status, body, headers } of answers) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({
      code: 'hashing_busy',
      detail: { fr: expect.stringContaining('quelques secondes'), en: expect.any(String) },
    });
  }
  expect((await server.call('GET', '/auth/me', { token })).status, 'all else works').toBe(200);
  const afterwards = await server.call('POST', '/auth/register', { body: { ...person, password } });
  expect(afterwards.status).toBe(200);
});

test('of two hundred sign-ins at once, as many as there are places are looked at', async () => {
  const answers = await Promise.all(
    Array.from({ length: 2 * HASHING_LIMIT }, (_, index) =>
      server.call('POST', '/auth/login', {
        body: { email: `guess-${index}@example.org`, password },
        from: `10.2.${index}.1`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(HASHING_LIMIT);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(HASHING_LIMIT);
});
