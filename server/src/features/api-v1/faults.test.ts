import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../test/api-tokens.ts';
import { buildTestApp, type TestApp, TestClock, testConfig } from '../../../test/build-app.ts';
import { buildApp } from '../../app.ts';
import { users } from '../accounts/accounts.table.ts';
import { newApiToken } from '../api-tokens/token-format.ts';

const DAY = 24 * 60 * 60 * 1000;
const FILES = { 'main.py': 'print(1)' };

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
});
afterAll(() => server.close());

const me = (token: string, options: { path?: string; from?: string } = {}) =>
  server.call('GET', options.path ?? '/v1/me', {
    token,
    ...(options.from ? { from: options.from } : {}),
  });

test('ten thousand invalid tokens ask nothing of the database', async () => {
  const { token } = await createCaller(server);
  const { client } = server.database;
  const asked = client.kind === 'pglite' ? client.pglite : client.pool;
  const query = asked.query;
  const statements: string[] = [];
  asked.query = ((...parameters: unknown[]) => {
    statements.push(JSON.stringify(parameters[0]));
    return (query as (...args: unknown[]) => unknown).apply(asked, parameters);
  }) as never;
  const statuses = new Map<number, number>();
  const wrong = `${token.slice(0, -6)}000000`;
  try {
    for (let sent = 0; sent < 10_000; sent++) {
      const { status } = await me(sent % 2 ? wrong : 'nonsense', { from: '192.0.2.7' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  } finally {
    asked.query = query;
  }
  // Timers of the server may query on their own, the more often the slower the machine is.
  expect(statements.filter((one) => /api_tokens|"users|rate_limits/.test(one))).toEqual([]);
  expect(Object.fromEntries(statuses)).toEqual({ 401: 120, 429: 9_880 });
  const limited = await me(wrong, { from: '192.0.2.7' });
  expect(limited.body).toMatchObject({
    code: 'too_many_invalid_tokens',
    detail: { fr: expect.stringContaining('jetons'), en: expect.stringContaining('tokens') },
  });
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await me(token, { from: '192.0.2.7' })).status).toBe(200);
  expect((await me(wrong, { from: '192.0.2.8' })).status).toBe(401);
  server.clock.pass(60_000);
  expect((await me(wrong, { from: '192.0.2.7' })).status).toBe(401);
});

test('tokens of the right form that there are not are looked up 120 times a minute', async () => {
  const codes = [];
  for (let sent = 0; sent < 125; sent++) {
    codes.push((await me(newApiToken(), { from: '192.0.2.9' })).body.code);
  }
  expect(codes.slice(0, 120)).toEqual(Array(120).fill('invalid_token'));
  expect(codes.slice(120)).toEqual(Array(5).fill('too_many_invalid_tokens'));
});

test('a token in an address is refused, and no log has it', async () => {
  const { token } = await createCaller(server);
  const lines: string[] = [];
  const app = await buildApp({
    database: server.database,
    clock: new TestClock().now,
    config: testConfig({ logLevel: 'trace' }),
    logStream: { write: (line) => void lines.push(line) },
  });
  for (const path of [
    `/v1/me?token=${token}`,
    `/v1/me?access_token=x`,
    `/v1/projects?limit=1&api_key=${token}`,
    `/v1/projects?cursor=${token}`,
    `/v1/projects/${token}`,
    `/v1/projects/${token.replace('_', '%5F')}`,
    `/v1/nothing/${token}`,
    `/v1/openapi.json?key=${token}`,
    `/v2/me?token=${token}`,
  ]) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ url: `/api${path}`, headers });
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'token_in_url']);
  }
  await app.inject(`/api/courses?x=${token}`);
  await app.inject(`/courses/${token}`);
  await app.close();
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('')).not.toContain(token.slice(8, 30));
});

test('a token sends sixty requests a minute, and says what is left', async () => {
  const { token } = await createCaller(server);
  for (let left = 59; left >= 0; left--) {
    const { status, headers } = await me(token);
    expect([status, Number(headers['ratelimit-remaining'])]).toEqual([200, left]);
    expect(headers['ratelimit-limit']).toBe('60');
    expect(headers['ratelimit-policy']).toBe('60;w=60');
    expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
  }
  const { status, body, headers } = await me(token);
  expect([status, body.code]).toEqual([429, 'api_limit_reached']);
  expect(headers['ratelimit-remaining']).toBe('0');
  expect(headers['retry-after']).toBe(headers['ratelimit-reset']);
  server.clock.pass(60_000);
  expect((await me(token)).status).toBe(200);
});

test('an expired token says so, and ends at its moment', async () => {
  const { token } = await createCaller(server);
  server.clock.pass(30 * DAY - 2_000);
  expect((await me(token)).status).toBe(200);
  server.clock.pass(4_000);
  const { status, body } = await me(token);
  expect([status, body.code]).toEqual([401, 'token_expired']);
});

test('a token ends with Premium, and says why', async () => {
  const until = new Date(server.clock.now().getTime() + DAY);
  const caller = await createCaller(server, undefined, { premium: false, premiumUntil: until });
  expect((await me(caller.token)).status).toBe(200);
  server.clock.pass(DAY + 1_000);
  const { status, body } = await me(caller.token);
  expect([status, body.code]).toEqual([403, 'premium_ended']);
  expect(body.detail.fr).toContain('Premium');
  expect(body.detail.en).toContain('Premium');
});

test('a token of a deleted account is like none', async () => {
  const { token, user } = await createCaller(server);
  await server.database.db.delete(users).where(eq(users.id, user.id));
  const { status, body } = await me(token);
  expect([status, body.code]).toEqual([401, 'invalid_token']);
});

test('the last use is written down, exact to a minute', async () => {
  const { token, session } = await createCaller(server);
  const lastUse = async () =>
    (await server.call('GET', '/user/api-tokens', { token: session })).body[0].last_used_at;
  expect(await lastUse()).toBeNull();
  await me(token);
  const first = await lastUse();
  expect(new Date(first)).toEqual(server.clock.now());
  server.clock.pass(30_000);
  await me(token);
  expect(await lastUse()).toBe(first);
  server.clock.pass(31_000);
  await me(token);
  expect(await lastUse()).not.toBe(first);
});

test.each([
  ['/v2/me', 'unknown_api_version'],
  ['/v99', 'unknown_api_version'],
  ['/v1', 'unknown_api_address'],
  ['/v1/nothing', 'unknown_api_address'],
])('%s is answered by name', async (path, code) => {
  const { status, body } = await me('x', { path });
  expect([status, body.code]).toEqual([404, code]);
});

test('a body of 1 MB is refused with a reason', async () => {
  const { token } = await createCaller(server);
  const big = { 'main.py': 'x'.repeat(1_000_000) };
  const body = { name: 'Big', kind: 'python', files: big };
  const answer = await server.call('POST', '/v1/projects', { token, body });
  expect([answer.status, answer.body.code]).toEqual([413, 'project_too_large']);
  const huge = { ...body, files: { 'main.py': 'x'.repeat(1_300_000) } };
  const refused = await server.call('POST', '/v1/projects', { token, body: huge });
  expect([refused.status, refused.body.code]).toEqual([413, 'body_too_large']);
  const nobody = await server.call('POST', '/v1/projects', { body: huge });
  expect(nobody.status).toBe(401);
  const normal = { name: 'Small', kind: 'python', files: FILES };
  expect((await server.call('POST', '/v1/projects', { token, body: normal })).status).toBe(200);
});
