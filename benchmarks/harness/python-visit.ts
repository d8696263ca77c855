/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { wholeChromium } from '../../scripts/chromium.mjs';

/** How a visit went; times are milliseconds since the navigation began. */
export interface Visit {
  /** When the page asked for its first worker. */
  workerStarted: number;
  /** When the first worker said that Python is there. */
  ready: number;
  /** What came over the network until the page had settled, headers included, but not to keep rooms. */
  bytes: number;
}

/** For a browser to end its own start, or what a page began late, in milliseconds. */
const REST = 2500;
/** Rooms are kept for times without network from some seconds after they opened, in milliseconds. */
const KEEPING_BEGINS = 4500;
/** What is stored no longer grows: looked at this often, in milliseconds. */
const LOOK_EVERY = 700;
const SAME_LOOKS = 3;

/** A page to visit: its address, and what its browser has stored before the first visit. */
export interface Place {
  url: string;
  stored?: Record<string, string>;
}

declare global {
  /** Set by watchWorkers(): when the first worker started, and when each said that it is ready. */
  var pythonStarted: number;
  var pythonReady: Promise<number>[];
}

/** Runs in the page before its own scripts: notes when workers start and say "ready". */
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

/** A browser of its own with empty caches, which has ended its own start. */
export async function openProfile() {
  const profile = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: wholeChromium(),
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  // What a browser does for itself when it starts is nobody's.
  await new Promise((resolve) => setTimeout(resolve, REST));
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A browser of its own with empty caches, for the visits to one place. */
export async function openBrowser(place: Place) {
  const { context, close } = await openProfile();
  await context.addInitScript(watchWorkers);
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, place.stored ?? {});
  return {
    visit: (then: (page: Page) => Promise<void> = async () => {}) => visit(context, place, then),
    close,
  };
}

/** Waits until the page has put away all that the next visit will find. */
export async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(KEEPING_BEGINS);
  const stored = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  for (let last = await stored(), same = 0; same < SAME_LOOKS; ) {
    await page.waitForTimeout(LOOK_EVERY);
    const now = await stored();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  await page.waitForTimeout(REST);
}

async function visit(
  context: BrowserContext,
  place: Place,
  then: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  const arrived: Request[] = [];
  page.on('requestfinished', (request) => arrived.push(request));
  await page.goto(place.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.pythonReady.length > 0);
  const ready = await page.evaluate(() => globalThis.pythonReady[0] as Promise<number>);
  const workerStarted = await page.evaluate(() => globalThis.pythonStarted);
  // What starts after the first worker, such as its spare, is given its time too.
  await page.evaluate(() => Promise.all(globalThis.pythonReady));
  await settled(page);
  const bytes = (await Promise.all(arrived.map(bytesOf))).reduce((sum, one) => sum + one, 0);
  await then(page);
  await page.close();
  return { workerStarted, ready, bytes };
}

/** What a request cost on the network; what came from the cache cost nothing. */
export async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}
