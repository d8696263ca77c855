/// <reference lib="dom" />
/**
 * Measures what a phone waits for over one line that all its connections share: 1.6 Mbit/s and 150 ms a round trip, or
 * what `BENCH_MBITS` and `BENCH_ROUND_TRIP` name. From Run on the home page to the first output, for a simple program
 * (limit: 4 seconds) and for any other (28 seconds), beside pages of one button that run stock Pyodide, Skulpt and
 * MicroPython; then a lesson page: until it can be read (3 seconds) and, pressed then, until its first program has run
 * (8 seconds). Each visit has empty caches. `BENCH_ROUNDS` sets their number.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSlowLine } from '../e2e/slow-line.ts';
import { launchChromium } from './harness/browser.ts';
import { reportTimes } from './harness/compare-times.ts';
import { median } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const LINE = {
  bits: Number(process.env.BENCH_MBITS ?? 1.6) * 1_000_000,
  roundTrip: Number(process.env.BENCH_ROUND_TRIP ?? 150),
};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Fetched for the measurement alone. */
const SKULPT = 'skulpt@1.2.0';
/** No visit takes longer than this, in milliseconds. */
const PATIENCE_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'codivia-skulpt-'));
execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--silent', SKULPT]);
const codivia = await startServer('codivia');
const others = await startServer('other-pythons', {
  skulpt: join(folder, 'node_modules/skulpt'),
});
const line = await startSlowLine(codivia.url, LINE);
const otherLine = await startSlowLine(others.url, LINE);
const browser = await launchChromium();

/** Runs `visit` in a browser with empty caches, and returns the milliseconds that it says. */
async function inNewVisit(visit: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ ...PHONE, locale: 'en' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const time = await visit(page);
  await context.close();
  return time;
}

/** From a press to the first text of `output`. */
async function pressAndRead(page: Page, press: () => Promise<void>, output: string) {
  const started = Date.now();
  await press();
  await page.waitForFunction(
    (selector) => (document.querySelector(selector)?.textContent ?? '').trim() !== '',
    output,
    { polling: 50 },
  );
  return Date.now() - started;
}

/** Home page: the tab with the program, Run, output. Another program is typed before. */
const runAtHome = (program: string | null) => async (page: Page) => {
  if (program !== null)
    await page.addInitScript((code) => localStorage.setItem('code:home/en', code), program);
  await page.goto(line.url);
  await page.locator('body:not(:has(#root[data-rendered]))').waitFor({ state: 'attached' });
  await page.locator('[role=tab]').last().click();
  const run = page.locator('figure [data-run]');
  await run.waitFor();
  return pressAndRead(page, () => run.click(), 'figure [role=log] span');
};

const runElsewhere = (name: string) => async (page: Page) => {
  await page.goto(`${otherLine.url}/${name}`);
  return pressAndRead(page, () => page.locator('button').click(), 'pre');
};

const TRIAL = '/try';
const LESSON_RUN = 'python-editor button:has-text("Run")';

async function readLesson(page: Page): Promise<number> {
  const started = Date.now();
  await page.goto(line.url + TRIAL, { waitUntil: 'commit' });
  await page.locator('.step-text p').first().waitFor();
  return Date.now() - started;
}

async function runLesson(page: Page): Promise<number> {
  await readLesson(page);
  const run = page.locator(LESSON_RUN).first();
  await run.waitFor();
  return pressAndRead(page, () => run.click(), 'python-editor [role=log] span');
}

const ANY_OTHER = 'ages = {"Ada": 14}\nprint(ages["Ada"] / 2)';
const ROWS: [string, number | null, (page: Page) => Promise<number>][] = [
  ['Run at home → output, a simple program', 4000, runAtHome(null)],
  ['Run at home → output, any other program', 28_000, runAtHome(ANY_OTHER)],
  ['a lesson can be read', 3000, readLesson],
  ['Run in a lesson → output, a new visitor', 8000, runLesson],
  ['a bare page with MicroPython', null, runElsewhere('micropython')],
  ['a bare page with Skulpt', null, runElsewhere('skulpt')],
  ['a bare page with stock Pyodide', null, runElsewhere('pyodide')],
];
const times = ROWS.map((): number[] => []);
for (let round = 0; round < ROUNDS; round++)
  for (const [index, [, , visit]] of ROWS.entries()) times[index]?.push(await inNewVisit(visit));
await browser.close();
line.close();
otherLine.close();
await Promise.all([codivia.stop(), others.stop()]);
rmSync(folder, { recursive: true, force: true });

let withinLimits = true;
console.log(`One line of ${LINE.bits / 1_000_000} Mbit/s, ${LINE.roundTrip} ms a round trip`);
for (const [index, [name, limit]] of ROWS.entries()) {
  const found = times[index] ?? [];
  reportTimes(name, found);
  if (limit === null) continue;
  const ratio = median(found) / limit;
  withinLimits &&= ratio <= 1;
  console.log(
    `    limit ${limit} ms, ratio ${ratio.toFixed(2)}: ${ratio <= 1 ? 'held' : 'MISSED'}`,
  );
}
process.exit(withinLimits ? 0 : 1);
