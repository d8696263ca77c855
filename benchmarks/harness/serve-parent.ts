import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What the parent process asks of a server, besides requests. */
export type Question =
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

/** What a server can be asked beside what every process knows. */
interface Answers {
  close?: () => Promise<void>;
  sign?: (sessions: string[]) => string[];
  enqueue?: (jobs: readonly string[]) => Promise<void>;
  jobsLeft?: () => Promise<number>;
  live?: (participants: number) => Promise<LiveSeats>;
}

/** What the parent process wrote on the command line. */
export function optionsFromParent<T>(): T {
  return JSON.parse(process.argv[2] ?? '{}') as T;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Bytes in use once what nobody needs is gone; buffers outside the heap are among them. */
function memory(): number {
  for (let turn = 0; turn < 3; turn++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Listens on a free port and answers the parent process, until that says stop. */
export async function serveParent(
  app: FastifyInstance,
  { close, sign, live, enqueue, jobsLeft }: Answers = {},
): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', async (question: Question) => {
    if (question === 'processor time') return process.send?.(processorTime());
    if (question === 'memory') return process.send?.(memory());
    if (question === 'jobs left') return process.send?.((await jobsLeft?.()) ?? 0);
    if (typeof question === 'object' && 'enqueue' in question) {
      await enqueue?.(question.enqueue);
      return process.send?.(null);
    }
    if (typeof question === 'object') {
      const answer =
        'sign' in question ? sign?.(question.sign) : live?.(question.live.participants);
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
