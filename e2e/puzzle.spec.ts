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
  exercise: { kind: string; output?: string };
}

/** Opens the first prediction among the puzzles of the week; returns the output that it asks for. */
async function openPrediction(page: Page, days: string): Promise<string> {
  const buttons = page.getByRole('group', { name: days }).getByRole('button');
  for (const button of await buttons.all()) {
    const isOpen = (await button.getAttribute('aria-pressed')) === 'true';
    const asked = page.waitForResponse((answer) => /\/api\/puzzles\/2/.test(answer.url()));
    await (isOpen ? page.reload() : button.click());
    const { exercise } = (await (await asked).json()) as Answered;
    if (exercise.kind === 'predict') return exercise.output ?? '';
  }
  throw new Error('the week has no prediction');
}

for (const language of ['en', 'fr'] as const) {
  test.describe(`the daily puzzle (${language})`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-US' });
    const { puzzles: words, tasks, visitorWork } = WORDS[language];

    test('a visitor solves it, and takes the shelf along', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/puzzle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      const size = page.viewportSize();
      await page.setViewportSize(NARROWEST);
      await expectToFit(page);
      if (size) await page.setViewportSize(size);

      const output = await openPrediction(page, words.days);
      const main = page.getByRole('main');
      await main.getByRole('textbox').fill(output);
      await main.getByRole('button', { name: tasks.predict_check }).click();
      await expect(page.getByText(words.solved)).toBeVisible();
      const shelf = page.getByRole('region', { name: words.shelf });
      await expect(shelf.getByRole('img')).toHaveCount(1);
      await page.reload();
      await expect(shelf.getByRole('img')).toHaveCount(1);
      await expectAccessibleAtBothWidths(page);

      const person = newPerson('Ilyès');
      await createMember(page, person, language);
      await signInto(page.context(), person, language);
      await page.goto('/dashboard');
      await page.getByRole('button', { name: visitorWork.take }).click();
      await expect(page.getByText(words.shelf_count_one.replace('{{count}}', '1'))).toBeVisible();
      await page.goto('/puzzle');
      await expect(shelf.getByRole('img')).toHaveCount(1);
    });
  });
}
