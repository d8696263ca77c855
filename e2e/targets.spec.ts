import type { Locator, Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { button, goToPart, press } from './lesson.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

/** Opens the exercise with the sun as a new member. */
async function openSun(page: Page, language: 'en' | 'fr'): Promise<Locator> {
  const person = newPerson('Mae');
  await createMember(page, person, language, { is_premium: true });
  await signInto(page.context(), person, language);
  await page.goto('/lesson/games-circle');
  const exercise = page.locator('code-exercise[id="sun"]');
  await goToPart(exercise);
  return exercise;
}

for (const language of ['en', 'fr'] as const) {
  const { angles, exercise: words, previews, rooms } = WORDS[language];

  test.describe(`in ${language}`, { tag: ['@phone'] }, () => {
    test('an exercise shows what it is to become, before the first run and on demand', async ({
      page,
    }) => {
      const exercise = await openSun(page, language);
      const picture = exercise.getByRole('img', {
        name: previews.target_game.replace('{{title}}', ''),
      });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(640);
      await expectAccessible(page);

      await press(button(exercise, words.run));
      await expect(exercise.locator('iframe')).toBeVisible();
      await expect(picture).toBeHidden();
      const toggle = button(exercise, previews.see_target);
      await press(toggle);
      await expect(picture).toBeVisible();
      await expectAccessible(page);
      await toggle.focus();
      await page.keyboard.press('Space');
      await expect(picture).toBeHidden();
      await press(toggle);
      await press(button(exercise, words.run));
      await expect(picture).toBeHidden();
    });

    test('the pictures of p5 open beside the code of an exercise and in the game room', async ({
      page,
    }) => {
      const dialog = page.getByRole('dialog', { name: previews.pictures });
      const exercise = await openSun(page, language);
      const opener = button(exercise, previews.pictures);
      await press(opener);
      await expect(dialog.getByRole('figure')).toHaveCount(3);
      const hand = dialog.getByRole('slider', { name: angles.hand });
      await hand.focus();
      await page.keyboard.press('ArrowDown');
      await expect(hand).toHaveAttribute('aria-valuetext', '50°');
      await expect(dialog.getByText('rotate(radians(50))')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();

      await page.goto('/gametraining');
      const isNarrow = (page.viewportSize()?.width ?? 0) < 1024;
      if (isNarrow) {
        await press(button(page, rooms.more));
        await press(page.getByRole('menuitem', { name: previews.pictures }));
      } else await press(button(page, previews.pictures));
      await expect(dialog.getByRole('figure')).toHaveCount(3);
      await expectAccessible(page);
    });
  });
}
