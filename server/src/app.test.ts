import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../test/build-app.ts';

/** What Fastify allows a plugin to take, in milliseconds, where nobody says otherwise. */
const FASTIFY_DEFAULT = 10_000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('a server that takes long to start on a busy machine is not given up', () => {
  expect(server.app.initialConfig.pluginTimeout).toBeGreaterThan(6 * FASTIFY_DEFAULT);
});
