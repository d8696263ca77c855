import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_WEB_APP, buildTestApp, type TestApp } from '../../test/build-app.ts';
import { ConfigError, readConfig } from '../config.ts';

const folder = mkdtempSync(join(tmpdir(), 'codivia-packages-'));
const read = (PYTHON_PACKAGES_URL?: string) =>
  readConfig({ TOKEN_SECRET: 'a secret that is long enough for tests only', PYTHON_PACKAGES_URL });
let server: TestApp;

beforeAll(async () => {
  writeFileSync(join(folder, 'six-1.17.0-py2.py3-none-any.whl'), 'a wheel');
  writeFileSync(join(folder, 'secrets.txt'), 'not for everybody');
  const { pythonPackagesUrl, pythonPackagesFolder } = read(folder);
  server = await buildTestApp(
    { pythonPackagesUrl, pythonPackagesFolder },
    { webFolder: BUILT_WEB_APP },
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => server.app.inject({ url });

describe('PYTHON_PACKAGES_URL', () => {
  test('unset, is the public folder', () => {
    expect(read().pythonPackagesUrl).toMatch(/^https:\/\/.*\/v0\.28\.0\/full\/$/);
    expect(read().pythonPackagesFolder).toBeUndefined();
  });

  test('may be an address, with or without its last slash', () => {
    for (const address of ['https://packages.example', 'https://packages.example/']) {
      expect(read(address).pythonPackagesUrl).toBe('https://packages.example/');
    }
  });

  test.each(['ftp://x', 'https://', '/no/such/folder'])('is refused in one line as %s', (text) => {
    expect(() => read(text)).toThrow(ConfigError);
    expect(() => read(text)).toThrow(`not "${text}"`);
  });
});

describe('a folder on this machine', () => {
  test('is offered on our own origin, for ever, and named to the web app', async () => {
    const config = (await get('/api/config')).json();
    expect(config.python_packages_url).toBe('/python-packages/');
    const answer = await get('/python-packages/six-1.17.0-py2.py3-none-any.whl');
    expect([answer.statusCode, answer.body]).toEqual([200, 'a wheel']);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self';");
  });

  test('shows nothing but packages', async () => {
    for (const path of ['secrets.txt', 'numpy-1.whl', '../package.json', '%2e%2e%2fsix.whl']) {
      const { statusCode, body } = await get(`/python-packages/${path}`);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('everybody');
    }
  });
});
