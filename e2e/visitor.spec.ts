import { expect, expectAccessible, onPhone, test } from './fixtures.ts';
import { WORDS } from './words.ts';

for (const language of ['fr', 'en'] as const) {
  const { courses, lessons, shell } = WORDS[language];

  test.describe(`a visitor in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test(
      'finds courses by words and filters, and gets all back',
      onPhone(language),
      async ({ page }) => {
        await page.goto('/courses');
        await expect(
          page.getByRole('article').or(page.getByRole('listitem')).first(),
        ).toBeVisible();
        await page.getByRole('searchbox', { name: courses.search }).fill('zzz');
        await expect(page.getByText(courses.no_results.title)).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: courses.no_results.show_all }).click();
        const title = language === 'fr' ? 'Découverte' : 'Discovery';
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await page.getByRole('searchbox', { name: courses.search }).fill('decouverte');
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
      },
    );

    test(
      'is asked to log in for a lesson, and the address is remembered',
      onPhone(language),
      async ({ page }) => {
        await page.goto('/lesson/discovery-variables');
        await expect(
          page.getByRole('heading', { name: lessons.login_required.title }),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: lessons.log_in_to_continue })).toBeDisabled();
        await expectAccessible(page);
        expect(await page.evaluate(() => localStorage.getItem('redirectUrl'))).toBe(
          '/lesson/discovery-variables',
        );
      },
    );

    test(
      'is told when a course, a lesson or a page does not exist',
      onPhone(language),
      async ({ page }) => {
        await page.goto('/course/no-such-course');
        await expect(page.getByRole('heading', { name: courses.not_found.title })).toBeVisible();
        await expectAccessible(page);
        await page.goto('/lesson/no-such-lesson');
        await expect(page.getByText(lessons.not_found, { exact: true })).toBeVisible();
        await expectAccessible(page);
        await page.goto('/no/such/page');
        await expect(page.getByRole('heading', { name: shell.not_found.title })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: shell.not_found.home }).click();
        await expect(page).toHaveURL('/');
      },
    );

    test('sees the other language at once, and again at the next visit', async ({ page }) => {
      const other = language === 'fr' ? 'en' : 'fr';
      await page.goto('/courses');
      await page
        .getByRole('button', { name: other === 'fr' ? 'FR, Français' : 'EN, English' })
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: WORDS[other].courses.title }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(
        page.getByRole('heading', { level: 1, name: WORDS[other].courses.title }),
      ).toBeVisible();
    });
  });
}
