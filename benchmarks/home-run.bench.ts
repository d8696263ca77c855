/// <reference lib="dom" />
/**
 * Measures how long Run on the home page takes until the program's output is drawn, on the real server and build. Each
 * round opens a browser with empty caches: its first visit is cold; in the second, warm, the browser has Python. The
 * tab of the program is chosen before; its button is pressed without being pointed at, which would fetch Python earlier. Limits: 10 seconds cold, 2
 * seconds warm. All comes over loopback, so the bytes that a press costs are printed too. `BENCH_ROUNDS` sets the
 * number of rounds.
 */
import type { BrowserContext, Request } from '@playwright/test';
import { reportTimes } from './harness/compare-times.ts';
import { median } from './harness/load.ts';
import { bytesOf, openProfile, waitUntilSettled } from './harness/python-visit.ts';
import { startServer } from './harness/server-process.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const LIMITS = { cold: 10_000, warm: 2_000 };

/** Runs in the page: presses Run and returns the time until the first output was drawn, in milliseconds. */
function timeRun(): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    document.querySelector<HTMLButtonElement>('figure [data-run]')?.click();
    const poll = () => {
      // The program's output is in spans; the note about missing output is not.
      if (!document.querySelector('figure [role=log] span')) return requestAnimationFrame(poll);
      // A task after a frame runs when that frame has been drawn.
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    };
    poll();
  });
}

interface Run {
  /** Milliseconds. */
  time: number;
  /** The bytes that came over the network since the press, headers included. */
  bytes: number;
}

async function visit(context: BrowserContext, url: string): Promise<Run> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('body:not(:has(#root[data-rendered]))').waitFor({ state: 'attached' });
  // Opening the tab with the program fetches neither the editor nor Python.
  await page.locator('[role=tab]').last().click();
  await page.locator('figure [data-run]').waitFor();
  const arrivedRequests: Request[] = [];
  page.on('requestfinished', (request) => arrivedRequests.push(request));
  const time = await page.evaluate(timeRun);
  await waitUntilSettled(page);
  const bytes = (await Promise.all(arrivedRequests.map(bytesOf))).reduce(
    (sum, one) => sum + one,
    0,
  );
  await page.close();
  return { time, bytes };
}

const codivia = await startServer('codivia');
const runs: Record<keyof typeof LIMITS, Run[]> = { cold: [], warm: [] };
for (let round = 0; round < ROUNDS; round++) {
  const browser = await openProfile();
  runs.cold.push(await visit(browser.context, codivia.url));
  runs.warm.push(await visit(browser.context, codivia.url));
  await browser.close();
}
await codivia.stop();

let withinLimits = true;
for (const kind of ['cold', 'warm'] as const) {
  console.log(`Run on the home page → output, ${kind} (median of ${ROUNDS} visits)`);
  const times = runs[kind].map(({ time }) => time);
  reportTimes('Codivia', times);
  reportTimes(
    'over the network',
    runs[kind].map(({ bytes }) => bytes / 1000),
    'kB',
  );
  const ratio = median(times) / LIMITS[kind];
  const within = ratio <= 1;
  withinLimits &&= within;
  const verdict = within ? 'held' : 'MISSED';
  console.log(`  limit ${LIMITS[kind]} ms, ratio ${ratio.toFixed(2)}: ${verdict}`);
}
process.exit(withinLimits ? 0 : 1);
