import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

const { dashboard, weeklyPlan: week } = WORDS.fr;
const { tabs, settings } = dashboard;

test.use({ locale: 'fr-FR' });

test('the dashboard has its tabs by keyboard, by press and by the back button, and a weekly plan', async ({
  page,
}) => {
  const person = newPerson('Léa');
  await createMember(page, person, 'fr');
  await signInto(page.context(), person, 'fr');
  await page.goto('/dashboard');
  const thisWeek = page.getByRole('region', { name: week.title });
  await expect(thisWeek.getByRole('listitem')).toHaveCount(7);
  await thisWeek.getByRole('button', { name: '3', exact: true }).click();
  await expect(thisWeek.getByRole('button', { name: week.change })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('tab', { name: tabs.learning }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/dashboard?tab=settings');
  await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
  const plan = page.getByRole('group', { name: week.choose });
  await expect(plan.getByRole('button', { name: '3' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessibleAtBothWidths(page);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(thisWeek).toBeVisible();
  await page.getByRole('tab', { name: tabs.settings }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: settings.title })).toBeVisible();
});
