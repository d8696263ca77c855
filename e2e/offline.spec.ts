import { type BrowserContext, test as base, expect } from '@playwright/test';
import { WORDS as SANDBOX } from '../server/src/features/sandbox/sandbox.words.ts';
import startingPoints from '../web/src/ai-lab/starting-points/starting-points.en.ts';
import offlineTexts from '../web/src/app/offline/offline.en.ts';
import { waitUntilCached } from './cached-files.ts';
import { signInto } from './devices.ts';
import { expectAccessible } from './fixtures.ts';
import { log, run } from './lesson.ts';
import { ADMIN } from './member.ts';
import { OtherBuild } from './other-build.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';
import { WORDS } from './words.ts';

const test = base.extend<{ online: OtherBuild }>({
  online: async ({ baseURL }, use) => {
    const online = new OtherBuild(baseURL ?? '');
    await use(online);
    online.close();
  },
});
test.use({ serviceWorkers: 'allow' });

async function speak(context: BrowserContext, language: 'en' | 'fr'): Promise<void> {
  await context.addInitScript((code) => localStorage.setItem('language', code), language);
}

test('the Python room opens and runs without network after a first visit', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto('/playground');
  await waitUntilCached(page, 'python');

  await context.setOffline(true);
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await run(
    page.getByRole('main'),
    'import sqlite3, statistics\nsqlite3.connect("x.db").execute("CREATE TABLE t (x)")\nprint(statistics.mean([1, 3]), input("? "))',
  );
  const field = page.getByRole('textbox', { name: '?' });
  await expect(field).toBeFocused();
  await field.fill('offline');
  await field.press('Enter');
  await expect(log(page)).toContainText('2 offline');

  await test.step('without shared memory the service worker brings the answer', async () => {
    await context.addInitScript('delete globalThis.SharedArrayBuffer');
    await page.reload();
    await run(
      page.getByRole('main'),
      'import time\nprint("began", time.time_ns())\nprint("typed", input("? "))',
    );
    await expect(field).toBeFocused();
    const [began = ''] = (await log(page).innerText()).split('\n');
    await field.fill('here');
    await field.press('Enter');
    await expect(log(page)).toContainText('typed here');
    // It has not run again.
    await expect(log(page)).toContainText(began);
  });

  // Pages that open later are there too, in the other language as well.
  await page.goto('/playground');
  await page
    .getByRole('button', { name: /FR|Français/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Exécuter' })).toBeVisible();
});

const PROGRAMS = {
  web: webFiles({ html: '<h1>Without network</h1>', js: 'console.log("page", 6 * 7)' }),
  game: {
    'sketch.js':
      'function setup() {\n  createCanvas(90, 90);\n}\nfunction draw() {\n  console.log("game", width);\n  oops();\n}',
  },
};

test('the web and game rooms open and run without network after a first visit; nothing personal is kept', async ({
  page,
  context,
}) => {
  await signInto(context, ADMIN, 'en');
  const browser = await context.newCDPSession(page);
  for (const kind of ['web', 'game'] as const) {
    const room = new PreviewRoom(page, kind);
    await room.open(PROGRAMS[kind]);
    await waitUntilCached(page, kind);
    await context.setOffline(true);
    await page.reload();
    await room.run();
    const shown = (await room.program()).locator(kind === 'web' ? 'h1' : 'canvas');
    await expect(shown).toBeVisible();
    await expect(room.log).toContainText(kind === 'web' ? 'page 42' : 'game 90');
    if (kind === 'game') await expect(room.failure).toContainText('line 6');
    else {
      await test.step('it says so when its preview cannot come for lack of network', async () => {
        await browser.send('Network.clearBrowserCache');
        await page.reload();
        await room.run();
        await expect(page.getByText(room.words.previews.offline_text)).toBeVisible();
        await context.setOffline(false);
        await room.run();
        await expect(room.log).toContainText('page 42');
      });
    }
    await context.setOffline(false);
  }

  await test.step('an address that may be opened once is asked for once', async () => {
    const { url } = await page.evaluate(async () => {
      const address = '/api/stripe/create-gift-card-checkout-session';
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ language: 'en' });
      return (await fetch(address, { method: 'POST', headers, body })).json();
    });
    await page.goto(url);
    await expect(page.getByRole('heading', { name: SANDBOX.en.giftCard })).toBeVisible();
  });

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paths = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  const known = /^\/(assets\/|python\/|kept-rooms\/|index\.html$|api\/config$)/;
  expect(paths.filter((path) => !known.test(path))).toEqual([]);
});

test('the AI lab opens, trains and tests without network after a first visit', async ({
  page,
  context,
}) => {
  const { aiLab } = WORDS.en;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await speak(context, 'en');
  await page.goto('/ailab');
  await waitUntilCached(page, 'ai-lab');
  // What the browser itself has kept may be gone by then.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');

  await context.setOffline(true);
  await page.reload();
  const { begin, points } = startingPoints;
  await button(`${begin} – ${points.doodles.title}`).click();
  await button(`2. ${aiLab.steps.train}`).click();
  await button(aiLab.train.start).click();
  await button(aiLab.train.to_test).click();
  await expect(page.getByText(aiLab.test.title).first()).toBeVisible();
  await button(aiLab.back).click();
  await expect(page).toHaveURL('/ailab');
  await page.reload();
  await expect(button(aiLab.open)).toBeVisible();
});

test('who only visits the home page has nothing kept', async ({ page }) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.fastForward(60_000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('a new version is told quietly, and comes when one asks for it', async ({
  page,
  context,
  online,
}) => {
  const { new_version: text, reload } = offlineTexts;
  await speak(context, 'en');
  await page.goto(`${await online.open()}/gametraining`);
  await waitUntilCached(page, 'game');
  const editor = page.getByRole('textbox', { name: /p5\.js/ });
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// mine ');

  online.putOnline();
  await page.evaluate(async () => {
    document.body.dataset.same = 'true';
    await (await navigator.serviceWorker.ready).update();
  });
  const notice = page.getByRole('status').filter({ hasText: text });
  await expect(notice.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('body')).toHaveAttribute('data-same');

  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: reload }).click();
  await loaded;
  await expect(editor).toContainText('// mine');
  await expect(page.getByText(text)).toBeHidden();
});
