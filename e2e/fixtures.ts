import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Answers the browser itself reports as errors, though the pages expect them. */
const EXPECTED_STATUS = /status of (400|401|403|404|409|410|413|422|429)/;

interface Watch {
  problems: string[];
  /** Requested addresses outside this server. */
  strangers: string[];
}

/** Previews of learners' code come from this very server by its other loopback name. */
function isPreview({ hostname, port, pathname }: URL, origin: string): boolean {
  const own = new URL(origin);
  const sameMachine = hostname === '127.0.0.1' && own.hostname === 'localhost';
  return sameMachine && port === own.port && pathname.startsWith('/runner/');
}

function watch(page: Page, origin: string): Watch {
  const seen: Watch = { problems: [], strangers: [] };
  page.on('pageerror', (error) => seen.problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || EXPECTED_STATUS.test(message.text())) return;
    seen.problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['http:', 'https:', 'ws:'].includes(url.protocol) || url.origin === origin) return;
    if (isPreview(url, origin)) return;
    seen.strangers.push(request.url());
  });
  return seen;
}

/**
 * Opens addresses as `goto` does, and waits until the app has hydrated the page; a page outside the app, such as an
 * article, needs no wait.
 */
function waitForTheApp(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (...args) => {
    const answer = await open(...args);
    const settled = page.locator('body:not(:has(#root[data-rendered]))');
    await settled.waitFor({ state: 'attached' });
    return answer;
  };
}

/**
 * Reports pages that are hidden again after they were shown: React hides a page while a part of it waits for code or
 * texts that were not fetched with it, and a press in that moment has no effect.
 */
function reportHiddenPages(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { style, parentElement } = target as HTMLElement;
      if (parentElement?.id !== 'content' || style.getPropertyPriority('display') === '') continue;
      console.error('The page was hidden while a part of it was loading.');
    }
  }).observe(document, { subtree: true, attributeFilter: ['style'] });
}

/** A page on which a stray error, or a request that leaves this server, fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) {
      waitForTheApp(page);
      await page.addInitScript(reportHiddenPages);
    }
    const seen = watch(page, new URL(baseURL ?? '').origin);
    await use(page);
    expect(seen.problems, 'errors on the page').toEqual([]);
    expect(seen.strangers, 'requests to other sites').toEqual([]);
  },
});

export { expect };

/** The shorter file of the same rules: a browser parses it again for every document that is checked. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The rules whose results may differ in a narrow window, those about the names of elements that only narrow windows
 * show included.
 */
const CHANGES_WITH_WIDTH = [
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'scrollable-region-focusable',
  'target-size',
];

type RunOptions = Parameters<AxeBuilder['options']>[0];
type Results = ReturnType<AxeBuilder['analyze']>;
type Axe = { run(context: Document, options: RunOptions): Results };

/** Moves everything that moves or fades to its end: half faded in, a text has half its contrast. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    // Waiting for them took forever when the browser had stopped drawing the page.
    if (endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** Runs axe, which a document has after it was looked at once. */
async function runAxe(options: RunOptions) {
  const { axe } = window as { axe?: Axe };
  return axe && (await axe.run(document, options)).violations;
}

async function violationsOn(page: Page, options: RunOptions) {
  // Frames are checked too; their results are gathered in a page of their own.
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page, axeSource }).options(options).analyze()).violations;
  }
  const known = await page.evaluate(runAxe, options);
  if (known) return known;
  await page.evaluate(axeSource);
  return (await page.evaluate(runAxe, options)) ?? [];
}

/**
 * Expects that `runOnly` finds no accessibility problem of any weight, and that no element is wider than the screen.
 */
async function expectWithout(page: Page, runOnly: NonNullable<RunOptions['runOnly']>) {
  await page.evaluate(endAnimations);
  // Describing correct elements takes a quarter of the time, and nobody reads it. The only rule that reads style sheets
  // in advance is an experiment, which axe leaves out.
  const preload = { assets: ['media'] };
  const violations = await violationsOn(page, { runOnly, resultTypes: ['violations'], preload });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' ')}`);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  await expectToFit(page);
}

/** Expects no accessibility problem of any weight, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectWithout(page, { type: 'tag', values: WCAG });
}

/** Expects that no two landmarks of a page have the same name. */
export async function expectDistinctLandmarks(page: Page): Promise<void> {
  await expectWithout(page, { type: 'rule', values: ['landmark-unique'] });
}

/** The narrowest screen that pages are made for, in pixels. */
export const NARROWEST = { width: 320, height: 700 };

/** Expects that a page is accessible as it is, and on the narrowest screen as far as that changes it. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await expectAccessible(page);
  await page.setViewportSize(NARROWEST);
  await expectWithout(page, { type: 'rule', values: CHANGES_WITH_WIDTH });
  await page.setViewportSize(wide);
}

/** Expects nothing wider than the screen, once what is measured by scripts has followed a change of width. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect
    .poll(overflow, { message: `horizontal overflow of ${page.url()}` })
    .toBeLessThanOrEqual(0);
}

let people = 0;

/** A new person whom no other test knows. */
export function newPerson(name: string) {
  people++;
  const mark = `${Date.now().toString(36)}${people}${process.pid}`;
  return { name, email: `${mark}@example.org`, password: 'correct horse' };
}

/** A test that is run on the phone and nowhere else. */
export const PHONE_ONLY = { tag: ['@phone-only'] };
