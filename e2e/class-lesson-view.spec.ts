import { classOf, OLD_LAPTOP, teacherOn } from './class-people.ts';
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts';
import { expectAccessibleAt, NARROW } from './screens.ts';
import { WORDS } from './words.ts';

const { lessonView } = WORDS.fr;
/** The free lesson with the most exercises. */
const LESSON = 'discovery-variables';
const NAMES = Array.from(
  { length: 30 },
  (_, i) => `ÉLÈVE ${String.fromCharCode(65 + (i % 26))}${i}`,
);

test.use({ locale: 'fr-FR', viewport: OLD_LAPTOP });

test('a class of thirty fits the whole screen of an old computer, and its keyboard', async ({
  page,
}) => {
  const call = await teacherOn(page);
  const { id } = await classOf(call, NAMES);
  const assigned = { kind: 'lesson', lesson_id: LESSON, opens_local: '2026-01-05T08:00' };
  await call('POST', `/classes/${id}/assignments`, { assignments: [assigned] });
  await page.goto(`/classes/${id}/lesson/${LESSON}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(NAMES.length + 1);
  await expectAccessibleAt(page, NARROW);

  await test.step('nothing scrolls, in either direction', async () => {
    await page.getByRole('button', { name: lessonView.full_screen, exact: true }).click();
    const box = await table.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(OLD_LAPTOP.height);
    const beside = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
    );
    expect(beside).toBe(0);
    await expectToFit(page);
    await expectAccessible(page);
  });

  await test.step('arrow keys move, Enter opens, and Escape comes back to the cell', async () => {
    const cellOf = (row: number, column: number) =>
      table.getByRole('row').nth(row).getByRole('button').nth(column);
    await cellOf(1, 0).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(cellOf(2, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(lessonView.work.logged);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cellOf(2, 1)).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await expect(cellOf(NAMES.length, -1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(table.locator(':focus')).toHaveCount(0);
  });
});
