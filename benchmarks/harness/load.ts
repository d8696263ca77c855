import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Postgres } from './postgres.ts';
import type { ServerProcess } from './server-process.ts';

export interface Shot {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  connections: number;
  /** One list of requests for each connection, or fewer lists that connections share. */
  lanes: Shot[][];
  /** How long to fire, or how many requests. */
  seconds?: number;
  amount?: number;
  /** The only status that counts as an answer; any success when unset. */
  status?: number;
}

export interface Outcome {
  /** Requests answered in a second. */
  throughput: number;
  /** Processor time the server and its database used for one request, in microseconds. */
  processor: number;
}

interface Fired {
  requests: number;
  seconds: number;
  failures: number;
}

async function fire(url: string, load: Load): Promise<Fired> {
  const cannon = spawn(process.execPath, [join(import.meta.dirname, 'cannon.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  cannon.stdin.end(JSON.stringify({ url, ...load }));
  return JSON.parse(await text(cannon.stdout)) as Fired;
}

/** Puts a server under load once, with its database if any. Throws when an answer was no success. */
export async function underLoad(
  server: ServerProcess,
  load: Load,
  database?: Postgres,
): Promise<Outcome> {
  const usedSoFar = async () => (await server.processorTime()) + (database?.processorTime() ?? 0);
  const before = await usedSoFar();
  const { requests, seconds, failures } = await fire(server.url, load);
  const used = (await usedSoFar()) - before;
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed`);
  return { throughput: requests / seconds, processor: (used * 1000) / requests };
}

export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
