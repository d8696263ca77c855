import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { readConfig } from '../config.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const agent = new Agent({ keepAlive: true });

/** Returns the status of an answer and its `Connection` header. */
function ask(path: string): Promise<{ status: number; connection: string | undefined }> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = get({ port, path: `/api${path}`, agent }, (answer) => {
      answer
        .resume()
        .on('end', () =>
          resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
        );
    });
    request.on('error', reject);
  });
}

/** Asks repeatedly, as a proxy does while it considers the process healthy; adds all statuses. */
async function visit(statuses: number[]): Promise<void> {
  while ((await ask('/health')).status === 200) statuses.push((await ask('/config')).status);
}

test('a process that stops says so, and serves what still comes', async () => {
  expect(await ask('/health')).toEqual({ status: 200, connection: 'keep-alive' });
  const statuses: number[] = [];
  const visitors = [1, 2, 3, 4].map(() => visit(statuses));
  await vi.waitUntil(() => statuses.length > 4);
  const drained = server.app.drain(100);
  expect(await ask('/health')).toEqual({ status: 503, connection: 'close' });
  expect(await ask('/config')).toEqual({ status: 200, connection: 'close' });
  await Promise.all(visitors);
  await drained;
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('waits for proxies where there may be one, unless told otherwise', () => {
  const secret = { TOKEN_SECRET: 'a secret that is long enough for tests only' };
  const several = { ...secret, DATABASE_URL: 'postgres://localhost/codivia' };
  expect(readConfig(secret).drainDelayMs).toBe(0);
  expect(readConfig(several).drainDelayMs).toBe(3000);
  expect(readConfig({ ...several, DRAIN_DELAY: '0.5' }).drainDelayMs).toBe(500);
  expect(() => readConfig({ ...several, DRAIN_DELAY: 'soon' })).toThrow('DRAIN_DELAY');
});
