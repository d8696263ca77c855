/**
 * Measures, by Lighthouse, the pages that a newcomer sees first and the AI lab, as on a mid-range phone on a slow line (its mobile
 * throttling: 150 ms a round trip, 1.6 Mbit/s, a processor four times slower), in both languages by turns. Limits: 95
 * in all four categories, the largest contentful paint within 1.8 s, a layout shift of 0.02 at most. Then again with
 * half that processor: there the main thread is blocked for 200 ms at most.
 *
 * Lighthouse measures the speed of this machine first (its benchmark index). Throttling is set so that the phone it
 * represents is as fast wherever this runs, and however busy the machine is. Medians of the runs.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { wholeChromium } from '../scripts/chromium.mjs';
import { launchChromium } from './harness/browser.ts';
import { median } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';

const PAGES = ['/', '/courses', '/course/discovery', '/ailab'];
const RUNS = 3;
/** Visits of a page at most, until that many were measured. */
const MAX_VISITS = 2 * RUNS;
const PORT = 9444;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const SCORE = 95;
const LARGEST_PAINT = 1800;
const SHIFT = 0.02;
/** Milliseconds for which the main thread may be blocked, on a processor half as fast. */
const BLOCKED = 200;
/** Lighthouse's benchmark index of the machine on which the limits were set. */
const REFERENCE_INDEX = 3000;
const PHONE_SLOWDOWN = 4;

/**
 * Fetched for the measurement: it is a fifth of all packages that would have to be installed, and nothing else needs
 * it.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Bytes of a report at most. */
const REPORT_MAX = 64 * 1024 * 1024;

/** The part of a Lighthouse report that is read. */
interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
}

interface Visit {
  index: number;
  scores: number[];
  largestPaint: number;
  blocked: number;
  shift: number;
}

/** Measures a page with a processor `slowdown` times slower than the reference machine's. */
async function measure(url: string, slowdown: number, index: number): Promise<Visit> {
  const cpuSlowdown = Math.max(1, (slowdown * index) / REFERENCE_INDEX);
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...[`--port=${PORT}`, '--quiet', '--output=json', '--no-enable-error-reporting'],
      ...[`--only-categories=${CATEGORIES.join()}`],
      `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
    ],
    { maxBuffer: REPORT_MAX },
  );
  const { audits, categories, environment } = JSON.parse(stdout) as Report;
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    index: environment.benchmarkIndex,
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

function report(page: string, seen: Visit[]): boolean {
  const scores = CATEGORIES.map((_, at) => median(seen.map((one) => one.scores[at] ?? 0)));
  const largestPaint = median(seen.map((one) => one.largestPaint));
  const shift = median(seen.map((one) => one.shift));
  const withinLimits =
    scores.every((score) => score >= SCORE) && largestPaint <= LARGEST_PAINT && shift <= SHIFT;
  console.log(`${page}: ${CATEGORIES.map((name, at) => `${name} ${scores[at]}`).join(', ')}`);
  console.log(
    `  largest paint ${Math.round(largestPaint)} ms (${(largestPaint / LARGEST_PAINT).toFixed(2)} of the limit), ` +
      `blocked ${Math.round(median(seen.map((one) => one.blocked)))} ms, shift ${shift.toFixed(3)}: ` +
      (withinLimits ? 'held' : 'MISSED'),
  );
  return withinLimits;
}

/** Reports the results of a page on a processor half as fast. */
function reportBlocked(seen: Visit[]): boolean {
  const blocked = median(seen.map((one) => one.blocked));
  const withinLimits = blocked <= BLOCKED;
  console.log(
    `  half as fast: performance ${median(seen.map((one) => one.scores[0] ?? 0))}, blocked ` +
      `${Math.round(blocked)} ms (${(blocked / BLOCKED).toFixed(2)} of the limit): ${withinLimits ? 'held' : 'MISSED'}; ` +
      `benchmark index ${seen.map((one) => Math.round(one.index)).join(', ')}`,
  );
  return withinLimits;
}

const codivia = await startServer('codivia');
const browser = await launchChromium(wholeChromium(), `--remote-debugging-port=${PORT}`);

/** Measures a page several times, each time with the speed that the machine had the time before. */
async function measureOften(page: string, slowdown: number): Promise<Visit[]> {
  const seen: Visit[] = [];
  for (let run = 0; run < MAX_VISITS && seen.length < RUNS; run++) {
    const url = `${codivia.url}${page}?lang=${run % 2 === 0 ? 'fr' : 'en'}`;
    const one = await measure(url, slowdown, index).catch((error: Error) => error);
    // Lighthouse sometimes loses a page's start or its paint: such a visit is no measurement of the page.
    if (one instanceof Error)
      console.log(`  not measured at ${url}: ${one.message.split('\n')[1]}`);
    else if (Number.isNaN(one.largestPaint)) console.log(`  no paint was recorded at ${url}`);
    else seen.push(one);
    if (!(one instanceof Error)) index = one.index;
  }
  if (seen.length < RUNS) throw new Error(`${page} was measured ${seen.length} times only`);
  return seen;
}

let { index } = await measure(codivia.url, PHONE_SLOWDOWN, REFERENCE_INDEX);
const withinLimits: boolean[] = [];
for (const page of PAGES) {
  withinLimits.push(report(page, await measureOften(page, PHONE_SLOWDOWN)));
  withinLimits.push(reportBlocked(await measureOften(page, 2 * PHONE_SLOWDOWN)));
}
await browser.close();
await codivia.stop();
process.exit(withinLimits.every(Boolean) ? 0 : 1);
