import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Compressed JavaScript a first visit to the home page may fetch, in bytes (110 kB). */
const HOME_SCRIPT_BUDGET = 110_000;
/** How far things may jump while the page builds up; 0.1 is what is usually called good. */
const LAYOUT_SHIFT_BUDGET = 0.02;
/** What belongs to editors and to Python only. */
const HEAVY = /\/python\/|code-mirror|python\.worker/;

interface Fetched {
  url: string;
  bytes: number;
}

/** Notes every script a page fetches, with its compressed size. */
function watchScripts(page: Page): () => Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        bytes: responseBodySize,
      })),
    );
  });
  return () => Promise.all(fetched);
}

test('the home page fetches little JavaScript, and nothing that it does not need', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await scripts();
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`home: ${fetched.length} scripts, ${(total / 1000).toFixed(1)} kB compressed`);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(HOME_SCRIPT_BUDGET);
  expect(fetched.filter(({ url }) => HEAVY.test(url))).toEqual([]);
});

test('courses and dashboards fetch neither editor nor Python', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of ['/courses', '/course/discovery', '/auth', '/dashboard']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(asked.filter((url) => HEAVY.test(url))).toEqual([]);
});

for (const address of ['/', '/courses', '/course/discovery']) {
  test(`nothing jumps while ${address} builds up @phone`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = window as unknown as { shifted: number };
      shifts.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.shifted += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThanOrEqual(LAYOUT_SHIFT_BUDGET);
  });
}
