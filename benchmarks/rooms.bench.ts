/// <reference lib="dom" />
/**
 * Measures the time until the code of a room can be read, at the throttling that Lighthouse uses for phones (150 ms a
 * round trip, 1.6 Mbit/s, a processor four times slower): each room of the real server and build, beside the same room
 * with a document that has no page in it, as before the server rendered rooms: then only the app's scripts bring the
 * code. Each visit has empty caches. Budget: 0.6 of that time. Then it measures the layout shift until the editor is
 * there, which may be 0.02, and checks that text typed into the code as soon as it can be read is in the editor.
 * `BENCH_ROUNDS` sets the number of rounds.
 */
import type { Browser } from '@playwright/test';
import { launchChromium } from './harness/browser.ts';
import { compareTimes } from './harness/compare-times.ts';
import { median } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const BUDGET = 0.6;
const SHIFT = 0.02;
const SLOWDOWN = 4;
/** Lighthouse's mobile line, as DevTools applies it: times in milliseconds, throughput in bytes a second. */
const LINE = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};
const ROOMS = { '/playground': 'print(', '/webtraining': '<h1>', '/gametraining': 'createCanvas' };
const TYPED = 'typed early';

/** A page that the server does not render for readers with scripts: its document is like those of rooms in the past. */
const UNRENDERED = '/dashboard';

interface Visit {
  readable: number;
  shift: number;
  keeps: boolean;
}

/**
 * Runs in the page before its own scripts: records when code with this text was first painted, and the layout shift.
 */
function watchCode(text: string): void {
  const seen = globalThis as unknown as { readable: number; shift: number };
  seen.readable = 0;
  seen.shift = 0;
  const look = () => {
    const code = document.querySelector('.code-plain, .cm-content');
    if (!code?.textContent?.includes(text)) return requestAnimationFrame(look);
    // A task after a frame runs when that frame has been drawn.
    return requestAnimationFrame(() =>
      setTimeout(() => {
        seen.readable = performance.now();
      }),
    );
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(browser: Browser, url: string, text: string, asBefore: boolean) {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchCode, text);
  if (asBefore) {
    await page.route(url, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL(UNRENDERED, url).href }) });
    });
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  const figure = (name: string) => page.evaluate((key) => Reflect.get(globalThis, key), name);
  await page.waitForFunction(() => Reflect.get(globalThis, 'readable') > 0, undefined, {
    timeout: 120_000,
  });
  const readable = Number(await figure('readable'));
  const code = page.locator('.code-plain, .cm-content').first();
  await code.focus();
  await page.keyboard.type(TYPED);
  await page.locator('.cm-content').waitFor({ timeout: 120_000 });
  const shift = Number(await figure('shift'));
  const keeps = (await page.locator('.cm-content').innerText()).includes(TYPED);
  await context.close();
  return { readable, shift, keeps } satisfies Visit;
}

const codivia = await startServer('codivia');
const browser = await launchChromium();

const held: boolean[] = [];
for (const [address, text] of Object.entries(ROOMS)) {
  const url = `${codivia.url}${address}`;
  const ours: Visit[] = [];
  const limit: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    limit.push(await visit(browser, url, text, true));
    ours.push(await visit(browser, url, text, false));
  }
  const times = (visits: Visit[]) => visits.map(({ readable }) => readable);
  held.push(
    compareTimes({
      what: `Navigation → code of ${address} can be read`,
      ours: times(ours),
      limit: times(limit),
      limitName: 'the room from its scripts alone',
      budget: BUDGET,
    }),
  );
  const shift = median(ours.map((one) => one.shift));
  const kept = ours.filter(({ keeps }) => keeps).length;
  held.push(shift <= SHIFT && kept === ROUNDS);
  console.log(
    `  shift ${shift.toFixed(3)}, limit ${SHIFT}; early typing kept in ${kept} of ${ROUNDS}`,
  );
}
await browser.close();
await codivia.stop();
process.exit(held.every(Boolean) ? 0 : 1);
