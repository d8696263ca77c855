import type { Page } from '@playwright/test';
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

interface Answered {
  exercise: { kind: string; output?: string; task?: { lines?: string[] } };
}

/** Answers the puzzle that is shown, whatever its kind, from what the page was sent. */
async function solve(page: Page, { exercise }: Answered, check: string, predict: string) {
  const main = page.getByRole('main');
  if (exercise.kind === 'predict') {
    await main.getByRole('textbox').fill(exercise.output ?? '');
    await main.getByRole('button', { name: predict }).click();
    return;
  }
  for (const line of exercise.task?.lines ?? []) {
    const waiting = main.locator('.arrange-waiting').getByRole('button');
    await waiting.filter({ hasText: line.trim() }).first().click();
  }
  await main.getByRole('button', { name: check, exact: true }).click();
}

for (const language of ['en', 'fr'] as const) {
  test.describe(`the daily puzzle (${language})`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-US' });
    const { puzzles: words, exercise, tasks } = WORDS[language];

    test('a visitor solves it, and takes the shelf along', { tag: '@phone' }, async ({ page }) => {
      const asked = page.waitForResponse((answer) => /\/api\/puzzles\/2/.test(answer.url()));
      await page.goto('/puzzle');
      const puzzle = (await (await asked).json()) as Answered;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      const size = page.viewportSize();
      await page.setViewportSize(NARROWEST);
      await expectToFit(page);
      if (size) await page.setViewportSize(size);

      await solve(page, puzzle, exercise.check, tasks.predict_check);
      await expect(page.getByText(words.solved)).toBeVisible();
      const shelf = page.getByRole('region', { name: words.shelf });
      await expect(shelf.getByRole('img')).toHaveCount(1);
      await page.reload();
      await expect(shelf.getByRole('img')).toHaveCount(1);
      await expectAccessibleAtBothWidths(page);

      const person = newPerson('Ilyès');
      await createMember(page, person, language);
      await signInto(page.context(), person, language);
      await page.goto('/puzzle');
      await expect(shelf.getByRole('img')).toHaveCount(0);
      await page.getByRole('button', { name: words.visitor_take }).click();
      await expect(shelf.getByRole('img')).toHaveCount(1);
      await page.goto('/dashboard');
      await expect(page.getByText(words.card_solved)).toBeVisible();
    });
  });
}
