import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/connect.ts';
import { unnamedClientTo } from '../db/pooler.ts';
import { advanceDelayedJobs, executorOf } from './jobs.queries.ts';

/** A kind of job that a feature declares. The payload must never hold a secret. */
export interface JobKind<Payload extends object> {
  readonly name: string;
  /** Number of them that one process does at a time. */
  readonly concurrency: number;
  /**
   * Pause of a worker after each job, as a multiple of the time that the job took. Kinds of which very many are queued
   * at once set it to that of all bulk work (`REST`), so that they leave the process, and the database, to those who
   * wait for a page. Unset: no pause.
   */
  readonly rest?: number;
  /** The times when it starts by itself, as a cron expression in UTC. */
  readonly cron?: string;
  /** This field is never set: it ties the payload's type to the kind. */
  readonly payload?: Payload;
}

/** A kind of job that starts by itself, one at a time: `cron` is in UTC. */
export const scheduled = (name: string, cron: string): JobKind<object> => ({
  name,
  concurrency: 1,
  cron,
});

/** The interval at which queues are looked at, notices aside, and the pauses between attempts. In seconds. */
export interface JobPace {
  poll: number;
  retryDelay: number;
  retryDelayMax: number;
  /** Number of further attempts for a job that fails. */
  retryLimit: number;
  /** The queue's own clock, for tests; this machine's when unset. */
  clock?: Clock;
}

export interface Jobs {
  /** Sets the function that does the jobs of a kind. To be called before `start`. */
  handle<P extends object>(kind: JobKind<P>, work: (payload: P) => Promise<void>): void;
  /** Adds a job to the queue, within the given transaction. */
  enqueue<P extends object>(db: Db, kind: JobKind<P>, payload: P): Promise<void>;
  /** Adds many jobs to the queue with one statement, within the given transaction. */
  enqueueAll<P extends object>(db: Db, kind: JobKind<P>, payloads: readonly P[]): Promise<void>;
  start(): Promise<void>;
  /** Waits a moment for the jobs in progress, then returns them to the queue. */
  stop(): Promise<void>;
}

/** A job that fails is tried for two days: mail servers recover. */
export const DEFAULT_PACE: JobPace = {
  poll: 10,
  retryDelay: 5,
  retryDelayMax: 300,
  retryLimit: 600,
};
/** Time after which a job whose process has ended is taken over, in seconds. */
const EXPIRES_AFTER = 60;
/** Maximum rest after a job, in milliseconds: a job that waits for it may not expire meanwhile. */
const MAX_REST_MS = 10_000;
/**
 * Expiry of jobs that start by themselves, in seconds: bulk work takes long, and two at once would take twice as long.
 */
const SCHEDULED = { expireInSeconds: 4 * 60 * 60 };
/**
 * Time for which jobs that were queued together are kept once they are done, in seconds: an hour instead of a week,
 * since the deletion of an account looks through all that are there.
 */
const FREQUENT_RETENTION_S = 3600;
/** Queue of jobs that failed permanently, for the operator. */
export const DEAD_LETTERS = 'dead-letters';
/** Interval between searches for jobs that wait too long because the clock was set back, in milliseconds. */
const ADVANCE_INTERVAL_MS = 60_000;
/** Tolerance beyond the longest delay between two attempts, in seconds. */
const DELAY_TOLERANCE_S = 60;
/** Maximum time for jobs in progress once the server stops, in milliseconds. */
const STOP_TIME = 1500;

/** Opens the queue on the given database; on a server it has a few connections of its own. */
function openBoss({ client }: Database, { clock }: JobPace): PgBoss {
  const options = { useListenNotify: true, ...(clock && { clock }) };
  if (client.kind === 'pglite') {
    return new PgBoss({ db: fromPglite(client.pglite), backend: 'pglite', ...options });
  }
  // It listens on a connection of its own, past a pooler, which its pool goes through: only listening needs a session.
  const { connectionString = '' } = client.pool.options;
  const throughPooler = client.isPooled && { Client: unnamedClientTo(connectionString) };
  return new PgBoss({ connectionString: client.directUrl, max: 3, ...throughPooler, ...options });
}

async function prepareQueue(boss: PgBoss, name: string): Promise<void> {
  await boss.createQueue(name, { notify: true, deadLetter: DEAD_LETTERS });
  // Loads the queue now: loading it later, from inside a transaction on the embedded database's only connection, would
  // wait for that transaction for ever.
  await boss.findJobs(name, { id: randomUUID() });
}

