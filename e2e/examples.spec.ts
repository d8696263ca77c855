import type { Page } from '@playwright/test';
import { expect, expectAccessible, PHONE_ONLY, test } from './fixtures.ts';
import { expectAccessibleAt, NARROW, WIDE } from './screens.ts';
import { named } from './shown-texts.ts';
import { WORDS } from './words.ts';

const NAMES = ['snake-game', 'pong-game', 'reptile', 'todo-app', 'calculator'] as const;
const PLAY = { en: 'Play', fr: 'Jouer' };
const OTHER = { en: 'Français', fr: 'English' };

const stateOf = (page: Page) => page.getByRole('main').getAttribute('data-state');

/** Begins by keyboard, moves, pauses with Space, and continues by keyboard. */
async function playByKeyboard(page: Page) {
  // Within two seconds the snake is at the wall: no time passes between the keys, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  await page.getByRole('button', { name: /^(Play|Jouer)$/ }).press('Enter');
  expect(await stateOf(page)).toBe('playing');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await stateOf(page)).toBe('paused');
  await expect(page.getByRole('button', { name: /^(Carry on|Continuer)$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await stateOf(page)).toBe('playing');
  await page.clock.resume();
}

/** Tries the purpose of each example. */
const TRIALS: Record<(typeof NAMES)[number], (page: Page, language: 'fr' | 'en') => Promise<void>> =
  {
    'snake-game': playByKeyboard,
    'pong-game': playByKeyboard,
    reptile: async (page) => {
      await page.keyboard.down('ArrowUp');
      await page.keyboard.up('ArrowUp');
      await page.getByRole('slider').first().press('End');
      await page.getByRole('button', { name: 'Pause' }).press('Enter');
      expect(await stateOf(page)).toBe('paused');
    },
    'todo-app': async (page) => {
      await page.getByRole('textbox').fill('<b>bold</b>');
      await page.keyboard.press('Enter');
      const box = page.getByRole('checkbox', { name: '<b>bold</b>' });
      await box.press('Space');
      await expect(box).toBeChecked();
      await expect(page.getByRole('status')).toHaveText(/^2 /);
      await page.getByRole('button', { name: /: <b>bold<\/b>$/ }).click();
      await expect(box).toHaveCount(0);
      await page.getByRole('button', { name: /^(Undo|Annuler)$/ }).click();
      await expect(box).toBeChecked();
      await page.reload();
      await expect(box).toBeChecked();
    },
    calculator: async (page, language) => {
      const result = page.locator('output');
      await page.getByRole('textbox').fill('2×(3+4)/4 - 2^2');
      await page.keyboard.press('Enter');
      await expect(result).toHaveText(language === 'fr' ? '= −0,5' : '= −0.5');
      await page.getByRole('textbox').fill('1/0');
      await page.keyboard.press('Enter');
      await expect(result).toHaveText(/^(You can’t|Personne)/);
      await page.getByRole('button', { name: '7', exact: true }).click();
    },
  };

const { examples, aiTeacher, common } = WORDS.fr;

/**
 * Returns the parts of our site that a page cannot reach: its origin, and whether our storage and cookies are refused.
 */
const wallsOf = (page: Page) =>
  page.evaluate(() => {
    const refused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return [self.origin, refused(() => localStorage), refused(() => document.cookie)];
  });

test.describe('examples', () => {
  test.use({ locale: 'fr-FR' });

  test('every page works by keyboard, in both languages, out of reach of our data', async ({
    page,
  }) => {
    await page.clock.install();
    for (const name of NAMES) {
      await test.step(name, async () => {
        await page.goto(`/examples/${name}.html?lang=fr`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expectAccessible(page);
        await TRIALS[name](page, 'fr');
        await page.getByRole('button', { name: OTHER.fr }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        if (name === 'calculator') await TRIALS[name](page, 'en');
        // The list of tasks is kept; its page runs its own script and no other.
        const expected =
          name === 'todo-app' ? [new URL(page.url()).origin, false, false] : ['null', true, true];
        expect(await wallsOf(page)).toEqual(expected);
        await page.getByRole('button', { name: OTHER.en }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
        await expectAccessibleAt(page, NARROW);
      });
    }
  });

  test('the gallery leads to pages and to their code', PHONE_ONLY, async ({ page }) => {
    await page.goto('/examples');
    await expect(page.getByRole('tab', { name: examples.games })).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleAt(page, WIDE);
    await page.getByRole('tab', { name: examples.games }).press('ArrowRight');
    const title = examples.calculator.title;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: named(examples.open, `${title} ${common.new_tab}`) }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await opened.getByRole('link', { name: examples.notice.gallery }).click();
    await expect(opened).toHaveURL('/examples?tab=web#calculator');
    await expect(opened.getByRole('heading', { name: title })).toBeInViewport();
    await opened.close();
    await page.getByRole('link', { name: named(examples.open_in_room, title) }).click();
    await expect(page.getByText(examples.notice.title)).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleAt(page, WIDE);
    await page.getByRole('link', { name: examples.notice.gallery }).click();
    await expect(page).toHaveURL('/examples?tab=web#calculator');
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    await page.goBack();
    await page.getByRole('button', { name: examples.notice.leave }).click();
    await expect(page).toHaveURL('/webtraining');

    await test.step('the AI teacher says what to know before leaving', async () => {
      await page.goto('/profai');
      await expect(page.getByRole('heading', { name: aiTeacher.leaving.title })).toBeVisible();
      const link = page.getByRole('link', { name: aiTeacher.leaving.open });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAttribute('href', /^https:/);
      await expectAccessible(page);
      await expectAccessibleAt(page, WIDE);
    });
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 700 }, locale: 'en-GB' });

  test('both games are played by touch alone', async ({ page }) => {
    for (const name of ['snake-game', 'pong-game']) {
      await page.goto(`/examples/${name}.html?lang=en`);
      await page.getByRole('button', { name: PLAY.en }).tap();
      expect(await stateOf(page)).toBe('playing');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Down' }).tap();
      await page.getByRole('button', { name: 'Pause' }).tap();
      expect(await stateOf(page)).toBe('paused');
    }
  });
});
