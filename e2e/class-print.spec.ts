import type { Page } from '@playwright/test';
import { classOf, OLD_LAPTOP, teacherOn } from './class-people.ts';
import { expect, test } from './fixtures.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { classCards, classNames, classResults } = WORDS.fr;
const MM = 25.4 / 96;

test.use({ locale: 'fr-FR', viewport: OLD_LAPTOP });

/** Pupils with names as long as they come. */
const namesOf = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    i % 6 === 5 ? `DE LA TOUR D’AUVERGNE-${i} Jean-Éric Maximilien` : `NOM${i} Léa`,
  );

/** The number of sheets that a page takes when it is printed. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Expects paper without the frame of the site and without what is for screens. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
}

test('ten cards fit a sheet, whole, whatever the names', async ({ page }) => {
  const call = await teacherOn(page);
  const { id } = await classOf(call, ['NOM Tom']);
  await page.goto(`/classes/${id}/names`);
  await page.getByLabel(classNames.source.label, { exact: true }).fill(namesOf(24).join('\n'));
  await page
    .getByRole('button', { name: filled(classNames.submit_other, { count: 24 }), exact: true })
    .click();
  const sheets = page.getByRole('list', { name: /^Feuille/ });
  await expect(sheets).toHaveCount(3);
  await expect(sheets.first().getByRole('listitem')).toHaveCount(10);
  await expectPaper(page);
  // Five cards of 55 mm are as high as a sheet with its margins.
  expect(Math.round(((await sheets.first().boundingBox())?.height ?? 0) * MM)).toBe(275);
  const cut = await page
    .locator('.class-card')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut, 'cards whose text does not fit').toBe(0);
  expect(await sheetsOf(page)).toBe(3);
  await expect(page.getByText(classCards.shown_once)).toBeHidden();
});

test('the results of thirty pupils take few sheets, and a pupil’s sheet is one', async ({
  page,
}) => {
  const call = await teacherOn(page);
  const { id, cards } = await classOf(call, namesOf(30));
  const courses: { lessons: { id: string; is_premium: boolean }[] }[] = await (
    await page.request.get('/api/courses')
  ).json();
  const free = courses.flatMap(({ lessons }) => lessons.filter((one) => !one.is_premium));
  await call('POST', `/classes/${id}/assignments`, {
    // As many as the Discovery course has; other tests make courses too.
    assignments: free.slice(0, 10).map((lesson) => ({
      kind: 'lesson',
      lesson_id: lesson.id,
      opens_local: '2026-01-05T08:00',
      due_local: '2030-06-30T18:00',
    })),
  });
  await page.goto(`/classes/${id}/results/print`);
  await expect(page.getByRole('table')).toHaveCount(3);
  await expectPaper(page);
  // The totals and two tables of marks follow one another; none begins a sheet that it does not need.
  expect(await sheetsOf(page)).toBeLessThanOrEqual(5);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/classes/${id}/pupil/${cards[0]?.id}`);
  await expect(page.getByRole('heading', { name: classResults.marks.title })).toBeVisible();
  await expectPaper(page);
  expect(await sheetsOf(page)).toBe(1);
});
