import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
];

/** Names the parts of the focused element that a bar which stays in sight covers. */
function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const own = focused.getBoundingClientRect();
    return [...document.querySelectorAll('body *')]
      .filter((bar) => /^(sticky|fixed)$/.test(getComputedStyle(bar).position))
      .filter((bar) => !bar.contains(focused) && !focused.contains(bar))
      .filter((bar) => {
        const box = bar.getBoundingClientRect();
        const left = Math.max(own.left, box.left);
        const right = Math.min(own.right, box.right);
        const top = Math.max(own.top, box.top);
        const bottom = Math.min(own.bottom, box.bottom);
        if (right - left < 1 || bottom - top < 1) return false;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && bar.contains(hit);
      })
      .map((bar) => `${bar.className} over ${focused.textContent}`);
  });
}

test('no bar covers what the keyboard reaches on a course, in a lesson or in a room', async ({
  page,
}) => {
  for (const address of ['/course/discovery', '/lesson/discovery-printing', '/webtraining']) {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(address);
      for (let stop = 0; stop < 40; stop++) {
        await page.keyboard.press('Tab');
        await expect.poll(() => coveredFocus(page), `${address} at ${screen.width}`).toEqual([]);
      }
    }
  }
});

test('the bar of a course covers nothing of its project', async ({ page }) => {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto('/course/discovery');
    const bar = page.locator('.course-continue');
    await expect(bar).toBeInViewport();
    const project = page.locator('section:has(#project), #project').first();
    await project.scrollIntoViewIfNeeded();
    const boxes = async () => [await bar.boundingBox(), await project.boundingBox()];
    await expect
      .poll(async () => {
        const [above, below] = await boxes();
        return above && below && above.y + above.height <= below.y;
      })
      .toBe(true);
  }
});

test('a fresh visit starts at the top; a reload, back and forward keep the place', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const scrollDown = async (top: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(place).toBe(top);
  };
  await page.goto('/');
  await scrollDown(900);
  // Another page first: visiting the same address again would add no entry to the history.
  await page.goto('/about');
  await page.goto('/');
  expect(await place()).toBe(0);
  await scrollDown(500);
  await page.reload();
  await expect.poll(place).toBe(500);
  await page.goBack();
  await page.goBack();
  await expect.poll(place).toBe(900);
  await page.goForward();
  await page.goForward();
  await expect.poll(place).toBe(500);
});
