/**
 * Measures insight with 20,000,000 exercise results of 1,000,000 members (`BENCH_RESULTS` sets another number) on
 * PostgreSQL, and with a tenth of them: the processor time of the nightly count, beside ten times that of the tenth, its
 * time without its rests, and its longest statement; how long administrators wait for its pages, beside the limit of
 * 200 ms; how long a report of a wrong try takes with the answer and without it, in turns.
 *
 * Seeded are results at 20 exercises, one begun lesson for each lesson that has some of them, positions, and wrong
 * answers of half of the members at each exercise. Minutes are not seeded: no member was active.
 */
import { randomUUID } from 'node:crypto';
import { buildApp } from '../server/src/app.ts';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { connectToServer } from '../server/src/db/connect.ts';
import { setUp } from '../server/src/db/set-up.ts';
import { countInsight } from '../server/src/features/lesson-insight/count-insight.job.ts';
import { compareTimes } from './harness/compare-times.ts';
import { openAdmin } from './harness/fill-database.ts';
import { fillInsight } from './harness/fill-insight.ts';
import { median } from './harness/load.ts';
import { startPostgres } from './harness/postgres.ts';
import { timeStatements } from './harness/time-statements.ts';

const RESULTS = Number(process.env.BENCH_RESULTS ?? 20_000_000);
const SMALLER = 10;
/** The largest ratio of the count's processor time to one that grows in proportion to the results. */
const GROWTH_BUDGET = 1.5;
const LIST_LIMIT = 200;
const LIST_CALLS = 9;
const ROUNDS = 9;
const REPORTS_PER_ROUND = 50;
/** A wrong answer costs two short statements more: finding the exercise, and storing. */
const REPORT_BUDGET = 3;

const config = readConfig({
  TOKEN_SECRET: 'a secret that is long enough for this',
  LOG_LEVEL: 'silent',
});
const postgres = await startPostgres(['-c', 'max_wal_size=8GB', '-c', 'shared_buffers=1GB']);

/** Milliseconds of processor time that PostgreSQL and this process have used so far. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return postgres.processorTime() + (user + system) / 1000;
}

/** Fills a database, counts, and asks for the pages. */
async function measure(results: number) {
  const database = await connectToServer(
    await postgres.createDatabase(`insight_${results}`),
    console.error,
  );
  await setUp(database, config, () => {});
  if (database.client.kind === 'pglite') throw new Error('this needs a server');
  const { pool } = database.client;
  const [first] = await fillInsight(pool, results);
  if (!first) throw new Error('no lesson has an exercise');
  const app = await buildApp({ database, clock: systemClock, config });

  const started = performance.now();
  const before = processorTime();
  const statements = await timeStatements(pool, () =>
    countInsight({ db: database.db, clock: systemClock }),
  );
  const used = processorTime() - before;
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  console.log(
    `${results.toLocaleString('en')} results: counted in ${seconds(performance.now() - started)} s, of which statements ${seconds(statements.all)} s, the longest ${statements.longest.toFixed(0)} ms; processor time ${seconds(used)} s`,
  );

  const admin = app.session.sign(await openAdmin(database));
  const { rows: places } = await pool.query<{ course_id: string }>(
    'select course_id from lessons where id = $1',
    [first.lesson],
  );
  let withinBudget = true;
  for (const path of [
    '/courses',
    `/courses/${places[0]?.course_id}`,
    `/lessons/${first.lesson}`,
    `/lessons/${first.lesson}/exercises/${first.exercise}`,
  ]) {
    const times: number[] = [];
    for (let call = 0; call < LIST_CALLS; call++) {
      const asked = performance.now();
      const headers = { authorization: `Bearer ${admin}` };
      const answer = await app.inject({ url: `/api/admin/insight${path}`, headers });
      times.push(performance.now() - asked);
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    }
    const time = median(times);
    withinBudget = time <= LIST_LIMIT && withinBudget;
    const share = `${(time / LIST_LIMIT).toFixed(2)}${time > LIST_LIMIT ? '  MISSED' : ''}`;
    console.log(`  ${path.padEnd(70)} ${time.toFixed(1)} ms, ${share} of ${LIST_LIMIT} ms`);
  }
  return { database, pool, app, first, withinBudget, used };
}

const smaller = await measure(Math.round(RESULTS / SMALLER));
await smaller.app.close();
await smaller.database.close();
const { database, pool, app, first, ...whole } = await measure(RESULTS);
const growth = whole.used / (SMALLER * smaller.used);
const heldGrowth = growth <= GROWTH_BUDGET;
console.log(
  `  ${SMALLER} times the results took ${growth.toFixed(2)} of ${SMALLER} times the processor time, budget ${GROWTH_BUDGET}${heldGrowth ? '' : '  MISSED'}`,
);

const { rows: sessions } = await pool.query<{ id: string }>(
  `insert into sessions (user_id) select id from bench_people limit ${ROUNDS * REPORTS_PER_ROUND} returning id`,
);

/** Reports one more try of each of some members; returns the milliseconds of all. */
async function report(round: number, tries: number, isWithAnswer: boolean): Promise<number> {
  const begins = round * REPORTS_PER_ROUND;
  let sum = 0;
  for (const { id } of sessions.slice(begins, begins + REPORTS_PER_ROUND)) {
    const wrong = {
      at: new Date().toISOString(),
      message: 'Look at the name again.',
      answer: { code: `name = "${randomUUID()}"\nprint(nam)  # here\n` },
    };
    const asked = performance.now();
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/exercise-results/${first.lesson}/${first.exercise}`,
      headers: { authorization: `Bearer ${app.session.sign(id)}` },
      payload: { browser: randomUUID(), tries, ...(isWithAnswer && { wrong: [wrong] }) },
    });
    sum += performance.now() - asked;
    if (answer.statusCode !== 200) throw new Error(`the report answered ${answer.statusCode}`);
  }
  return sum;
}

const times = { ours: [] as number[], limit: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  const isFirst = round % 2 === 0;
  times[isFirst ? 'ours' : 'limit'].push(await report(round, 1, isFirst));
  times[isFirst ? 'limit' : 'ours'].push(await report(round, 2, !isFirst));
}
const heldReports = compareTimes({
  what: `${REPORTS_PER_ROUND} reports of a wrong try, with the answer`,
  ...times,
  limitName: 'without it',
  budget: REPORT_BUDGET,
});
await app.close();
await database.close();
await postgres.stop();
process.exit(smaller.withinBudget && whole.withinBudget && heldGrowth && heldReports ? 0 : 1);
