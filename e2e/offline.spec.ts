import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { run } from './lesson.ts';
import { OtherBuild } from './other-build.ts';

/** Waits until a file whose name contains the word is kept for times without network. */
async function kept(page: Page, word: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (part) => {
          const cache = await caches.open('codivia-files');
          return (await cache.keys()).some(({ url }) => url.includes(part));
        }, word),
      { timeout: 60_000 },
    )
    .toBe(true);
}

const log = (page: Page) => page.getByRole('log', { name: /Output|Sortie/ });

async function speak(context: BrowserContext, language: 'en' | 'fr'): Promise<void> {
  await context.addInitScript((code) => localStorage.setItem('language', code), language);
}

test('the Python room opens and runs without network after a first visit', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.goto('/playground');
  await kept(page, '/snapshot-');

  await context.setOffline(true);
  await page.reload();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await run(
    page.getByRole('main'),
    'import statistics\nprint(statistics.mean([1, 3]), input("? "))',
  );
  const field = page.getByRole('textbox', { name: '?' });
  await expect(field).toBeFocused({ timeout: 30_000 });
  await field.fill('offline');
  await field.press('Enter');
  await expect(log(page)).toContainText('2 offline');

  // What opens later is there too, in the other language as well.
  await page.goto('/playground');
  await page
    .getByRole('button', { name: /FR|Français/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Exécuter' })).toBeVisible();
});

test('nothing personal is kept', async ({ page, context, request }) => {
  const login = { email: 'admin@codivia.test', password: 'a password for tests' };
  const session = await (await request.post('/api/auth/login', { data: login })).json();
  await context.addInitScript((auth) => {
    localStorage.setItem('token', auth.access_token);
    localStorage.setItem('refresh_token', auth.refresh_token);
    localStorage.setItem('user', JSON.stringify(auth.user));
  }, session);
  await page.goto('/playground');
  await kept(page, '/snapshot-');
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

test('who only visits the home page has nothing kept', async ({ page }) => {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.fastForward(60_000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test.describe('a new version', () => {
  let online: OtherBuild;
  test.beforeEach(({ baseURL }) => {
    online = new OtherBuild(baseURL ?? '');
  });
  test.afterEach(() => online.close());

  for (const [language, text, button] of [
    ['en', 'A new version of Codivia is ready', 'Reload'],
    ['fr', 'Une nouvelle version de Codivia est prête', 'Recharger'],
  ] as const) {
    test(`is told quietly, and comes when one asks for it (${language})`, async ({
      page,
      context,
    }) => {
      await speak(context, language);
      await page.goto(`${await online.open()}/playground`);
      await kept(page, '/snapshot-');
      const editor = page.getByRole('textbox', { name: /Python/ });
      await editor.click();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.type('# mine ');

      online.putOnline();
      await page.evaluate(async () => {
        (window as unknown as { same: boolean }).same = true;
        await (await navigator.serviceWorker.ready).update();
      });
      const notice = page.getByRole('status').filter({ hasText: text });
      await expect(notice.getByText(text)).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);

      await notice.getByRole('button', { name: button }).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { same?: boolean }).same))
        .toBe(undefined);
      await expect(editor).toContainText('# mine');
      await expect(page.getByText(text)).toBeHidden();
    });
  }
});
