/**
 * Measures how long learners and administrators wait, on a small and on a full database: 1,000 users beside 1,000,000
 * with 10,000,000 progress rows, 20,000,000 exercise results, 1,000,000 projects and the rows of the newer features
 * (harness/fill-features.ts). Two servers take turns, request by request; then every list of the panel is read on the
 * full one, and learners' calls are timed while it purges expired rows and writes weekly mails.
 *
 * `BENCH_USERS` sets another size, `BENCH_MAILS` the number of users who want the mail, `BENCH_ROUNDS` and
 * `BENCH_CALLS` other figures than 9 rounds of 108 calls, and `BENCH_DATABASE=embedded` the embedded database instead
 * of PostgreSQL.
 */
import type { Course } from '@codivia/contract/api/courses';
import { adminAddresses } from './harness/admin-addresses.ts';
import { get, type LearnerCall, type Person } from './harness/call.ts';
import { openFilled } from './harness/filled-server.ts';
import { EVERYDAY_CALLS, learnerCalls } from './harness/learner-calls.ts';
import { median } from './harness/load.ts';
import { currentLoad } from './harness/processes.ts';
import { timeDuringJobs } from './harness/time-during-jobs.ts';
import { percentile, timeRequest } from './harness/timing.ts';

const SMALL = 1000;
const FULL = Number(process.env.BENCH_USERS ?? 1_000_000);
const MAILS = Number(process.env.BENCH_MAILS ?? Math.min(100_000, FULL));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
/** Small enough for every round to have people of its own among the thousand. */
const CALLS_PER_ROUND = Number(process.env.BENCH_CALLS ?? 108);
const LEARNER_BUDGET = 1.2;
/** Milliseconds that the median of a list of the panel may take. */
const LIST_LIMIT = 200;
const LIST_CALLS = 9;
const BESIDE_BUDGET = 2;

const figure = (time: number) => `${time.toFixed(2)} ms`.padStart(11);
const sides = await openFilled({ SMALL, FULL, mails: MAILS, measured: ROUNDS * CALLS_PER_ROUND });
const missed: string[] = [];

/** Prints a line with its ratio, and remembers a missed budget. */
function line(name: string, figures: string, ratio: number, budget: number): void {
  const held = ratio <= budget;
  if (!held) missed.push(name);
  console.log(`  ${name.padEnd(52)} ${figures}  ${ratio.toFixed(2)}${held ? '' : '  MISSED'}`);
}

/** Times one call on both sides, which take turns request by request: other programs disturb both. */
async function timesOf(call: LearnerCall) {
  const times = { small: [] as number[][], full: [] as number[][] };
  await Promise.all([sides.small.renewTokens(), sides.full.renewTokens()]);
  for (let index = 0; index < ROUNDS * CALLS_PER_ROUND; index++) {
    const round = Math.floor(index / CALLS_PER_ROUND);
    for (const name of index % 2 === 0
      ? (['small', 'full'] as const)
      : (['full', 'small'] as const)) {
      const { server, people } = sides[name];
      const taken = await timeRequest(server.url, call.requestFor(people[index] as Person, round));
      times[name][round] = [...(times[name][round] ?? []), taken];
    }
  }
  return times;
}

/** Returns the median p95 of the rounds, and the median of their ratios: other programs disturb single rounds. */
function summary({ small, full }: Awaited<ReturnType<typeof timesOf>>) {
  const [before, after] = [small, full].map((rounds) =>
    rounds.map((times) => percentile(times, 0.95)),
  ) as [number[], number[]];
  const ratio = median(after.map((time, round) => time / (before[round] ?? Number.NaN)));
  const middle = `median ${(median(full.flat()) / median(small.flat())).toFixed(2)}  p95`;
  return { figures: `${figure(median(before))} → ${figure(median(after))}  ${middle}`, ratio };
}

/**
 * Times a call. Of sixty some exceed a budget by chance: a reading call that does is timed twice more, and the median
 * summary counts. A writing call cannot be repeated for the same people.
 */
async function measured(call: LearnerCall) {
  const summaries = [summary(await timesOf(call))];
  if ((summaries[0]?.ratio ?? 0) > LEARNER_BUDGET && call.name.startsWith('GET ')) {
    for (let again = 0; again < 2; again++) summaries.push(summary(await timesOf(call)));
  }
  summaries.sort((one, other) => one.ratio - other.ratio);
  return summaries[summaries.length >> 1] as ReturnType<typeof summary>;
}

// In a large database the first call of a visit finds rows that no cache has: it is timed alone, without a budget.
const first = summary(await timesOf(get('/user/data')));
console.log(`  First GET /user/data of each: ${first.figures}  ${first.ratio.toFixed(2)}`);

const { full } = sides;
await full.renewTokens();
const read = async (path: string) => {
  const headers = { authorization: `Bearer ${full.people[0]?.token}` };
  return (await fetch(`${full.server.url}/api${path}`, { headers })).json();
};
const courses = (await read('/courses')) as Course[];
const premium = courses.flatMap((course) => course.lessons).filter((one) => one.is_premium);
if (premium.length < ROUNDS) throw new Error(`Each of ${ROUNDS} rounds needs a premium lesson.`);
const [tried] = (await read('/exercise-results')) as { lesson_id: string; exercise_id: string }[];

console.log(
  `Learners' calls, p95, medians of ${ROUNDS} rounds of ${CALLS_PER_ROUND}, small → full (load ${currentLoad()})`,
);
const exercise = `${tried?.lesson_id}/${tried?.exercise_id}`;
for (const call of learnerCalls(
  premium.map((lesson) => lesson.id),
  exercise,
)) {
  const { figures, ratio } = await measured(call);
  line(call.name, figures, ratio, LEARNER_BUDGET);
}

console.log(`Lists of the panel, median and slowest of ${LIST_CALLS} (load ${currentLoad()})`);
for (const address of adminAddresses(FULL)) {
  const path = `/api/admin${address}`;
  await full.renewTokens();
  const headers = { authorization: `Bearer ${full.admin}` };
  const times: number[] = [];
  for (let call = 0; call < LIST_CALLS; call++) {
    times.push(await timeRequest(full.server.url, { method: 'GET', path, headers }));
  }
  const figures = `${figure(median(times))} ${figure(Math.max(...times))}`;
  line(`GET /admin${address}`, figures, median(times) / LIST_LIMIT, 1);
}

for (const [what, jobs] of [
  ['purges', ['purge', 'help-purge', 'mentoring-purge', 'live-purge', 'live-seat-purge']],
  [`${MAILS.toLocaleString('en')} weekly mails`, ['weekly-mail-sweep']],
] as const) {
  await full.renewTokens();
  const { quiet, beside, seconds, left } = await timeDuringJobs(full, EVERYDAY_CALLS, jobs);
  const [before, after] = [percentile(quiet, 0.95), percentile(beside, 0.95)];
  console.log(`${what}: ${seconds.toFixed(0)} s, ${left} jobs left (load ${currentLoad()})`);
  line(
    `learners beside ${what}`,
    `${figure(before)} → ${figure(after)}`,
    after / before,
    BESIDE_BUDGET,
  );
}

console.log(missed.length === 0 ? '  every budget held' : `  ${missed.length} budgets MISSED`);
await sides.stop();
process.exit(missed.length === 0 ? 0 : 1);
