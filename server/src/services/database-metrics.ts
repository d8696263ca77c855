import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/connect.ts';
import { type QueueFigures, selectQueues } from './jobs.queries.ts';
import { DEAD_LETTERS } from './jobs.ts';

/**
 * Maximum time for an answer of the database, in milliseconds; a slower one counts as unavailable, since Prometheus
 * waits 10 s.
 */
const TIMEOUT_MS = 3000;

/** Returns the figures of the queues, or undefined when the database does not answer in time. */
async function readQueues(
  { db }: Database,
  log: FastifyBaseLogger,
): Promise<QueueFigures[] | undefined> {
  const late = new AbortController();
  const tooLate = delay(TIMEOUT_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`The database did not answer within ${TIMEOUT_MS} ms.`);
  });
  try {
    return await Promise.race([selectQueues(db), tooLate]);
  } catch (error) {
    log.warn({ err: error }, 'the queues could not be counted');
    return undefined;
  } finally {
    tooLate.catch(() => undefined);
    late.abort();
  }
}

/** Adds the number of connections that this process has to a database server; without values on the embedded one. */
function observePool(register: Registry, { client }: Database): void {
  const pool = client.kind === 'server' ? client.pool : undefined;
  const of = (name: string, help: string, read: (pool: Pool) => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      aggregator: 'sum',
      collect() {
        if (pool) this.set(read(pool));
        else this.remove();
      },
    });
  of('codivia_database_connections_max', 'Most connections.', ({ options }) => options.max ?? 0);
  of('codivia_database_connections', 'Connections that are open.', ({ totalCount }) => totalCount);
  of('codivia_database_connections_idle', 'Open ones without work.', ({ idleCount }) => idleCount);
  of(
    'codivia_database_waiting',
    'Queries that wait for a connection.',
    ({ waitingCount }) => waitingCount,
  );
}

/** Adds figures from the database to the metrics, including whether it answers: they are read once for each request. */
export function observeDatabase(
  register: Registry,
  database: Database,
  log: FastifyBaseLogger,
): void {
  observePool(register, database);
  let reading: ReturnType<typeof readQueues> | undefined;
  /** Metrics are collected at the same time, so they share one query. */
  const queues = () => {
    reading ??= readQueues(database, log).finally(() => {
      reading = undefined;
    });
    return reading;
  };

  new Gauge({
    registers: [register],
    aggregator: 'min',
    name: 'codivia_database_up',
    help: 'Whether the database answers.',
    async collect() {
      this.set((await queues()) ? 1 : 0);
    },
  });
  new Gauge({
    registers: [register],
    aggregator: 'max',
    name: 'codivia_jobs_failed',
    help: 'Jobs that were given up after all attempts.',
    async collect() {
      const deadLetters = (await queues())?.find(({ queue }) => queue === DEAD_LETTERS);
      if (deadLetters) this.set(deadLetters.waiting);
      else this.remove();
    },
  });
  const byQueue = (name: string, help: string, read: (figures: QueueFigures) => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      aggregator: 'max',
      labelNames: ['queue'],
      async collect() {
        const all = await queues();
        this.reset();
        for (const figures of all ?? []) {
          const { queue } = figures;
          if (queue !== DEAD_LETTERS) this.set({ queue }, read(figures));
        }
      },
    });
  byQueue(
    'codivia_jobs_waiting',
    'Jobs that are due or wait for another attempt, by queue; mails are in those named …-mail.',
    ({ waiting }) => waiting,
  );
  byQueue(
    'codivia_jobs_oldest_seconds',
    'Age of the oldest job that is not done, by queue; 0 without one.',
    ({ oldest_seconds }) => oldest_seconds,
  );
}
