import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Postgres } from './postgres.ts';
import type { ServerProcess } from './server-process.ts';

export interface RequestSpec {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  connections: number;
  /** One list of requests for each connection, or fewer lists that connections share. */
  lanes: RequestSpec[][];
  /** Duration, or number of requests. */
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

interface LoadResult {
  requests: number;
  seconds: number;
  failures: number;
}

async function runLoad(url: string, load: Load): Promise<LoadResult> {
  const generator = spawn(process.execPath, [join(import.meta.dirname, 'load-generator.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  generator.stdin.end(JSON.stringify({ url, ...load }));
  return JSON.parse(await text(generator.stdout)) as LoadResult;
}

/** Runs a load once and measures the server, with its database if any. Throws when a request failed. */
export async function measureLoad(
  server: ServerProcess,
  load: Load,
  database?: Postgres,
): Promise<Outcome> {
  const processorTime = async () =>
    (await server.processorTime()) + (database?.processorTime() ?? 0);
  const before = await processorTime();
  const { requests, seconds, failures } = await runLoad(server.url, load);
  const used = (await processorTime()) - before;
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed`);
  return { throughput: requests / seconds, processor: (used * 1000) / requests };
}

export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
