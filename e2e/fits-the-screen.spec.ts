import type { Locator } from '@playwright/test';
import { expect, expectAccessible, PHONE_ONLY, test } from './fixtures.ts';
import { button, check, goToPart, log, openLesson, run as runProgram, write } from './lesson.ts';
import { WORDS } from './words.ts';

/** Returns the number of rows of these buttons, measured at once, since the page may be scrolling. */
async function rowsOf(container: Locator, names: string[]): Promise<number> {
  const tops = await container.getByRole('button').evaluateAll(
    (found, wanted) =>
      found
        .filter((one) => wanted.includes(one.textContent ?? ''))
        .map((one) => one.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2)),
    names,
  );
  expect(tops, names.join()).toHaveLength(names.length);
  return new Set(tops).size;
}

// In French alone: its words are longer, so they are the ones that may not fit.
test(
  'a lesson asks and answers on a phone: a program, and an exercise whose check is in view',
  PHONE_ONLY,
  async ({ page }) => {
    const editor = await openLesson(page, 'fr');

    await test.step('a program asks for input and waits for it', async () => {
      await runProgram(
        editor,
        'prenom = input("Ton prénom ? ")\nprint("Salut", prenom)\nprint(1 / 0)',
      );
      const field = editor.getByRole('textbox', { name: 'Ton prénom ?' });
      await expect(field).toBeFocused();
      await expectAccessible(page);
      await field.fill('Zoé 🎉');
      await field.press('Enter');
      await expect(log(editor)).toHaveText('Ton prénom ? Zoé 🎉\nSalut Zoé 🎉\n');
      await expect(editor.getByRole('alert')).toContainText('divise par zéro');
      await expectAccessible(page);
    });

    const { not_yet, reset, run, stop } = WORDS.fr.exercise;
    const exercise = page.locator('code-exercise[id="concert-poster"]');
    const row = [run, reset];
    await test.step('an exercise shows what its check says', async () => {
      await goToPart(exercise);
      await write(exercise, 'print("no")');
      expect(await rowsOf(exercise, row)).toBe(1);
      await check(page);
      await expect(exercise.getByText(not_yet)).toBeInViewport({ ratio: 1 });
    });

    await test.step('Stop has room beside the other buttons', async () => {
      await write(exercise, 'while True:\n    pass');
      await button(exercise, run).click();
      await expect(button(exercise, stop)).toBeVisible();
      expect(await rowsOf(exercise, [...row, stop])).toBe(1);
      await button(exercise, stop).click();
    });
  },
);
