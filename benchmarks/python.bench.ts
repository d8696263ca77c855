/**
 * Measures the time until the Python room is ready: /playground of the real server and build, beside a bare page that
 * loads stock Pyodide in a worker. Each round opens a browser with empty caches for each side: the first visit is cold,
 * the second warm. Budgets: 0.42 and 0.38 of the bare page's time. `BENCH_ROUNDS` sets the number of rounds. Then it
 * measures the time from Run to the first output once Python is ready. Limit: 50 ms. Last, it measures the time from
 * Stop until the room is ready again, for programs that do not end. Limit: a second.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compareTimes, reportTimes } from './harness/compare-times.ts';
import { median } from './harness/load.ts';
import { openBrowser, type Visit, type VisitTarget } from './harness/python-visit.ts';
import { startServer } from './harness/server-process.ts';
import { timeRuns } from './harness/time-runs.ts';
import { ENDLESS, timeStop } from './harness/time-stops.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const RUNS = 20;
const BUDGETS = { cold: 0.42, warm: 0.38 };
const FIRST_OUTPUT_LIMIT = 50;
const STOPS = 3;
const STOP_LIMIT = 1000;
const BUILT_PAGE = join(import.meta.dirname, '../web/dist/index.html');
interface Round {
  cold: Visit;
  warm: Visit;
}

async function round(place: VisitTarget, then?: (page: Page) => Promise<void>): Promise<Round> {
  const browser = await openBrowser(place);
  const cold = await browser.visit();
  const warm = await browser.visit(then);
  await browser.close();
  return { cold, warm };
}

function report(kind: keyof Round, ours: Round[], limit: Round[]): boolean {
  const times = (rounds: Round[]) => rounds.map((one) => one[kind].ready);
  const withinBudget = compareTimes({
    what: `Navigation → Python ready, ${kind}`,
    ours: times(ours),
    limit: times(limit),
    limitName: 'bare page, stock Pyodide',
    budget: BUDGETS[kind],
  });
  const ownWork = ours.map((one) => one[kind].ready - one[kind].workerStarted);
  reportTimes('Codivia, of that from the start of the worker', ownWork);
  const bytes = (rounds: Round[]) =>
    Math.round(median(rounds.map((one) => one[kind].bytes)) / 1000);
  console.log(`  bytes: bare ${bytes(limit)} kB, Codivia ${bytes(ours)} kB`);
  return withinBudget;
}

console.log(`web/dist as built on ${statSync(BUILT_PAGE).mtime.toISOString()}`);
const codivia = await startServer('codivia');
const bare = await startServer('bare-python');
const room = { url: `${codivia.url}/playground`, stored: { language: 'en' } };

const ours: Round[] = [];
const limit: Round[] = [];
let runs: number[] = [];
const stops: [name: string, times: number[]][] = [];

async function useTheRoom(page: Page): Promise<void> {
  runs = await timeRuns(page, RUNS);
  for (const [name, program] of Object.entries(ENDLESS)) {
    const times: number[] = [];
    for (let i = 0; i < STOPS; i++) times.push(await timeStop(page, program));
    stops.push([name, times]);
  }
}

for (let i = 0; i < ROUNDS; i++) {
  limit.push(await round({ url: bare.url }));
  const last = i === ROUNDS - 1;
  ours.push(await round(room, last ? useTheRoom : undefined));
}
await Promise.all([codivia.stop(), bare.stop()]);

const withinBudget = [report('cold', ours, limit), report('warm', ours, limit)];
console.log(`Run → first output in the page, Python ready (median of ${RUNS} runs)`);
reportTimes('Codivia', runs);
const swift = median(runs) <= FIRST_OUTPUT_LIMIT;
console.log(`  limit ${FIRST_OUTPUT_LIMIT} ms: ${swift ? 'held' : 'MISSED'}`);
console.log(`Stop → ready again (medians of ${STOPS})`);
for (const [name, times] of stops) reportTimes(name, times);
const stopped = stops.every(([, times]) => median(times) <= STOP_LIMIT);
console.log(`  limit ${STOP_LIMIT} ms: ${stopped ? 'held' : 'MISSED'}`);
process.exit(stopped && swift && withinBudget.every(Boolean) ? 0 : 1);
