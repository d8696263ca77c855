import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type AppDeps as Deps } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import type { Database } from '../src/db/connect.ts';
import { buildTestApp, type TestApp, TestClock, testConfig } from './build-app.ts';
import { createCourseOf } from './course-factories.ts';
import { createMember } from './factories.ts';
import { openTestDatabase } from './test-database.ts';

let server: TestApp;
let database: Database;
beforeAll(async () => {
  server = await buildTestApp();
  database = await openTestDatabase();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Builds another server with settings of its own, without the web app's files, on the second database. */
function buildOther(changes: Partial<Config>, logStream?: Deps['logStream']) {
  const config = testConfig(changes);
  const others = { database, clock: new TestClock().now, config, webFolder: 'none' };
  return buildApp({ ...others, ...(logStream ? { logStream } : {}) });
}

/** Answers that are the same for everybody, and state how long they may be cached. */
const SHARED = [
  '/courses',
  '/courses/loops',
  '/courses/loops/first-step',
  '/paths',
  '/config',
  '/claims',
  '/try/lesson',
  '/developers/reference',
];

interface Described {
  paths: Record<string, Record<string, unknown>>;
}

test('every answer of the API is kept by nobody, unless it is the same for everybody', async () => {
  await createCourseOf(server, 1, { id: 'loops' });
  const { token } = await createMember(server, { role: 'admin' });
  const { paths } = (await server.call('GET', '/openapi.json')).body as Described;
  const gets = Object.entries(paths).filter(([, methods]) => 'get' in methods);
  expect(gets.length).toBeGreaterThan(30);
  for (const [path] of gets) {
    const address = path.replace('/api', '').replace(/\{\w+\}/g, 'loops');
    if (SHARED.includes(address)) continue;
    for (const caller of [{}, { token }]) {
      const { status, headers } = await server.call('GET', address, caller);
      expect([address, status, headers['cache-control']]).toEqual([address, status, 'no-store']);
    }
  }
  for (const address of SHARED) {
    const { status, headers } = await server.call('GET', address);
    expect([address, status]).toEqual([address, 200]);
    expect(String(headers['cache-control'])).toMatch(/^(no-cache|public)/);
  }
});

test('answers with tokens are kept by nobody, refused or not', async () => {
  const body = { email: 'nobody@example.org', password: 'not the password' };
  for (const path of ['/auth/login', '/auth/refresh', '/auth/register']) {
    const { headers } = await server.call('POST', path, { body });
    expect(headers['cache-control']).toBe('no-store');
  }
});

const SECRET = 'S3CRET-T0KEN';
const ADDRESSES = [
  `/auth?token=${SECRET}`,
  `/reset-password?token=${SECRET}&lang=fr`,
  `/verify?TOKEN=${SECRET}`,
  `/?lang=fr&code=${SECRET}`,
  `/api/auth/register?token=${SECRET}`,
  `/api/courses?lang=${SECRET}`,
  `/api/nothing?${SECRET}`,
  `/sandbox/checkout/cs_1?key=${SECRET}`,
  `/assets/none.js?x=1?y=${SECRET}`,
];

test.each(['trace', 'info', 'warn'])(
  'no log of level %s holds a token or a value',
  async (logLevel) => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const config = testConfig({ logLevel });
    const app = await buildApp({ database, clock: new TestClock().now, config, logStream });
    for (const url of ADDRESSES) {
      await app.inject({ url, headers: { 'accept-language': 'fr', referer: `http://x${url}` } });
      await app.inject({ method: 'POST', url, payload: { token: SECRET, password: SECRET } });
    }
    await database.db
      .execute(sql`insert into nowhere (email) values (${SECRET})`)
      .catch((error: unknown) => app.log.error({ err: error }, 'a statement failed'));
    await app.close();
    const text = lines.join('');
    expect(text).toContain('a statement failed');
    expect(text).not.toContain(SECRET);
    if (logLevel !== 'warn') expect(text).toContain('/reset-password?token=[hidden]&lang=fr');
  },
);

test('with an https address browsers are told to come by https alone', async () => {
  const app = await buildOther({ publicUrl: 'https://codivia.example' });
  for (const url of ['/', '/api/health', '/no/such/page', '/robots.txt']) {
    const { headers } = await app.inject({ url, headers: { host: 'codivia.example' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
  await app.close();
  const plain = await server.app.inject({ url: '/api/health' });
  expect(plain.headers['strict-transport-security']).toBeUndefined();
});

const TOKEN = 'a token for metrics';
const LOCAL = 'http://localhost:3000';

test.each([
  ['on this machine alone, to everybody', { publicUrl: LOCAL }, undefined, 200],
  ['on this machine by a name of elsewhere, to nobody', {}, undefined, 404],
  ['on a public address, to nobody', { publicUrl: 'https://codivia.example' }, undefined, 404],
  ['with a token, to nobody without it', { metricsToken: TOKEN }, undefined, 401],
  ['with a token, to nobody with another', { metricsToken: TOKEN }, `Bearer ${TOKEN}x`, 401],
  ['with a token, to whoever has it', { metricsToken: TOKEN }, `Bearer ${TOKEN}`, 200],
])(
  'figures of the server are shown %s',
  async (_, changes: Partial<Config>, authorization, status) => {
    const app = await buildOther(changes);
    const { host } = new URL(changes.publicUrl ?? 'https://codivia.example');
    const headers = { host, ...(authorization ? { authorization } : {}) };
    const answer = await app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('http_request_duration')).toBe(status === 200);
    await app.close();
  },
);
