/**
 * What Lighthouse says of the pages a newcomer sees first, as on a mid-range phone on a slow line (its
 * mobile throttling: 150 ms a round trip, 1.6 Mbit/s, a processor four times slower), in both languages
 * by turns. Limits: 95 in all four categories, the largest contentful paint within 1.8 s, a layout shift
 * of 0.02 at most. Medians of the runs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { wholeChromium } from '../scripts/chromium.mjs';
import { buildWeb } from '../scripts/set-up.mjs';
import { median } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';

const PAGES = ['/', '/courses', '/course/discovery'];
const RUNS = 3;
const PORT = 9444;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const SCORE = 95;
const LARGEST_PAINT = 1800;
const SHIFT = 0.02;

interface Seen {
  scores: number[];
  largestPaint: number;
  blocked: number;
  shift: number;
}

async function look(url: string): Promise<Seen> {
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories } = result.lhr;
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestPaint: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

function report(page: string, seen: Seen[]): boolean {
  const scores = CATEGORIES.map((_, at) => median(seen.map((one) => one.scores[at] ?? 0)));
  const largestPaint = median(seen.map((one) => one.largestPaint));
  const shift = median(seen.map((one) => one.shift));
  const held =
    scores.every((score) => score >= SCORE) && largestPaint <= LARGEST_PAINT && shift <= SHIFT;
  console.log(`${page}: ${CATEGORIES.map((name, at) => `${name} ${scores[at]}`).join(', ')}`);
  console.log(
    `  largest paint ${Math.round(largestPaint)} ms (${(largestPaint / LARGEST_PAINT).toFixed(2)} of the limit), ` +
      `blocked ${Math.round(median(seen.map((one) => one.blocked)))} ms, shift ${shift.toFixed(3)}: ` +
      (held ? 'held' : 'MISSED'),
  );
  return held;
}

if (!existsSync(join(import.meta.dirname, '../web/dist-server/render.js'))) await buildWeb();
const codivia = await startServer('codivia');
const executablePath = wholeChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
});
const held: boolean[] = [];
for (const page of PAGES) {
  const seen: Seen[] = [];
  for (let run = 0; run < RUNS; run++) {
    seen.push(await look(`${codivia.url}${page}?lang=${run % 2 === 0 ? 'fr' : 'en'}`));
  }
  held.push(report(page, seen));
}
await browser.close();
await codivia.stop();
process.exit(held.every(Boolean) ? 0 : 1);
