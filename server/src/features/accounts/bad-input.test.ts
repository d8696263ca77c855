import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';

type Method = NonNullable<InjectOptions['method']>;

const ENDPOINTS: [Method, string, Record<string, string>][] = [
  ['POST', '/auth/register', { email: 'a@example.org', password: 'blue kettle 42', name: 'Ada' }],
  ['POST', '/auth/login', { email: 'a@example.org', password: 'blue kettle 42' }],
  ['POST', '/auth/refresh', { refresh_token: 'x' }],
  ['POST', '/auth/logout', { refresh_token: 'x' }],
  ['PUT', '/auth/me', { password: 'blue kettle 42' }],
  ['POST', '/auth/verify', { token: 'x' }],
  ['POST', '/auth/resend-verification', { email: 'a@example.org' }],
  ['POST', '/auth/forgot-password', { email: 'a@example.org' }],
  ['POST', '/auth/reset-password', { token: 'x', new_password: 'blue kettle 42' }],
  ['PUT', '/users', { name: 'Ada', language: 'fr' }],
];

/** Values that may appear where a text belongs. */
const BAD_VALUES: [string, unknown][] = [
  ['a number', 42],
  ['true', true],
  ['null', null],
  ['a list of texts', ['blue kettle 42', 'secret2']],
  ['a list of one text', ['a@example.org']],
  ['an object', { $ne: '' }],
  ['nothing', ''],
  ['a NUL character', 'a\0b@example.org'],
  ['half a character', 'a\ud800b@example.org'],
  ['a very long text', 'x'.repeat(100_000)],
];

/** Bodies that no endpoint accepts. */
const BAD_BODIES: [string, string, string][] = [
  ['broken JSON', '{"email": "a@exa', 'application/json'],
  ['no JSON at all', '', 'application/json'],
  ['a text', '"hello"', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a list', '[]', 'application/json'],
  ['a number', '1e400', 'application/json'],
  ['a prototype', '{"__proto__": {"role": "admin"}}', 'application/json'],
  ['a constructor', '{"constructor": {"prototype": {"role": "admin"}}}', 'application/json'],
  ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json'],
  ['a form', 'email=a%40example.org', 'application/x-www-form-urlencoded'],
  ['bytes', '\u0000\u0001', 'application/octet-stream'],
];

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ token } = await createMember(server));
});
afterAll(() => server.close());

let caller = 0;
async function send(method: Method, path: string, type: string, payload: string) {
  caller += 1;
  const { statusCode, body } = await server.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: `10.1.${Math.floor(caller / 250)}.${caller % 250}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) };
}

const REFUSAL = {
  detail: { fr: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) },
  message: expect.stringMatching(/\S/),
  code: expect.stringMatching(/^[a-z_]+$/),
};

describe.each(ENDPOINTS)('%s %s', (method, path, good) => {
  test.each(BAD_BODIES)('refuses %s', async (_what, payload, type) => {
    const { status, body } = await send(method, path, type, payload);
    expect(status === 400 || status === 415, `status ${status}`).toBe(true);
    expect(body).toEqual(REFUSAL);
  });

  test.each(Object.keys(good))('refuses whatever is not a proper %s', async (field) => {
    for (const [what, value] of BAD_VALUES) {
      const payload = JSON.stringify({ ...good, [field]: value });
      const { status, body } = await send(method, path, 'application/json', payload);
      // Any text at all may be a wrong password or token; it is refused as such.
      expect([400, 401], `${what}: ${status}`).toContain(status);
      expect(body).toEqual(REFUSAL);
    }
  });

  test('refuses a body beyond 256 KiB', async () => {
    const payload = JSON.stringify({ ...good, padding: 'x'.repeat(256 * 1024) });
    const { status, body } = await send(method, path, 'application/json', payload);
    expect(status).toBe(413);
    expect(body).toEqual(REFUSAL);
  });

  test('asks for missing fields', async () => {
    if (path === '/users') return; // both fields may be left out
    const { status, body } = await send(method, path, 'application/json', '{}');
    expect(status).toBe(400);
    expect(body).toEqual(REFUSAL);
  });
});

test.each([
  'plain',
  'two@@example.org',
  'a@b@example.org',
  '@example.org',
  'a@',
  'a@localhost',
  'a@example..org',
  'a@.example.org',
  'a@example.org.',
  '.a@example.org',
  'a..b@example.org',
  'a b@example.org',
  'a@exam ple.org',
  '<a@example.org>',
  'Ada <a@example.org>',
  'a@example.org, b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  `${'x'.repeat(250)}@example.org`,
  'a\u202e@x.fr',
  'ada\u200b@example.org',
])('%j is no address', async (email) => {
  const payload = JSON.stringify({ email, password: 'blue kettle 42', name: 'Ada' });
  const { status } = await send('POST', '/auth/register', 'application/json', payload);
  expect(status).toBe(400);
});

test.each(['a+b@example.org', "o'neil@example.co.uk", 'zoé@exemple.fr', 'a@münchen.example'])(
  '%j is an address',
  async (email) => {
    const payload = JSON.stringify({ email, password: 'blue kettle 42', name: 'Ada' });
    const { status } = await send('POST', '/auth/register', 'application/json', payload);
    expect(status).toBe(200);
  },
);

test('addresses of pages are checked as well', async () => {
  const payload = JSON.stringify({
    email: 'q@example.org',
    password: 'blue kettle 42',
    name: 'Ada',
  });
  for (const query of ['token=%00', 'token=a&token=b', 'token=', `token=${'x'.repeat(600)}`]) {
    const path = `/auth/register?${query}`;
    const { status, body } = await send('POST', path, 'application/json', payload);
    expect(status).toBe(400);
    expect(body).toEqual(REFUSAL);
  }
});
