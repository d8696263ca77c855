/// <reference lib="dom" />
/**
 * Measures the time from Run to the first frame of a game: the game room of the real server and build, beside a bare
 * page that puts p5 and the same sketch into a new frame. The sketch reports when its first frame is drawn; the page
 * notes when Run is pressed. The first run of a fresh page, and runs after it. Budget: 1.2 of the bare page's time.
 */
import type { Page } from '@playwright/test';
import { wholeChromium } from '../scripts/chromium.mjs';
import { launchChromium } from './harness/browser.ts';
import { compareTimes } from './harness/compare-times.ts';
import { median } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const RUNS = 5;
const BUDGET = 1.2;
/** Between two runs, in milliseconds: a spare frame is loaded once a program has settled. */
const PAUSE_MS = 500;
const MARK = 'first frame at ';
const SKETCH = `function setup() { createCanvas(400, 300); }
function draw() {
  background(16, 33, 31);
  circle(frameCount % width, 100, 30);
  if (frameCount === 1) console.log("${MARK}" + (performance.timeOrigin + performance.now()));
}`;

interface Round {
  first: number;
  again: number;
}

/** Returns the time at which the frame requested at `pressed` was drawn, both in milliseconds of the wall clock. */
async function frameAfter(page: Page, pressed: number): Promise<number> {
  const drawn = await page.waitForFunction(
    ({ mark, since }) => {
      // The sketch's output is in the page: in its console, or as it is.
      const times = document.body.innerText.split(mark).slice(1).map(Number.parseFloat);
      return times.find((time) => time >= since);
    },
    { mark: MARK, since: pressed },
    { polling: 50 },
  );
  return Number(await drawn.jsonValue());
}

async function timeRun(page: Page): Promise<number> {
  // In the room, Run is Stop while a game runs.
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  if (await stop.isVisible()) await stop.click();
  const run = page.getByRole('button', { name: 'Run', exact: true });
  // A pointer is over the button before it presses.
  await run.hover();
  await page.waitForTimeout(PAUSE_MS);
  const pressed = await run.evaluate((button: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    button.click();
    return now;
  });
  return (await frameAfter(page, pressed)) - pressed;
}

const browser = await launchChromium(wholeChromium());

/** Measures in a fresh browser profile: the files are fetched again, then come from the cache. */
async function round(url: string): Promise<Round> {
  const context = await browser.newContext({ locale: 'en' });
  await context.addInitScript(
    (sketch) => {
      if (window === window.top) localStorage.setItem('room:game:draft', sketch);
    },
    JSON.stringify({ 'sketch.js': SKETCH }),
  );
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const first = await timeRun(page);
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    again.push(await timeRun(page));
  }
  await context.close();
  return { first, again: median(again) };
}

const codivia = await startServer('codivia');
const bare = await startServer('bare-game', { sketch: SKETCH });
const ours: Round[] = [];
const limit: Round[] = [];
for (let i = 0; i < ROUNDS; i++) {
  limit.push(await round(bare.url));
  ours.push(await round(`${codivia.url}/gametraining`));
}
await browser.close();
await Promise.all([codivia.stop(), bare.stop()]);

const withinBudget = (['first', 'again'] as const).map((kind) =>
  compareTimes({
    what: `Run → first frame, ${kind === 'first' ? 'first run of a page' : `median of ${RUNS} further runs`}`,
    ours: ours.map((one) => one[kind]),
    limit: limit.map((one) => one[kind]),
    limitName: 'bare page with p5',
    budget: BUDGET,
  }),
);
process.exit(withinBudget.every(Boolean) ? 0 : 1);
