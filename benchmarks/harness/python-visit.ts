/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { wholeChromium } from '../../scripts/chromium.mjs';

/** The times of a visit, in milliseconds since the navigation began. */
export interface Visit {
  /** The time at which the page asked for its first worker. */
  workerStarted: number;
  /** The time at which the first worker reported that Python is ready. */
  ready: number;
  /** Bytes received until the page had settled, headers included, without those fetched for offline use. */
  bytes: number;
}

/** Time for the start of a browser, or for late requests of a page, in milliseconds. */
const SETTLE_MS = 2500;
/** Rooms are cached for offline use some seconds after they opened, in milliseconds. */
const CACHING_DELAY_MS = 4500;
/** Poll interval, and number of equal polls, until storage no longer grows, in milliseconds. */
const POLL_MS = 700;
const STABLE_POLLS = 3;

/** A page to visit: its address, and the data stored in its browser before the first visit. */
export interface VisitTarget {
  url: string;
  stored?: Record<string, string>;
}

declare global {
  /**
   * Set by watchWorkers(): the time at which the first worker started, and the times at which each reported that it is
   * ready.
   */
  var pythonStarted: number;
  var pythonReady: Promise<number>[];
}

/** Runs in the page before its own scripts: records the times at which workers start and send "ready". */
function watchWorkers(): void {
  globalThis.pythonReady = [];
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      if (globalThis.pythonReady.length === 0) globalThis.pythonStarted = performance.now();
      super(url, options);
      const ready = new Promise<number>((resolve, reject) => {
        this.addEventListener('message', ({ data }) => {
          if (data.type === 'ready') resolve(performance.now());
          if (data.type === 'unavailable') reject(new Error(data.message));
        });
        this.addEventListener('error', ({ message }) => reject(new Error(message)));
      });
      globalThis.pythonReady.push(ready);
    }
  };
}

/** Opens a browser with empty caches and waits until it has started. */
export async function openProfile() {
  const profile = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: wholeChromium(),
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  // Requests of the browser's own start are not counted.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Opens a browser with empty caches, for the visits to one page. */
export async function openBrowser(target: VisitTarget) {
  const { context, close } = await openProfile();
  await context.addInitScript(watchWorkers);
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, target.stored ?? {});
  return {
    visit: (then: (page: Page) => Promise<void> = async () => {}) => visit(context, target, then),
    close,
  };
}

/** Waits until the page has stored everything that the next visit uses. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForTimeout(CACHING_DELAY_MS);
  const stored = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  for (let last = await stored(), same = 0; same < STABLE_POLLS; ) {
    await page.waitForTimeout(POLL_MS);
    const now = await stored();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  await page.waitForTimeout(SETTLE_MS);
}

async function visit(
  context: BrowserContext,
  target: VisitTarget,
  then: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  const arrivedRequests: Request[] = [];
  page.on('requestfinished', (request) => arrivedRequests.push(request));
  await page.goto(target.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.pythonReady.length > 0);
  const ready = await page.evaluate(() => globalThis.pythonReady[0] as Promise<number>);
  const workerStarted = await page.evaluate(() => globalThis.pythonStarted);
  // Workers that start later, such as the spare one, are waited for too.
  await page.evaluate(() => Promise.all(globalThis.pythonReady));
  await waitUntilSettled(page);
  const bytes = (await Promise.all(arrivedRequests.map(bytesOf))).reduce(
    (sum, one) => sum + one,
    0,
  );
  await then(page);
  await page.close();
  return { workerStarted, ready, bytes };
}

/** Bytes of a request on the network; 0 for one answered from the cache. */
export async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}
