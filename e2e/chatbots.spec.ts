import type { Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectToFit, newPerson, test } from './fixtures.ts';
import { LessonWalk } from './lesson-walk.ts';
import { createMember } from './member.ts';

const PHONE = { width: 360, height: 740 };

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

test.describe('the first lesson about chatbots, in French', () => {
  test.use({ locale: 'fr-FR' });

  test('is read step by step, and fits a phone', async ({ page }) => {
    await openFor(page, 'fr', 'chatbots-next-word');
    const step = page.locator('.lesson-step');
    const on = page.locator('.step-bar').getByRole('button', { name: /^(Passer|Continuer)$/ });
    await expect(step.getByText('Baratin').first()).toBeVisible();
    for (;;) {
      const name = (await step.getAttribute('aria-label')) ?? '';
      await expectToFitBoth(page);
      if (name.startsWith('Fin de')) return;
      // A skipped program first shows what stands below it.
      await expect(async () => {
        await on.click();
        await expect(step).not.toHaveAttribute('aria-label', name, { timeout: 1500 });
      }).toPass();
    }
  });
});

test('the last lesson about chatbots is solved to its project, and fits a phone', async ({
  page,
}) => {
  await openFor(page, 'en', 'chatbots-project');
  const counts = await new LessonWalk(page, 'click').take('chatbots-project', () =>
    expectToFitBoth(page),
  );
  expect(Object.keys(counts).length).toBeGreaterThan(5);
  await expectToFitBoth(page);
});
