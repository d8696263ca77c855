import type { Page } from '@playwright/test';
import { WORDS as SANDBOX } from '../server/src/features/sandbox/sandbox.words.ts';
import { expect, PHONE_ONLY, test } from './fixtures.ts';
import { WORDS } from './words.ts';

/** Milliseconds by which every script is late. */
const LATE = 800;

async function delayScripts(page: Page): Promise<void> {
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
}

test.describe('a press before the scripts are there', () => {
  test.use({ locale: 'fr-FR' });
  test.beforeEach(({ page }) => delayScripts(page));

  test(
    'buys a gift card, in the part of the page that comes last; who gives up comes back to it',
    PHONE_ONLY,
    async ({ page }) => {
      const { buy: action, cancelled, title } = WORDS.fr.giftCards;
      await page.goto('/#gift-card', { waitUntil: 'commit' });
      const buy = page.getByRole('button', { name: action });
      await buy.click();
      await expect(buy).toHaveAttribute('aria-busy', 'true');
      // One script asks for the next, and each is late.
      await expect(page.getByRole('heading', { name: SANDBOX.fr.giftCard })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await page.getByRole('link', { name: SANDBOX.fr.goBack }).click();
      await expect(page.getByText(cancelled)).toBeVisible();
      await expect(page).toHaveURL('/#gift-card');
      await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    },
  );

  test('plays the game of the home page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const { play } = WORDS.fr.hero.run;
    await page.getByRole('button', { name: play }).click();
    // The context asks for less motion: the jump is over when the picture of the game is there.
    const picture = page.locator('canvas');
    await expect(picture).not.toHaveClass(/opacity-0/);
  });

  test('opens the program of the home page, which runs', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('tab', { name: WORDS.fr.hero.tabs.python }).click();
    await page.getByRole('button', { name: WORDS.fr.exercise.run, exact: true }).click();
    const output = page.getByRole('log', { name: WORDS.fr.python.output });
    await expect(output).toContainText('··· idée');
  });

  test('opens a menu of the navigation', async ({ page }) => {
    await page.goto('/courses', { waitUntil: 'commit' });
    await page.getByRole('button', { name: WORDS.fr.shell.rooms }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  });

  test('is found again where the page is drawn again', async ({ page }) => {
    await page.goto('/courses?difficulty=beginner', { waitUntil: 'commit' });
    const premium = page.getByRole('button', { name: WORDS.fr.courses.filters.premium });
    await premium.click();
    await expect(page).toHaveURL(/plan=premium/);
  });
});
