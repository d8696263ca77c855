/**
 * What a learner waits for, on a small and on a full database: the p95 of every learner call with
 * 1,000 users and 10,000 progress rows, and with 1,000,000 and 10,000,000 (`BENCH_USERS` sets another
 * size). Two servers on one PostgreSQL take turns, request by request. Budget: 1.5 times.
 */
import type { Course } from '@codivia/contract/courses';
import { fill } from './harness/fill-database.ts';
import { type LearnerCall, learnerCalls, type Person } from './harness/learner-calls.ts';
import { startPostgres } from './harness/postgres.ts';
import { startServer } from './harness/server-process.ts';
import { percentile, waitFor } from './harness/waiting.ts';

const SMALL = 1000;
const FULL = Number(process.env.BENCH_USERS ?? 1_000_000);
const ROUNDS = 7;
/** Small enough for every round to have people of its own among the thousand. */
const CALLS_PER_ROUND = 140;
const BUDGET = 1.5;

const postgres = await startPostgres(['-c', 'max_wal_size=8GB', '-c', 'shared_buffers=1GB']);

async function prepare(users: number) {
  const name = `users_${users}`;
  const started = performance.now();
  const databaseUrl = await postgres.createDatabase(name);
  // The first start migrates and loads the courses; the tables are filled without it.
  await (await startServer('codivia', { databaseUrl })).stop();
  const learners = await fill(databaseUrl, users, ROUNDS * CALLS_PER_ROUND);
  const server = await startServer('codivia', { databaseUrl });
  const tokens = await server.sign(learners.map((learner) => learner.session));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${users.toLocaleString('en')} users, ${(users * 10).toLocaleString('en')} rows: filled in ${seconds} s`,
  );
  const people = learners.map((learner, i): Person => ({ ...learner, token: tokens[i] ?? '' }));
  return { server, people };
}

const SIDES = ['small', 'full'] as const;
type Side = Awaited<ReturnType<typeof prepare>>;

const personOf = (side: Side, index: number) => side.people[index] as Person;

/** Times of one call on both sides, which take turns request by request: neighbours disturb both. */
async function timesOf(call: LearnerCall, sides: { small: Side; full: Side }) {
  const times: { small: number[]; full: number[] } = { small: [], full: [] };
  for (let index = 0; index < ROUNDS * CALLS_PER_ROUND; index++) {
    const round = Math.floor(index / CALLS_PER_ROUND);
    for (const name of index % 2 === 0 ? SIDES : SIDES.toReversed()) {
      const side = sides[name];
      times[name].push(await waitFor(side.server.url, call.shot(personOf(side, index), round)));
    }
  }
  return times;
}

const figure = (time: number) => `${time.toFixed(2)} ms`.padStart(9);

/** Prints the p95 of both sides, and both ratios. Answers whether the budget holds. */
function report(name: string, { small, full }: Record<'small' | 'full', number[]>): boolean {
  const [before, after] = [percentile(small, 0.95), percentile(full, 0.95)];
  const middle = percentile(full, 0.5) / percentile(small, 0.5);
  const ratio = after / before;
  const withinBudget = ratio <= BUDGET;
  const ratios = `p95 × ${ratio.toFixed(2)}  median × ${middle.toFixed(2)}`;
  console.log(
    `  ${name.padEnd(44)} ${figure(before)} → ${figure(after)}  ${ratios}${withinBudget ? '' : '  MISSED'}`,
  );
  return withinBudget;
}

const small = await prepare(SMALL);
const full = await prepare(FULL);
const courses = (await (await fetch(`${small.server.url}/api/courses`)).json()) as Course[];
const premium = courses.flatMap((course) => course.lessons).filter((one) => one.is_premium);
if (premium.length < ROUNDS) throw new Error(`Each of ${ROUNDS} rounds needs a premium lesson.`);
let withinBudget = true;
for (const call of learnerCalls(premium.map((lesson) => lesson.id))) {
  withinBudget = report(call.name, await timesOf(call, { small, full })) && withinBudget;
}
console.log(`  budget ≤ ${BUDGET} for every call: ${withinBudget ? 'held' : 'MISSED'}`);
await Promise.all([small.server.stop(), full.server.stop()]);
await postgres.stop();
process.exit(withinBudget ? 0 : 1);
