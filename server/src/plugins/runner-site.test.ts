import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';

const APP = { host: 'localhost:3000' };
const PREVIEWS = { host: '127.0.0.1:3000' };
const FRAME = '/runner/p5-0a1b2c3d.html';

let webFolder: string;
beforeAll(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'codivia-web-'));
  mkdirSync(join(webFolder, 'runner'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(webFolder, FRAME), '<!doctype html><title>Frame</title>');
});
afterAll(() => rmSync(webFolder, { recursive: true }));

describe('on this machine, without a setting', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp({}, { webFolder });
  });
  afterAll(() => server.close());
  const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });

  test('the page may show previews from the other loopback name, and from nowhere else', async () => {
    const page = await get('/webtraining', APP);
    expect(page.headers['content-security-policy']).toContain(
      'frame-src http://127.0.0.1:3000/runner/;',
    );
    const config = await get('/api/config', APP);
    expect(config.json().runner_origin).toBe('http://127.0.0.1:3000');
  });

  test('a preview may run scripts, and nothing else', async () => {
    const { headers, statusCode } = await get(FRAME, PREVIEWS);
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      "script-src 'unsafe-inline' 'unsafe-eval' blob:",
      "style-src 'unsafe-inline' blob:",
      'img-src data: blob:',
      'font-src data: blob:',
      'media-src data: blob:',
      'connect-src data: blob:',
      "frame-src 'none'",
      "child-src 'none'",
      'worker-src blob:',
      "object-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      'frame-ancestors http://localhost:3000',
    ]);
    expect(headers).toMatchObject({
      'connection-allowlist': '()',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });

  test.each(['/', '/webtraining?code=1', '/p/x', '//evil.test/x'])(
    'who types %s at the name of the previews is led to the app',
    async (url) => {
      const { statusCode, headers } = await get(url, PREVIEWS);
      expect(statusCode).toBe(307);
      expect(headers).toMatchObject({
        location: `http://localhost:3000${url}`,
        'cache-control': 'no-store',
      });
      const asked = { ...PREVIEWS, 'sec-fetch-dest': 'iframe' };
      expect((await get(url, asked)).statusCode).toBe(421);
    },
  );

  test.each(['/api/health', '/api/health/live', '/api/health?x=1'])(
    'health is told by every name at %s',
    async (url) => {
      expect((await get(url, PREVIEWS)).statusCode).toBe(200);
    },
  );

  test.each(['/api/config', '/api/healthy', '/metrics', '/dev/mailbox', '/assets/x.js'])(
    'the name of the previews does not serve %s',
    async (url) => {
      const answer = await get(url, PREVIEWS);
      expect(answer.statusCode).toBe(421);
      expect(answer.body).toContain('http://localhost:3000');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
    'nor does it take a %s',
    async (method) => {
      const answer = await server.app.inject({ method, url: FRAME, headers: PREVIEWS });
      expect(answer.statusCode).toBe(421);
    },
  );

  test('what is missing there is missing, and not the app', async () => {
    const answer = await get('/runner/other.html', PREVIEWS);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('App');
  });

  test('by any other name pages show previews of their own origin, walled off all the same', async () => {
    const page = await get('/webtraining', { host: '192.168.1.20:3000' });
    expect(page.headers['content-security-policy']).toContain(
      'frame-src http://192.168.1.20:3000/runner/;',
    );
    const frame = await get(FRAME, { host: '192.168.1.20:3000' });
    expect(frame.headers['content-security-policy']).toContain('sandbox allow-scripts;');
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('a name that is none is not repeated in a policy', async () => {
    const page = await get('/webtraining', { host: 'x;script-src *' });
    expect(page.headers['content-security-policy']).toContain("frame-src 'none';");
  });
});

test('with a setting, previews come from there, and its name serves nothing else', async () => {
  const server = await buildTestApp(
    { publicUrl: 'https://codivia.example', runnerOrigin: 'https://previews.example' },
    { webFolder },
  );
  const get = (url: string, host: string) => server.app.inject({ url, headers: { host } });
  const page = await get('/gametraining', 'codivia.example');
  expect(page.headers['content-security-policy']).toContain(
    'frame-src https://previews.example/runner/;',
  );
  expect((await get('/api/config', 'previews.example')).statusCode).toBe(421);
  const frame = await get(FRAME, 'previews.example');
  expect(frame.statusCode).toBe(200);
  expect(frame.headers['content-security-policy']).toContain(
    'frame-ancestors https://codivia.example',
  );
  await server.close();
});