/** Creates the job queue, and queues with these names, in a database on which no server has been started. */
export async function installQueues(database: Database, names: readonly string[]): Promise<void> {
  const boss = openBoss(database, DEFAULT_PACE);
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  for (const name of names) {
    if (name !== DEAD_LETTERS) await prepareQueue(boss, name);
  }
  await boss.stop({ graceful: false });
}

/** Manages jobs in PostgreSQL: they are stored with the rows they belong to, and tried again until they succeed. */
export function createJobs(database: Database, log: FastifyBaseLogger, pace = DEFAULT_PACE): Jobs {
  const boss = openBoss(database, pace);
  const stopping = new AbortController();
  let advanceTimer: NodeJS.Timeout | undefined;
  const advanceJobs = () =>
    advanceDelayedJobs(database.db, pace.retryDelayMax + DELAY_TOLERANCE_S).catch((error) =>
      log.error({ err: error }, 'the job queue failed'),
    );
  const workers: { kind: JobKind<object>; work: (payload: object) => Promise<void> }[] = [];
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));

  /**
   * Starts one worker. By default it would look for its next job when it is notified or the poll is due, and take hours
   * for jobs that were queued together: so it looks again after each job, and its rest. It may find one before that,
   * when it is notified of new ones, which then waits.
   */
  async function startWorker(kind: JobKind<object>, work: (payload: object) => Promise<void>) {
    let worker = '';
    let restsUntil = 0;
    let wakeTimer: NodeJS.Timeout | undefined;
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: Math.min(pace.poll, 2),
      notifyPollingIntervalSeconds: pace.poll,
    };
    worker = await boss.work<object>(kind.name, options, async ([job]) => {
      if (!job) return;
      const left = restsUntil - performance.now();
      if (left > 0) await delay(left, undefined, { ref: false, signal: stopping.signal });
      const started = performance.now();
      try {
        await work(job.data);
      } catch (error) {
        log.warn({ err: error, job: job.name, id: job.id }, 'a job failed and is tried again');
        throw error;
      } finally {
        const now = performance.now();
        const rest = Math.min((kind.rest ?? 0) * (now - started), MAX_REST_MS);
        restsUntil = now + rest;
        clearTimeout(wakeTimer);
        wakeTimer = setTimeout(() => boss.notifyWorker(worker), rest).unref();
      }
    });
  }

  const options = {
    retryLimit: pace.retryLimit,
    retryBackoff: true,
    retryDelay: pace.retryDelay,
    retryDelayMax: pace.retryDelayMax,
    expireInSeconds: EXPIRES_AFTER,
  };

  return {
    handle: (kind, work) => void workers.push({ kind, work: (payload) => work(payload as never) }),
    async enqueue(db, kind, payload) {
      const limits = kind.cron ? { ...options, ...SCHEDULED } : options;
      await boss.send(kind.name, payload, { db: executorOf(db), ...limits });
    },
    async enqueueAll(db, kind, payloads) {
      if (payloads.length === 0) return;
      const kept = { ...options, deleteAfterSeconds: FREQUENT_RETENTION_S };
      const queued = payloads.map((data) => ({ data, ...kept }));
      await boss.insert(kind.name, queued, { db: executorOf(db) });
    },
    async start() {
      await boss.start();
      // Starting has loaded the existing queues: most starts find all of them as they should be.
      const present = new Set((await boss.getQueues()).map(({ name }) => name));
      const schedules = new Map((await boss.getSchedules()).map((one) => [one.name, one]));
      const isScheduled = ({ name, cron }: JobKind<object>) => {
        const found = schedules.get(name);
        return (
          found?.cron === cron && found?.options?.expireInSeconds === SCHEDULED.expireInSeconds
        );
      };
      if (!present.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS);
      for (const { kind, work } of workers) {
        if (!present.has(kind.name)) await prepareQueue(boss, kind.name);
        if (kind.cron && !isScheduled(kind)) {
          await boss.schedule(kind.name, kind.cron, {}, SCHEDULED);
        }
        for (let count = 0; count < kind.concurrency; count++) await startWorker(kind, work);
      }
      await advanceJobs();
      advanceTimer = setInterval(advanceJobs, ADVANCE_INTERVAL_MS).unref();
    },
    async stop() {
      clearInterval(advanceTimer);
      // Jobs that wait for the end of a rest are returned to the queue.
      stopping.abort();
      // The queue's own waiting checks every half second whether its workers have ended; most have at once.
      const names = new Set(workers.map(({ kind }) => kind.name));
      const ended = Promise.allSettled([...names].map((name) => boss.offWork(name)));
      await Promise.race([ended, delay(STOP_TIME, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}
