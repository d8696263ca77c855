import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyListenOptions } from 'fastify';
import type { Config } from '../config.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Returns the options for the address on which a process listens. Where the system distributes the connections of a
 * port, each worker has a socket of its own: a connection that the first process has accepted for a worker that is
 * killed at that moment would stay open without an answer (docs/decisions/0273).
 */
export function listenOptions({ host, port }: Address): FastifyListenOptions {
  const shared = cluster.isWorker && process.platform === 'linux';
  return { host, port, ...(shared && { reusePort: true }) };
}

/**
 * Time to wait for the port, in milliseconds. Workers whose first process was killed end a moment later; until then
 * they have the port.
 */
const LEAVING_TIME = 5000;
const LOOK = 100;

async function tryPort({ host, port }: Address): Promise<void> {
  const probe = createServer().listen({ host, port, exclusive: true });
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Throws EADDRINUSE when another program keeps the port: workers that share a port would share it with another server
 * of ours as well.
 */
export async function expectFreePort(address: Address): Promise<void> {
  const limit = performance.now() + LEAVING_TIME;
  for (;;) {
    try {
      return await tryPort(address);
    } catch (error) {
      if (performance.now() > limit) throw error;
      await delay(LOOK);
    }
  }
}
