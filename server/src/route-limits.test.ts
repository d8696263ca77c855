import { endpoint } from '@codivia/contract/api/endpoint';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/test-database.ts';
import type { Database } from './db/connect.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import type { RouteLimit } from './route-limits.ts';
import { serve } from './serve.ts';
import { createRateLimits } from './services/rate-limits.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const READ = endpoint({
  method: 'GET',
  path: '/limited',
  access: 'everyone',
  summary: 'Answers',
  answer: Type.Object({ calls: Type.Number() }),
});

/** Serves one route under limits. Answers a function that calls it, and returns the answer's status and headers. */
async function served(limit: RouteLimit | RouteLimit[]) {
  const app = Fastify();
  await app.register(errorAnswers);
  app.decorateRequest('user', null);
  app.decorate(
    'rateLimits',
    createRateLimits(database.db, () => new Date()),
  );
  let calls = 0;
  serve(app, READ, { limit }, () => ({ calls: ++calls }));
  const call = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ path: '/api/limited', remoteAddress, headers });
    return { status: answer.statusCode, headers: answer.headers, calls };
  };
  return { call, close: () => app.close() };
}

test('a request beyond the limit of its network does not reach the handler', async () => {
  const { call, close } = await served({ name: 'by-ip', per: 'ip', limit: 2, seconds: 60 });
  const statuses = [await call('10.0.0.1'), await call('10.0.0.1'), await call('10.0.0.2')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { status, headers, calls } = await call('10.0.0.1');
  expect([status, headers['cache-control'], calls]).toEqual([429, 'no-store', 3]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await close();
});

test('several limits of a route each count, by what they count', async () => {
  const { call, close } = await served([
    { name: 'network', per: 'ip', limit: 3, seconds: 60 },
    { name: 'key', limit: 1, seconds: 60, per: ({ headers }) => String(headers.from) },
  ]);
  expect((await call('10.0.0.1', { from: 'ada' })).status).toBe(200);
  expect((await call('10.0.0.2', { from: 'ada' })).status).toBe(429);
  expect((await call('10.0.0.1', { from: 'eve' })).status).toBe(200);
  expect((await call('10.0.0.1', { from: 'eve' })).status).toBe(429);
  expect((await call('10.0.0.1', { from: 'bob' })).status, 'the network is over').toBe(429);
  await close();
});

test('a limit per member refuses those who are not signed in', async () => {
  const { call, close } = await served({ name: 'by-user', per: 'user', limit: 1, seconds: 60 });
  expect((await call('10.0.0.1')).status).toBe(401);
  await close();
});
