import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToFit, NARROWEST, PHONE_ONLY, test } from './fixtures.ts';
import { WORDS } from './words.ts';

/** The largest height of the home page on a phone, in pixels. */
const MAX_HEIGHT = 7700;

const LANGUAGES = [
  { language: 'fr', locale: 'fr-FR' },
  { language: 'en', locale: 'en-GB' },
] as const;

const stageOf = (page: Page) => page.locator('[data-press=play]');

/** The pixels of the running game as one short text. */
const pictureOf = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

async function expectMoving(page: Page): Promise<void> {
  await expect(page.locator('canvas')).not.toHaveClass(/opacity-0/);
  const before = await pictureOf(page);
  await expect.poll(() => pictureOf(page)).not.toBe(before);
}

/** Returns the scroll position once the page no longer moves; -1 while it moves. */
const placeAtRest = (page: Page) =>
  page.evaluate(async () => {
    const before = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return scrollY === before ? before : -1;
  });

/** Scrolls through the page, so that all of it is there. */
async function seeAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight;
  });
}

for (const { language, locale } of LANGUAGES) {
  const { hero, rooms } = WORDS[language];

  test.describe(`the home page (${language})`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'no-preference' } });

    test(
      'opens with a game that a finger plays and one number changes',
      PHONE_ONLY,
      async ({ page }) => {
        const scripts: string[] = [];
        page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
        await page.goto('/', { waitUntil: 'networkidle' });
        expect(scripts.filter((path) => /play-card/.test(path))).toEqual([]);
        const stage = stageOf(page);
        const bottom = async (name: string) => {
          const box = await page.getByRole('link', { name }).boundingBox();
          return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
        };
        expect(await bottom(hero.run.open), 'the card is on the first screen').toBeLessThan(740);

        await stage.tap();
        await expect(stage).toHaveAttribute('data-state', 'running');
        await expectMoving(page);
        const number = page.getByRole('spinbutton', { name: 'jump' });
        await page.getByRole('button', { name: hero.run.more }).tap();
        await expect(number).toHaveValue('10');
        await expectMoving(page);
        await page.getByRole('button', { name: hero.run.pause }).tap();
        await expect(stage).toHaveAttribute('data-state', 'paused');
        await expectAccessible(page);
      },
    );

    test(
      'is short on a phone, and no wider than the narrowest one',
      PHONE_ONLY,
      async ({ page }) => {
        await page.goto('/', { waitUntil: 'networkidle' });
        expect(await seeAll(page)).toBeLessThanOrEqual(MAX_HEIGHT);
        await expectAccessible(page);
        await page.setViewportSize(NARROWEST);
        await expectToFit(page);
        const line = page.getByRole('group', { name: hero.run.code_label });
        const beyond = await line.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(beyond, 'the line of code is in its box').toBeLessThanOrEqual(0);
      },
    );

    test('is played with the keyboard; its code runs in the game room', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const stage = stageOf(page);
      // The arrow keys belong to the page until the game has the focus.
      await page.keyboard.press('ArrowDown');
      // A key that comes while the page still scrolls may be lost.
      await expect.poll(() => placeAtRest(page)).toBeGreaterThan(0);
      await expect(stage).toHaveAttribute('data-state', 'ready');
      await page.keyboard.press('Home');
      await expect.poll(() => placeAtRest(page)).toBe(0);
      await page.getByRole('tab', { name: hero.tabs.game }).focus();
      await expect(page.locator('[data-live]')).toBeVisible();
      await expect(page.getByRole('tab', { name: hero.tabs.game })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(stage).toBeFocused();
      await page.keyboard.press('Space');
      await expectMoving(page);
      await page.keyboard.press('ArrowUp');
      expect(await placeAtRest(page)).toBe(0);
      const number = page.getByRole('spinbutton', { name: 'jump' });
      await number.fill('13');
      await expectAccessible(page);

      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const link = page.getByRole('link', { name: hero.run.open });
      const before = await link.getAttribute('href');
      await number.fill('14');
      await expect(link).not.toHaveAttribute('href', before ?? '');
      await link.click();
      await expect(page.locator('.cm-content')).toContainText('let jump = 14;');
      await page.getByRole('button', { name: rooms.run, exact: true }).click();
      const canvas = page.frameLocator('iframe').first().locator('canvas');
      await expect(canvas).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
}
