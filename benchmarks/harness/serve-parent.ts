import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What the parent process asks of a server, besides requests. */
export type Question = 'processor time' | 'stop' | { sign: string[] };

/** What the parent process wrote on the command line. */
export function optionsFromParent<T>(): T {
  return JSON.parse(process.argv[2] ?? '{}') as T;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Listens on a free port and answers the parent process, until that says stop. */
export async function serveParent(
  app: FastifyInstance,
  close: () => Promise<void> = async () => {},
  sign: (sessions: string[]) => string[] = () => [],
): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('message', async (question: Question) => {
    if (question === 'processor time') return process.send?.(processorTime());
    if (typeof question === 'object') return process.send?.(sign(question.sign));
    await app.close();
    await close();
    process.exit(0);
  });
  process.send?.((app.server.address() as AddressInfo).port);
}
