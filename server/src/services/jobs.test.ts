import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FREQUENT } from '../../test/build-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/connect.ts';
import { createJobs, DEFAULT_PACE, type JobKind, type JobPace, type Jobs } from './jobs.ts';

const GREETING: JobKind<{ to: string }> = { name: 'greeting', concurrency: 2 };

let database: Database;
let done: string[];
let running: Jobs[];
beforeEach(async () => {
  database = await openTestDatabase();
  done = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await database.close();
});

async function greet({ to }: { to: string }): Promise<void> {
  done.push(to);
}

/** Starts one process that does greetings. */
async function start(work = greet, pace: JobPace = FREQUENT): Promise<Jobs> {
  const jobs = createJobs(database, Fastify().log, pace);
  jobs.handle(GREETING, work);
  await jobs.start();
  running.push(jobs);
  return jobs;
}

function untilDone(...names: string[]): Promise<void> {
  return vi.waitFor(() => expect([...done].sort()).toEqual(names.sort()));
}

test('a job is done once its transaction is committed, and never when it is not', async () => {
  const { enqueue } = await start();
  const undone = database.db.transaction(async (tx) => {
    await enqueue(tx, GREETING, { to: 'nobody' });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await database.db.transaction(async (tx) => {
    await enqueue(tx, GREETING, { to: 'Ada' });
    expect(done).toEqual([]);
  });
  await untilDone('Ada');
});

test('bulk work that starts by itself may take hours; whatever else is started anew after a minute', async () => {
  const sweep: JobKind<object> = { name: 'sweep', concurrency: 1, cron: '17 3 * * *' };
  const jobs = createJobs(database, Fastify().log, FREQUENT);
  running.push(jobs);
  jobs.handle(GREETING, greet);
  jobs.handle(sweep, async () => void done.push('swept'));
  await jobs.start();
  await jobs.enqueue(database.db, GREETING, { to: 'Ada' });
  await jobs.enqueue(database.db, sweep, {});
  await untilDone('Ada', 'swept');
  const rowsOf = async (query: SQL) =>
    ((await database.db.execute(query)) as unknown as { rows: object[] }).rows;
  const limits = sql`select name, expire_seconds from pgboss.job
    where name in ('greeting', 'sweep') order by name`;
  expect(await rowsOf(limits)).toEqual([
    { name: 'greeting', expire_seconds: 60 },
    { name: 'sweep', expire_seconds: 14_400 },
  ]);
  // The option is set also where an earlier version has scheduled the job without it.
  await database.db.execute(sql`update pgboss.schedule set options = '{}' where name = 'sweep'`);
  const restarted = createJobs(database, Fastify().log, FREQUENT);
  running.push(restarted);
  restarted.handle(sweep, async () => {});
  await restarted.start();
  const scheduled = sql`select options->'expireInSeconds' as seconds from pgboss.schedule where name = 'sweep'`;
  expect(await rowsOf(scheduled)).toEqual([{ seconds: 14_400 }]);
});

test('many jobs are queued at once, or none of them', async () => {
  const { enqueueAll } = await start();
  const names = Array.from({ length: 50 }, (_, i) => `Ada ${i}`);
  const jobs = names.map((to) => ({ to }));
  const undone = database.db.transaction(async (tx) => {
    await enqueueAll(tx, GREETING, [{ to: 'nobody' }]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await database.db.transaction(async (tx) => {
    await enqueueAll(tx, GREETING, jobs);
    await enqueueAll(tx, GREETING, []);
  });
  await untilDone(...names);
  const { rows } = (await database.db.execute(
    sql`select distinct deletion_seconds from pgboss.job where name = ${GREETING.name}`,
  )) as unknown as { rows: object[] };
  expect(rows).toEqual([{ deletion_seconds: 3600 }]);
});

test('jobs that are queued together fail and are tried again one by one', async () => {
  const tried = new Set<string>();
  const { enqueueAll } = await start(async (payload) => {
    if (!tried.has(payload.to)) {
      tried.add(payload.to);
      throw new Error('not yet');
    }
    await greet(payload);
  });
  await enqueueAll(database.db, GREETING, [{ to: 'Ada' }, { to: 'Alan' }]);
  await untilDone('Ada', 'Alan');
});

test('a job that fails is tried again until it succeeds', async () => {
  let attempts = 0;
  const { enqueue } = await start(async (payload) => {
    attempts += 1;
    if (attempts < 3) throw new Error('not yet');
    await greet(payload);
  });
  await enqueue(database.db, GREETING, { to: 'Ada' });
  await untilDone('Ada');
  expect(attempts).toBe(3);
});

test('one job that fails keeps no other waiting', async () => {
  const { enqueue } = await start(async (payload) => {
    if (payload.to === 'never') throw new Error('never');
    await greet(payload);
  });
  await enqueue(database.db, GREETING, { to: 'never' });
  for (const to of ['Ada', 'Lin', 'Zoé']) await enqueue(database.db, GREETING, { to });
  await untilDone('Ada', 'Lin', 'Zoé');
});

test('a job that has failed for good waits among the dead letters', async () => {
  const { enqueue } = await start(() => Promise.reject(new Error('never')), {
    ...FREQUENT,
    retryDelay: 0,
    retryLimit: 1,
  });
  await enqueue(database.db, GREETING, { to: 'Ada' });
  await vi.waitFor(async () => {
    const { rows } = (await database.db.execute(
      sql`select data from pgboss.job where name = 'dead-letters'`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ data: { to: 'Ada' } }]);
  });
});

test('bulk work rests after each job, also while more of it is queued', async () => {
  const bulk: JobKind<{ to: string }> = { name: 'bulk', concurrency: 1, rest: 9 };
  const jobs = createJobs(database, Fastify().log, FREQUENT);
  running.push(jobs);
  const started: number[] = [];
  jobs.handle(bulk, async (payload) => {
    started.push(performance.now());
    await delay(20);
    await greet(payload);
  });
  await jobs.start();
  const names = Array.from({ length: 9 }, (_, index) => `learner ${index}`);
  for (const to of names) await jobs.enqueueAll(database.db, bulk, [{ to }]);
  await untilDone(...names);
  const pauses = started.slice(1).map((time, index) => time - (started[index] ?? 0));
  // Ten pauses of 20 ms, which timers may end a millisecond early.
  expect(Math.min(...pauses)).toBeGreaterThan(180);
});

test('two processes share the work, and do each job once', async () => {
  const { enqueue } = await start();
  await start();
  const names = Array.from({ length: 20 }, (_, index) => `learner ${index}`);
  await Promise.all(names.map((to) => enqueue(database.db, GREETING, { to })));
  await untilDone(...names);
});

test('what one process leaves, the next one does', async () => {
  const first = await start(() => Promise.reject(new Error('not here')));
  await first.enqueue(database.db, GREETING, { to: 'Ada' });
  await first.stop();
  await first.stop();
  await start();
  await untilDone('Ada');
});

test('a clock that is put back keeps no job waiting', async () => {
  const first = await start(() => Promise.reject(new Error('not here')));
  await first.enqueue(database.db, GREETING, { to: 'Ada' });
  await first.stop();
  await database.db.execute(
    sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'greeting'`,
  );
  await start();
  await untilDone('Ada');
});

test('stopping does not wait for ever, and hands back what was under way', async () => {
  const begun = Promise.withResolvers<void>();
  const hanging = await start(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  await hanging.enqueue(database.db, GREETING, { to: 'Ada' });
  await begun.promise;
  await hanging.stop();
  await start();
  await untilDone('Ada');
});

test('a mail that cannot leave is tried for more than a day', () => {
  let seconds = 0;
  for (let retry = 0; retry < DEFAULT_PACE.retryLimit; retry++) {
    seconds += Math.min(DEFAULT_PACE.retryDelayMax, DEFAULT_PACE.retryDelay * 2 ** retry);
  }
  expect(seconds / 3600).toBeGreaterThan(24);
});
