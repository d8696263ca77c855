import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const PAGES = ['/dev/mailbox', '/sandbox/checkout/x', '/metrics'];
const get = (from: TestApp, url: string, headers: Record<string, string>) =>
  from.app.inject({ url, headers });

test.each(PAGES)('%s does not exist by a name that is not of this machine', async (url) => {
  for (const host of ['evil.test', 'evil.test:3000', 'localhost.evil.test', '192.168.1.20:3000']) {
    const answer = await get(server, url, { host, 'x-forwarded-host': 'localhost' });
    expect(answer.statusCode, host).toBe(404);
    expect(answer.json().code).toBe('not_found');
  }
});

test.each(['localhost', 'localhost:3000', '[::1]:3000'])('they exist at %s', async (host) => {
  expect((await get(server, '/dev/mailbox', { host })).statusCode).toBe(200);
  expect((await get(server, '/metrics', { host })).statusCode).toBe(200);
  expect((await get(server, '/sandbox/checkout/x', { host })).body).toContain('<html');
});

test('other pages are served by any name', async () => {
  for (const url of ['/api/config', '/api/health', '/metricsboard', '/devices']) {
    const answer = await get(server, url, { host: '192.168.1.20:3000' });
    expect(answer.json().code, url).not.toBe('unexpected');
  }
  expect((await get(server, '/api/config', { host: '192.168.1.20' })).statusCode).toBe(200);
});

test('a token opens the figures by any name', async () => {
  const metricsToken = 'a token of sixteen or more';
  const other = await buildTestApp({ metricsToken });
  const headers = { host: 'figures.internal', authorization: `Bearer ${metricsToken}` };
  expect((await get(other, '/metrics', headers)).statusCode).toBe(200);
  await other.close();
});
