import { expect, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { WORDS } from './words.ts';

const { courses, lessons, shell } = WORDS.fr;

test.use({ locale: 'fr-FR' });

test('a visitor finds courses by words, gets all back, and sees them in English, at the next visit too', async ({
  page,
}) => {
  await page.goto('/courses');
  await page.getByRole('searchbox', { name: courses.search }).fill('aucun cours ainsi');
  await expect(page.getByText(courses.no_results.title)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: courses.no_results.show_all }).click();
  await expect(page.getByRole('heading', { name: 'Découverte' })).toBeVisible();
  await page.getByRole('searchbox', { name: courses.search }).fill('decouverte');
  await expect(page.getByRole('heading', { name: 'Découverte' })).toBeVisible();

  const english = { level: 1, name: WORDS.en.courses.title } as const;
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.getByRole('heading', english)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', english)).toBeVisible();
});

test('a visitor is told when a course, a lesson or a page does not exist', async ({ page }) => {
  await page.goto('/course/no-such-course');
  await expect(page.getByRole('heading', { name: courses.not_found.title })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/lesson/no-such-lesson');
  await expect(page.getByText(lessons.not_found, { exact: true })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: shell.not_found.title })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: shell.not_found.home }).click();
  await expect(page).toHaveURL('/');
});
