import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../test/build-app.ts';

/** Fastify's default limit for the loading of a plugin, in milliseconds. */
const FASTIFY_DEFAULT = 10_000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('a server that takes long to start on a busy machine is not given up', () => {
  expect(server.app.initialConfig.pluginTimeout).toBeGreaterThan(6 * FASTIFY_DEFAULT);
});
