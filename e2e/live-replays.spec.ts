import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signInto } from './devices.ts';
import { expectAccessible, newPerson } from './fixtures.ts';
import { createMember } from './member.ts';
import { NARROW } from './screens.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const { en, fr } = { en: WORDS.en.liveReplays, fr: WORDS.fr.liveReplays };
const slider = (page: Page) =>
  page.getByRole('slider', { name: new RegExp(`^(${en.timeline}|${fr.timeline})$`) });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const moment = async (page: Page) => Number(await slider(page).inputValue());

async function openGame(page: Page, context: BrowserContext, language: 'fr' | 'en'): Promise<void> {
  const person = newPerson('Ada');
  await createMember(page, person, language);
  await signInto(context, person, language);
  await page.goto('/live/replays/first-game');
  await expect(slider(page)).toBeVisible();
}

/** Plays for a while, and returns how much faster than the clock the moment has moved. */
async function paceAt(page: Page, speed: string): Promise<number> {
  await page.getByLabel(fr.speed).selectOption(speed);
  await press(page, fr.play);
  const pace = await slider(page).evaluate(async (element) => {
    const input = element as HTMLInputElement;
    const change = async () => {
      const before = input.value;
      while (input.value === before) await new Promise((done) => requestAnimationFrame(done));
      return Number(input.value);
    };
    const [from, since] = [await change(), performance.now()];
    let to = from;
    while (performance.now() - since < 2000) to = await change();
    return (to - from) / (performance.now() - since);
  });
  await press(page, fr.pause);
  return pace;
}

/** Waits until the pages of replays and this replay are kept for offline use. */
async function waitUntilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const replays = await (await caches.open('codivia-replays')).keys();
      const files = await (await caches.open('codivia-files')).keys();
      const names = files.map(({ url }) => url).filter((url) => /replays?-page-.*js/.test(url));
      return replays.length > 0 && names.length > 1 && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(kept).toBe(true);
}

test('a free member watches a replay, finds a moment, copies it, and comes back without network', async ({
  page,
  context,
}) => {
  const person = newPerson('Ada');
  await createMember(page, person, 'en');
  await signInto(context, person, 'en');
  await page.goto('/live/replays');
  await page.getByRole('link', { name: 'Reading an error message' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Reading an error message' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(slider(page)).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: /Text and number don’t mix/ }).click();
  await expect(page.getByRole('heading', { name: 'Text and number don’t mix' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Output' })).toContainText('Hello Awa');
  await page.getByRole('searchbox').fill('valueerror');
  await page
    .getByRole('button', { name: /Right code, wrong value/ })
    .first()
    .click();
  await expect(page.getByText(/ValueError: invalid literal/)).toBeVisible();
  await expectAccessible(page);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Copy to edit' }).click();
  const room = await opened;
  await expect(room).toHaveURL(/\/playground/);
  await room.close();

  await waitUntilKept(page);
  const left = await slider(page).inputValue();
  await context.setOffline(true);
  await page.reload();
  await expect(slider(page)).toHaveValue(left);
  await expect(page.getByRole('heading', { name: 'Right code, wrong value' })).toBeVisible();
  // The list leads to opened replays, and to no others.
  await page.goto('/live/replays');
  await expect(page.getByText('what you have opened in this browser')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Replays' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reading an error message' }).click();
  await expect(slider(page)).toHaveValue(left);
  await context.setOffline(false);
});

test('a replay is gone through on a phone by its chapters, keys and speed', async ({
  page,
  context,
}) => {
  await page.setViewportSize(NARROW);
  await openGame(page, context, 'fr');
  await expectAccessible(page);
  const chapters = page.getByRole('region', { name: fr.chapters }).getByRole('button');
  const count = await chapters.count();
  await chapters.nth(2).click();
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText(filled(fr.chapter, { number: 3, total: count }))).toBeVisible();
  const third = await moment(page);
  await press(page, fr.next);
  expect(await moment(page)).toBeGreaterThan(third);
  await press(page, fr.previous);
  expect(await moment(page)).toBe(third);
  await slider(page).press('ArrowRight');
  expect(await moment(page)).toBe(third + 5000);
  await slider(page).press('End');
  expect(await moment(page)).toBeGreaterThan(15 * 60_000);
  await slider(page).press('Home');
  expect(await moment(page)).toBe(0);
  await chapters.nth(1).click();
  // In relation to each other: a busy machine draws less often.
  const ratio = (await paceAt(page, '4')) / (await paceAt(page, '0.5'));
  expect(ratio).toBeGreaterThan(5);
  expect(ratio).toBeLessThan(12);
});

test('a game that was opened is watched and run again without a network', async ({
  page,
  context,
}) => {
  await openGame(page, context, 'en');
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /Press an arrow/ }).click();
  await expect(page.frameLocator('iframe').first().locator('canvas')).toBeVisible();
  await press(page, 'Stop');
  await press(page, 'Run it myself');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await context.setOffline(false);
});

test('a replay is played without scrolling on a laptop and on a small phone', async ({
  page,
  context,
}) => {
  await openGame(page, context, 'fr');
  await page.goto('/live/replays');
  const links = page.getByRole('main').locator('a[href^="/live/replays/"]');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await page.goto(address ?? '');
    for (const screen of [
      { width: 1366, height: 768 },
      { width: 1024, height: 768 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(screen);
      for (const control of [
        slider(page),
        page.getByRole('button', { name: fr.play, exact: true }),
        page.getByLabel(fr.speed),
        page.getByLabel(fr.skip),
      ]) {
        await expect(control, `${address} at ${screen.width}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});
