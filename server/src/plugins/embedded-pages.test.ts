import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';

const FRAME = '/runner/p5-0a1b2c3d.html';

let webFolder: string;
let server: TestApp;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'codivia-embed-'));
  mkdirSync(join(webFolder, 'runner'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(webFolder, 'embed.html'), '<!doctype html><title>Embedded</title>');
  writeFileSync(join(webFolder, FRAME), '<!doctype html><title>Frame</title>');
  server = await buildTestApp({}, { webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

const get = (url: string, host = 'localhost:3000') =>
  server.app.inject({ url, headers: { host, accept: 'text/html' } });
const policyOf = async (url: string, host?: string) =>
  String((await get(url, host)).headers['content-security-policy']);

test.each([
  '/embed/playground',
  '/embed/webtraining',
  '/embed/gametraining?lang=fr',
  '/embed/p/x-1',
])('any site may show %s, a document of its own', async (url) => {
  const { statusCode, body, headers } = await get(url);
  expect([statusCode, body]).toEqual([200, '<!doctype html><title>Embedded</title>']);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each(['/play', '/play?lang=fr', '/play/p/x-1'])(
  '%s is the same document, isolated and in no frame of another site',
  async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Embedded</title>']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
    });
    expect(headers).not.toHaveProperty('set-cookie');
  },
);

test.each(['/play/x', '/player', '/play/p/', '/play/p/x/y'])('%s is none of these', async (url) => {
  expect((await get(url)).body).not.toContain('Embedded');
});

test.each([
  '/',
  '/playground',
  '/embed',
  '/embed/dashboard',
  '/embed/p/',
  '/embed/p/x/y',
  '/embed.html',
])('no site may show %s', async (url) => {
  const { headers } = await get(url);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

test('a preview may be in an embedded page only when it is asked for as such', async () => {
  const previews = '127.0.0.1:3000';
  expect(await policyOf(`${FRAME}?embed`, previews)).toContain('frame-ancestors *');
  expect(await policyOf(FRAME, previews)).toContain('frame-ancestors http://localhost:3000');
  expect(await policyOf(`${FRAME}?embed`, previews)).toContain('sandbox allow-scripts');
});
