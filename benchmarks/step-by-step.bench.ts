/**
 * Measures the time until a program of 1,000 steps can be gone through step by step in the Python room, from the press
 * of the button to its slider, beside a plain run of the same program, from Run to its output. Limit: a second.
 */
import { launchChromium } from './harness/browser.ts';
import { reportTimes } from './harness/compare-times.ts';
import { median } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';
import { timeRuns } from './harness/time-runs.ts';
import { STEPPED_PROGRAM, timeSteps } from './harness/time-steps.ts';
import { writeProgram } from './harness/time-stops.ts';

const LIMIT = 1000;
const TIMES = Number(process.env.BENCH_ROUNDS ?? 9);

const codivia = await startServer('codivia');
const browser = await launchChromium();
const page = await browser.newPage({ locale: 'en' });
await page.goto(`${codivia.url}/playground`, { waitUntil: 'networkidle' });
await writeProgram(page, STEPPED_PROGRAM);
// The first run of each kind loads the code that it needs.
await timeRuns(page, 1);
await timeSteps(page, 1);
const plain = await timeRuns(page, TIMES);
const steps = await timeSteps(page, TIMES);
await browser.close();
await codivia.stop();

console.log(`Step by step of 1,000 steps → they can be gone through (median of ${TIMES})`);
reportTimes('Codivia', steps);
reportTimes('Plain run of the same program', plain);
const within = median(steps) <= LIMIT;
console.log(`  ${(median(steps) / median(plain)).toFixed(1)} × the plain run`);
console.log(`  limit ${LIMIT} ms: ${within ? 'held' : 'MISSED'}`);
process.exit(within ? 0 : 1);
