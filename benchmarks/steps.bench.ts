/// <reference lib="dom" />
/**
 * Measures how long a change of the step takes in a lesson, from the press of a button to the frame in which the other
 * step is drawn: steps of text and of code, forwards and backwards, on the real server and build. Limit: 50 ms, median
 * of all changes of each lesson.
 */
import type { Page } from '@playwright/test';
import { launchChromium } from './harness/browser.ts';
import { median } from './harness/load.ts';
import { startServer } from './harness/server-process.ts';

const LIMIT = 50;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const LESSONS = ['discovery-printing', 'discovery-variables', 'discovery-numbers'];
const PASSWORD = 'only for measuring';
/** Time between two changes, in milliseconds: the effects of one are over before the next. */
const REST = 400;

/**
 * Presses a button of the bar; milliseconds until another step is drawn. Null for a press that changes no step: the first
 * one on a step that is left out shows what stands after its action.
 */
function timeChange(page: Page, name: RegExp): Promise<number | null> {
  return page.evaluate((pattern) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.step-bar button')];
    const button = buttons.find((one) => {
      return new RegExp(pattern).test(one.getAttribute('aria-label') ?? one.innerText.trim());
    });
    const step = () => document.querySelector('.lesson-step')?.getAttribute('aria-label');
    const before = step();
    return new Promise<number | null>((resolve) => {
      const begin = performance.now();
      button?.click();
      const look = () => {
        if (performance.now() - begin > 1000) resolve(null);
        else if (step() === before) requestAnimationFrame(look);
        // A task after a frame runs when that frame has been drawn.
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      };
      look();
    });
  }, name.source);
}

const found = (time: number | null) => (time === null ? [] : [time]);

/** All changes of one visit: to the end of the lesson, and back to its beginning. */
async function visit(page: Page, address: string): Promise<number[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const bar = page.locator('.step-bar');
  await bar.waitFor();
  const onward = bar.getByRole('button', { name: /^(Skip|Continue)$/ });
  const times: number[] = [];
  while (await onward.isVisible()) {
    times.push(...found(await timeChange(page, /^(Skip|Continue)$/)));
    await page.waitForTimeout(REST);
  }
  const back = bar.getByRole('button', { name: 'Previous step' });
  while (await back.isEnabled()) {
    times.push(...found(await timeChange(page, /^Previous step$/)));
    await page.waitForTimeout(REST);
  }
  return times;
}

const codivia = await startServer('codivia', { people: 1, password: PASSWORD });
const login = await fetch(`${codivia.url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'person-0@example.org', password: PASSWORD }),
});
const { access_token: token, refresh_token, user } = await login.json();
const browser = await launchChromium();
let withinLimit = true;
for (const lesson of LESSONS) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    await context.addInitScript(
      (stored) => {
        if (window !== window.top) return;
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      { token, refresh_token, user: JSON.stringify(user), language: 'en' },
    );
    const page = await context.newPage();
    // Each visit begins at the first step.
    await page.route('**/api/lesson-positions/*', (route) => route.fulfill({ json: null }));
    times.push(...(await visit(page, `${codivia.url}/lesson/${lesson}`)));
    await context.close();
  }
  const middle = median(times);
  const within = middle <= LIMIT && times.length > 0;
  withinLimit &&= within;
  const slowest = Math.max(...times).toFixed(0);
  console.log(
    `${lesson}: ${middle.toFixed(0)} ms, slowest ${slowest} ms, of ${times.length} changes ` +
      `(limit ${LIMIT} ms): ${within ? 'held' : 'MISSED'}`,
  );
}
await browser.close();
await codivia.stop();
process.exit(withinLimit ? 0 : 1);
