import { signInto } from './devices.ts';
import {
  expect,
  expectAccessibleAtBothWidths,
  expectToFit,
  NARROWEST,
  newPerson,
  test,
} from './fixtures.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

const TITLES = { en: 'Where is (x, y)?', fr: 'Où est (x, y) ?' };

for (const language of ['en', 'fr'] as const) {
  test.describe(`explorables (${language})`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-US' });
    const words = WORDS[language];

    test('all of them are shown by subject, fit any screen and are accessible', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto('/explore');
      const { topics } = words.explorables;
      for (const topic of [topics.code, topics.drawing, topics.computer, topics.data, topics.ai]) {
        await page.getByRole('button', { name: topic, exact: true }).click();
        const items = page.locator('main section > ul > li');
        const count = await items.count();
        expect(count).toBeGreaterThan(1);
        for (let i = 0; i < count; i++) {
          await items.nth(i).scrollIntoViewIfNeeded();
          await expect(items.nth(i).locator('figure')).toBeVisible();
        }
        await expectAccessibleAtBothWidths(page);
        const size = page.viewportSize();
        await page.setViewportSize(NARROWEST);
        await expectToFit(page);
        if (size) await page.setViewportSize(size);
      }
    });

    test('one in a lesson is moved by keyboard and by finger, and stays as it was left', {
      tag: '@phone',
    }, async ({ page }) => {
      const person = newPerson('Noa');
      await createMember(page, person, language, { is_premium: true });
      await signInto(page.context(), person, language);
      await page.goto('/lesson/games-circle?step=lesson-explorable-1');
      const figure = page.getByRole('figure', { name: TITLES[language] });
      await expect(figure).toBeVisible();
      const point = figure.getByRole('slider');
      await point.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(figure.getByRole('status')).toContainText('circle(205, 225, 60)');
      const box = await point.boundingBox();
      if (!box) throw new Error('the point has no place');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y, { steps: 5 });
      await page.mouse.up();
      await expect(figure.getByRole('status')).not.toContainText('circle(205');
      const left = (await figure.getByRole('status').textContent()) ?? '';
      await page.reload();
      await expect(figure.getByRole('status')).toHaveText(left);
    });
  });
}

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a point that is dragged down leaves the page where it is; beside it, the page scrolls', async ({
    page,
  }) => {
    await page.goto('/explore');
    await page.getByRole('button', { name: WORDS.en.explorables.topics.drawing }).click();
    const figure = page.getByRole('figure', { name: TITLES.en });
    await expect(figure).toBeVisible();
    const point = figure.getByRole('slider');
    await point.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await page.evaluate(() => window.scrollY);
    const box = await point.boundingBox();
    if (!box) throw new Error('the point has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const browser = await page.context().newCDPSession(page);
    async function swipe(fromX: number): Promise<void> {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
        browser.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
      await touch('touchStart', { x: fromX, y });
      for (let i = 1; i <= 6; i++) await touch('touchMove', { x: fromX, y: y - 15 * i });
      await touch('touchEnd');
    }
    await swipe(x);
    await expect(figure.getByRole('status')).not.toContainText('circle(200, 200, 60)');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await swipe(x - 70);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('explorables are still pictures', async ({ page }) => {
    await page.goto('/explore');
    const figure = page.getByRole('figure', { name: TITLES.en });
    await expect(figure).toBeVisible();
    await expect(figure.getByRole('status')).toContainText('circle(200, 200, 60)');
  });
});
