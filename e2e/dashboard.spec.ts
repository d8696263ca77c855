import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, onPhone, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language];
  const { tabs, settings } = words.dashboard;
  const week = words.weeklyPlan;

  test.describe(`the dashboard in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test(
      'has its tabs by keyboard, by touch and by the back button, and a weekly plan',
      onPhone(language),
      async ({ page }) => {
        const person = newPerson('Léa');
        await createMember(page, person, language);
        await signInto(page.context(), person, language);
        await page.goto('/dashboard');
        const thisWeek = page.getByRole('region', { name: week.title });
        await expect(thisWeek.getByRole('listitem')).toHaveCount(7);
        await thisWeek.getByRole('button', { name: '3', exact: true }).click();
        await expect(thisWeek.getByRole('button', { name: week.change })).toBeVisible();
        await expectAccessible(page);

        await page.getByRole('tab', { name: tabs.learning }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL('/dashboard?tab=settings');
        await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
        const plan = page.getByRole('group', { name: week.choose });
        await expect(plan.getByRole('button', { name: '3' })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expectAccessible(page);
        await page.goBack();
        await expect(page).toHaveURL('/dashboard');
        await expect(thisWeek).toBeVisible();
        await page.getByRole('tab', { name: tabs.settings }).click();
        await page.reload();
        await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
      },
    );
  });
}
