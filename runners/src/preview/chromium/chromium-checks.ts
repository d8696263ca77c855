import { join } from 'node:path';
import type { PreviewKind, Program } from '@codivia/contract/programs/program';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { PreviewVerdict } from '../messages.ts';
import { type PreviewSite, servePreviews } from './preview-site.ts';

/** A program and its check. */
export interface CheckJob extends Program {
  kind: PreviewKind;
  check: string;
  /** Files beside it, each with an address that holds its content (`data:`). */
  beside?: readonly { name: string; address: string }[] | undefined;
}

export interface ChromiumChecks {
  check(job: CheckJob): Promise<PreviewVerdict>;
  close(): Promise<void>;
}

/** Number of checks at a time: they mostly wait for frames to load. */
const PAGES = 4;

/**
 * Nobody sees these pages: without a process for the graphics card, and without a process kept for the next frame, the
 * proof of all courses takes a seventh less processor time.
 */
const CHEAPER = ['--disable-gpu', '--disable-features=SpareRendererForSitePerProcess,PaintHolding'];

declare global {
  var checkProgram: (job: CheckJob, address: string) => Promise<PreviewVerdict>;
}

/** A pool of pages, each used by one check at a time. */
class PagePool {
  #idle: Page[] = [];
  #waiting: ((page: Page) => void)[] = [];

  restore(page: Page): void {
    const next = this.#waiting.shift();
    if (next) next(page);
    else this.#idle.push(page);
  }

  acquire(): Promise<Page> {
    const page = this.#idle.pop();
    if (page) return Promise.resolve(page);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

async function openPages(browser: Browser, site: PreviewSite): Promise<PagePool> {
  const pool = new PagePool();
  for (let i = 0; i < PAGES; i++) {
    const page = await browser.newPage();
    await page.goto(site.address);
    pool.restore(page);
  }
  return pool;
}

/**
 * The real previews of lessons in a real browser, for the proof: the documents of the frames and the
 * checks are those that learners get.
 *
 * @param executablePath an installed Chromium; undefined for Playwright's own
 */
export async function startChromium(executablePath: string | undefined): Promise<ChromiumChecks> {
  const site = await servePreviews(join(import.meta.dirname, 'proof-page.ts'));
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...CHEAPER],
  });
  const pool = await openPages(browser, site);

  async function check(job: CheckJob): Promise<PreviewVerdict> {
    const page = await pool.acquire();
    const address = site.frames[job.kind];
    try {
      return await page.evaluate(([checkJob, frame]) => checkProgram(checkJob, frame), [
        job,
        address,
      ] as const);
    } finally {
      pool.restore(page);
    }
  }

  return {
    check,
    async close() {
      await browser.close();
      site.close();
    },
  };
}
