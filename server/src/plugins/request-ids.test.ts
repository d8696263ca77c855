import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, NO_WEB_APP, type TestApp } from '../../test/build-app.ts';
import { buildApp } from '../app.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const GIVEN = 'proxy-made_01234567';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test.each(['/health', '/nothing/here', '/profile'])(
  'the answer of %s tells its id',
  async (path) => {
    const [first, second] = await Promise.all([server.call('GET', path), server.call('GET', path)]);
    expect(first.headers['x-request-id']).toMatch(UUID);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  },
);

test('an address that makes no sense has an answer with an id', async () => {
  const answer = await server.app.inject({ url: '/api/courses/%E0%A4%A' });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['x-request-id']).toMatch(UUID);
});

test('what a caller calls a request is not taken over', async () => {
  const { headers } = await server.call('GET', '/health', { headers: { 'x-request-id': GIVEN } });
  expect(headers['x-request-id']).toMatch(UUID);
});

test('what a known proxy calls a request is, when it is an id', async () => {
  const other = await buildTestApp({ trustProxy: ['127.0.0.1'] });
  const idFor = async (id: string) => {
    const { headers } = await other.call('GET', '/health', { headers: { 'x-request-id': id } });
    return headers['x-request-id'];
  };
  expect(await idFor(GIVEN)).toBe(GIVEN);
  for (const wrong of ['short', 'a b c d e f g h', 'x'.repeat(65), 'somebody@example.org']) {
    expect(await idFor(wrong)).toMatch(UUID);
  }
  await other.close();
});

test('an unexpected failure is logged with the id that its answer tells', async () => {
  const lines: string[] = [];
  const app = await buildApp({
    database: server.database,
    clock: server.clock.now,
    webFolder: NO_WEB_APP,
    config: { ...server.config, logLevel: 'warn' },
    logStream: { write: (line) => lines.push(line) },
  });
  app.get('/fails', () => {
    throw new Error('planted');
  });
  const answer = await app.inject({ url: '/fails' });
  expect(answer.statusCode).toBe(500);
  const [line] = lines.map((text) => JSON.parse(text)).filter(({ err }) => err);
  expect(line).toMatchObject({
    reqId: answer.headers['x-request-id'],
    err: { message: 'planted' },
  });
  await app.close();
});
