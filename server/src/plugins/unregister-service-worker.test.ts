import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { webApp } from './web-app.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'codivia-web-'));
const TOKEN_SECRET = 'a secret that is long enough for tests only';

async function serving(OFFLINE?: string): Promise<FastifyInstance> {
  const { offline, publicUrl, communityUrl } = readConfig({ TOKEN_SECRET, OFFLINE });
  const app = Fastify();
  const addresses = { publicUrl, communityUrl };
  await app.register(webApp, { webFolder, coursesFolder: webFolder, ...addresses, offline });
  return app;
}

beforeAll(() => {
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html>');
  writeFileSync(join(webFolder, 'sw.js'), 'the worker of the build');
  writeFileSync(join(webFolder, 'sw.js.br'), 'the same, compressed');
});
afterAll(() => rmSync(webFolder, { recursive: true }));

test('the service worker of the build is looked at again each time, compressed or not', async () => {
  const app = await serving();
  for (const encoding of ['identity', 'br']) {
    const answer = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } });
    expect(answer.body).toMatch(encoding === 'br' ? /the same/ : /of the build/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  }
});

test('OFFLINE=off answers with a worker that drops what is kept and leaves', async () => {
  const app = await serving('off');
  const { body, headers } = await app.inject({
    url: '/sw.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(body).toContain('caches.delete');
  expect(body).toContain('unregister()');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await app.inject({ url: '/playground' })).body).toContain('doctype');
});

test('OFFLINE is on or off', () => {
  expect(readConfig({ TOKEN_SECRET }).offline).toBe(true);
  expect(() => readConfig({ TOKEN_SECRET, OFFLINE: 'no' })).toThrow(ConfigError);
});

test('what only the service worker answers is missing here', async () => {
  const app = await serving();
  for (const method of ['GET', 'POST'] as const) {
    const answer = await app.inject({ method, url: '/python-input/line/q' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toEqual({ en: expect.any(String), fr: expect.any(String) });
  }
});
