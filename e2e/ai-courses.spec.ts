import type { Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectToFit, newPerson, test } from './fixtures.ts';
import { LessonWalk } from './lesson-walk.ts';
import { createMember } from './member.ts';

const PHONE = { width: 360, height: 740 };

/** The courses about AI: the first lesson of each, which is read in French, and the last, solved in English. */
const LESSONS: [string, string][] = [
  ['language-model-next', 'language-model-project'],
  ['chatbots-next-word', 'chatbots-project'],
  ['neural-network-vote', 'neural-network-project'],
  ['unbeatable-game-board', 'unbeatable-game-project'],
  ['pictures-numbers-grid', 'pictures-numbers-project'],
  ['learning-by-reward-mouse', 'learning-by-reward-project'],
  ['deepfakes-faces', 'deepfakes-project'],
  ['evolving-creatures-genome', 'evolving-creatures-project'],
  ['recommenders-arrows', 'recommenders-project'],
  ['fair-or-not-groups', 'fair-or-not-project'],
];

/** Opens a lesson for a new member with Premium. */
async function openFor(page: Page, language: 'en' | 'fr', lesson: string): Promise<void> {
  const person = newPerson('Noa');
  await createMember(page, person, language, { is_premium: true });
  await signInto(page.context(), person, language);
  await page.goto(`/lesson/${lesson}`);
}

/** Expects that a page fits its window, and a phone. */
async function expectToFitBoth(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await expectToFit(page);
  await page.setViewportSize(PHONE);
  await expectToFit(page);
  if (wide) await page.setViewportSize(wide);
}

for (const [first, last] of LESSONS) {
  test.describe('in French', () => {
    test.use({ locale: 'fr-FR' });

    test(`${first} is read step by step, and fits a phone`, async ({ page }) => {
      await openFor(page, 'fr', first);
      const step = page.locator('.lesson-step');
      const on = page.locator('.step-bar').getByRole('button', { name: /^(Passer|Continuer)$/ });
      await expect(step).toBeVisible();
      for (;;) {
        const name = (await step.getAttribute('aria-label')) ?? '';
        await expectToFitBoth(page);
        if (name.startsWith('Fin de')) return;
        // A skipped program or thing to play with first shows what stands below it.
        await expect(async () => {
          await on.click();
          await expect(step).not.toHaveAttribute('aria-label', name, { timeout: 1500 });
        }).toPass();
      }
    });
  });

  test(`${last} is solved, and fits a phone`, async ({ page }) => {
    await openFor(page, 'en', last);
    const counts = await new LessonWalk(page, 'click').take(last, () => expectToFitBoth(page));
    expect(Object.keys(counts).length).toBeGreaterThan(3);
    await expectToFitBoth(page);
  });
}
