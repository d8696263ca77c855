import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** The screen of an old computer in a classroom. */
test.use({ viewport: { width: 1366, height: 768 } });

for (const language of ['fr', 'en'] as const) {
  const { classDemo, classes, classResults, lessonView, teachers } = WORDS[language];
  const roster = WORDS[language].classRoster;

  test.describe(language, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-US' });

    test('a visitor clicks through the demonstration class', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/(classes|user)/.test(pathname)) asked.push(pathname);
      });
      await page.goto('/teachers');
      await page.getByRole('link', { name: teachers.demo.try, exact: true }).click();
      await expect(page.getByRole('region', { name: classDemo.title })).toContainText(
        classDemo.text,
      );
      const pupils = page.getByRole('region', {
        name: filled(roster.pupils.title_other, { count: 30 }),
      });
      await expect(pupils.getByRole('listitem')).toHaveCount(30);
      await page
        .getByRole('button', { name: filled(roster.words.action_of, { name: 'Léa' }) })
        .click();
      const words = page.getByRole('dialog');
      await words.getByRole('button', { name: roster.words.confirm, exact: true }).click();
      await expect(words.getByRole('status')).toContainText('lea');
      await words.getByRole('button', { name: roster.words.done, exact: true }).click();
      await expectAccessibleAtBothWidths(page);

      await page.getByRole('link', { name: classes.tabs.lesson, exact: true }).click();
      await page.getByRole('main').getByRole('listitem').getByRole('link').click();
      const grid = page.getByRole('table');
      await expect(grid.getByRole('row')).toHaveCount(31);
      // All pupils are in sight at once on the whole screen; Ben gets stuck by himself.
      const stuck = filled(lessonView.states.stuck_tries_other, { count: 5 });
      await expect(
        grid.getByRole('row', { name: 'Ben' }).getByRole('button', { name: stuck }),
      ).toBeVisible({ timeout: 15_000 });
      await page.getByRole('button', { name: classDemo.stop_time }).click();
      await expectAccessibleAtBothWidths(page);
      await page.getByRole('button', { name: lessonView.hide_names }).click();
      await expect(grid).not.toContainText('Ben');
      await grid
        .getByRole('button', { name: filled(lessonView.pupil_number, { number: 5 }) })
        .nth(1)
        .click();
      const program = page.getByRole('dialog');
      await expect(program.getByText(lessonView.work.check_failed)).toBeVisible();
      await expectAccessible(page);
      await program.getByRole('button', { name: lessonView.work.board }).click();
      await page.getByRole('button', { name: lessonView.board.leave }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: lessonView.pause.start, exact: true }).click();
      await page.getByRole('button', { name: lessonView.pause.end }).click();

      await page.getByRole('link', { name: classes.tabs.results, exact: true }).click();
      await expect(page.getByRole('grid').getByRole('row')).toHaveCount(31);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: classResults.export[language] }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
      await page.getByRole('link', { name: 'Kenji', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Kenji' })).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('grid')).toBeVisible();
      await page.getByRole('link', { name: classDemo.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: teachers.title })).toBeVisible();
      expect(
        asked.filter((path) => path !== '/api/user/teacher'),
        'calls for members',
      ).toEqual([]);
    });
  });
}
