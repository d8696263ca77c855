import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_WEB_APP, buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { readConfig } from '../../config.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({}, { webFolder: BUILT_WEB_APP });
});
afterAll(() => server.close());

test('is healthy once the database answers', async () => {
  expect(await server.call('GET', '/health')).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
});

test('an unknown address is a 404 in both languages', async () => {
  const { status, body } = await server.call('GET', '/nothing/here');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    code: 'not_found',
    detail: { fr: expect.any(String), en: expect.any(String) },
  });
});

test('documents are isolated and may load our own files only', async () => {
  const { headers } = await server.app.inject({ url: '/courses' });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(headers['permissions-policy']).toContain('camera=()');
});

test('the camera may be asked for by the AI lab and the game room alone', async () => {
  const policyAt = async (url: string) => {
    const { headers } = await server.app.inject({ method: 'GET', url });
    return String(headers['permissions-policy']);
  };
  const allowed = [
    '/ailab',
    '/ailab?lang=fr',
    '/ailab/',
    '/gametraining',
    '/gametraining?project=a',
  ];
  for (const url of allowed) {
    expect(await policyAt(url)).toContain('camera=(self), microphone=()');
  }
  const others = [
    '/',
    '/ailab-other',
    '/gametraining/other',
    '/embed/gametraining',
    '/webtraining',
    '/ailab/other',
    '/learn?page=/ailab',
    '/game',
    '/runner/frame.html',
  ];
  for (const url of [...others, '/embed/game', '/play', '/assets/missing.js']) {
    expect(await policyAt(url)).toContain('camera=()');
  }
});

test('the page of one model is listed by no search engine', async () => {
  const robotsAt = async (url: string) =>
    (await server.app.inject({ method: 'GET', url })).headers['x-robots-tag'];
  for (const url of ['/ailab?model=x', '/ailab/?lang=fr&model=x', '/ailab?saved=x']) {
    expect([url, await robotsAt(url)]).toEqual([url, 'noindex']);
  }
  for (const url of ['/ailab', '/ailab?lang=fr', '/courses?model=x']) {
    expect([url, await robotsAt(url)]).toEqual([url, undefined]);
  }
});

test('data opened as a page loads nothing, and other sites may not read it', async () => {
  const { headers } = await server.call('GET', '/health');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('the public settings say who publishes and hosts the site, or nothing', async () => {
  const { body } = await server.call('GET', '/config');
  expect(body).toMatchObject({ publisher_name: '', publisher_address: '', hosting_provider: '' });
  const config = readConfig({
    TOKEN_SECRET: 'a secret that is long enough for tests only',
    PUBLISHER_NAME: ' Association Exemple ',
    PUBLISHER_ADDRESS: '1 rue de l’Exemple, Paris',
    HOSTING_PROVIDER: 'Hébergeur Exemple',
  });
  expect(config).toMatchObject({
    publisherName: 'Association Exemple',
    publisherAddress: '1 rue de l’Exemple, Paris',
    hostingProvider: 'Hébergeur Exemple',
  });
});
