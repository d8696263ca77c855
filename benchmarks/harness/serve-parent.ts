import { readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Messages of the parent process to a server. */
export type ParentMessage =
  | 'processor time'
  | 'memory'
  | 'jobs left'
  | 'stop'
  | { sign: string[] }
  | { enqueue: readonly string[] }
  | { live: { participants: number } };

/** A live session that has started, with access tokens of its host and its participants. */
export interface LiveSeats {
  session: string;
  host: string;
  participants: string[];
}

/** Handlers of messages that only some servers support. */
interface ParentHandlers {
  close?: () => Promise<void>;
  sign?: (sessions: string[]) => string[];
  enqueue?: (jobs: readonly string[]) => Promise<void>;
  jobsLeft?: () => Promise<number>;
  live?: (participants: number) => Promise<LiveSeats>;
}

/** Options from the parent process, in the file that the command line names; the file is deleted. */
export function optionsFromParent<T>(): T {
  const [, , file = ''] = process.argv;
  const options = JSON.parse(readFileSync(file, 'utf8')) as T;
  rmSync(file);
  return options;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Bytes in use after garbage collection, with buffers outside the heap. */
function memory(): number {
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Listens on a free port and answers messages of the parent process until `stop`. */
export async function serveParent(
  app: FastifyInstance,
  { close, sign, live, enqueue, jobsLeft }: ParentHandlers = {},
): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', async (message: ParentMessage) => {
    if (message === 'processor time') return process.send?.(processorTime());
    if (message === 'memory') return process.send?.(memory());
    if (message === 'jobs left') return process.send?.((await jobsLeft?.()) ?? 0);
    if (typeof message === 'object' && 'enqueue' in message) {
      await enqueue?.(message.enqueue);
      return process.send?.(null);
    }
    if (typeof message === 'object') {
      const answer = 'sign' in message ? sign?.(message.sign) : live?.(message.live.participants);
      return process.send?.((await answer) ?? []);
    }
    await app.close();
    await close?.();
    process.exit(0);
  });
  // A measurement that fails leaves no server behind.
  process.on('disconnect', () => process.exit(0));
  process.send?.((app.server.address() as AddressInfo).port);
}
