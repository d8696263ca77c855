import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveSeats, ParentMessage } from './serve-parent.ts';

/** A server under load, in a separate process. */
export interface ServerProcess {
  url: string;
  /** Processor time it has used so far, in milliseconds. */
  processorTime(): Promise<number>;
  /** Access tokens of these sessions, in their order. */
  sign(sessions: string[]): Promise<string[]>;
  /** Bytes that it uses, heap and buffers. */
  memory(): Promise<number>;
  /** Starts a live session with this number of seats taken. */
  live(participants: number): Promise<LiveSeats>;
  /** Queues a job of each of these kinds, which need no payload. */
  enqueue(jobs: readonly string[]): Promise<void>;
  /** Number of unfinished jobs. */
  jobsLeft(): Promise<number>;
  stop(): Promise<void>;
}

async function request<T>(child: ChildProcess, message: ParentMessage): Promise<T> {
  child.send(message);
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

/** Starts `servers/NAME.ts`, which reads `options` from a file, since a command line is short, and reports when it listens. */
export async function startServer(name: string, options: object = {}): Promise<ServerProcess> {
  const file = join(import.meta.dirname, '../servers', `${name}.ts`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const execArgv = [...process.execArgv, '--expose-gc'];
  const given = join(tmpdir(), `codivia-options-${randomUUID()}.json`);
  writeFileSync(given, JSON.stringify(options));
  const child = fork(file, [given], { env, execArgv });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended`)));
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number];
  failed.catch(() => {});
  return {
    url: `http://127.0.0.1:${port}`,
    processorTime: () => request(child, 'processor time'),
    sign: (sessions) => request(child, { sign: sessions }),
    memory: () => request(child, 'memory'),
    live: (participants) => request(child, { live: { participants } }),
    enqueue: (jobs) => request(child, { enqueue: jobs }),
    jobsLeft: () => request(child, 'jobs left'),
    async stop() {
      child.send('stop' satisfies ParentMessage);
      await once(child, 'exit');
    },
  };
}
