import type { Locator, Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { ADMIN, callAsAdmin } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminBlocks, adminHtml, adminLessons } = WORDS.en;
const { editor, fields } = adminLessons;

/** A text with forms that an editor would write otherwise, and an element that it does not know. */
const TEXT = [
  '<h2>Begin</h2>\n\n<p>One <strong>and</strong>\ntwo.</p><p>Three.</p>\n',
  '<ul><li>A</li><li>B</li></ul>\n',
  '<blockquote>Loose words</blockquote>\n',
  '<p>End.</p>\n',
].join('');

const HEADING = '<h2>Robots &amp; co</h2>\n';
const BOX =
  '<aside class="callout callout-tip">\n<p class="callout-title">Tip</p>\n<p>Look twice.</p>\n</aside>\n';
const PROGRAM = '<python-editor code="print(1)"></python-editor>\n';

/** Opens the menu with "/", finds an entry by its words and takes it with Enter. */
async function insert(page: Page, words: string): Promise<void> {
  await page.keyboard.type(`/${words}`);
  const menu = page.getByRole('listbox', { name: adminBlocks.insert });
  await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test.use({ locale: 'en-GB' });

test('blocks are inserted and moved by keys, and the rest of the text stays as it was', async ({
  page,
}) => {
  await signInto(page.context(), ADMIN, 'en');
  const title = `Blocks ${Date.now().toString(36)}`;
  const lesson = { title, title_fr: title, content: TEXT, content_fr: TEXT };
  const { id } = await callAsAdmin(page, 'POST', '/admin/lessons', { course_id: null, ...lesson });
  const stored = async () => (await callAsAdmin(page, 'GET', `/admin/lessons/${id}`)).content;
  const before: string = await stored();

  await page.goto(`/admin?section=lessons&lesson=${id}&texts=en`);
  const text = page.getByRole('textbox', { name: fields.content, exact: true });
  await expect(text.getByRole('heading', { name: 'Begin' })).toBeVisible();
  await expect(page.getByText(editor.saved_state)).toBeVisible();

  await text.getByText('Three.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(page.getByRole('listbox', { name: adminBlocks.insert })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await insert(page, adminHtml.heading);
  await page.keyboard.type('Robots & co');
  await page.keyboard.press('Enter');
  await insert(page, adminHtml.boxes.tip);
  await page.keyboard.type('Look twice.');

  await page.getByRole('button', { name: adminBlocks.add }).click();
  await page.getByRole('option', { name: adminHtml.editors.python }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').click();
  await page.keyboard.type('print(1)');
  await dialog.getByRole('button', { name: adminHtml.insert, exact: true }).click();
  await expect(text.getByText('print(1)')).toBeVisible();

  await text.getByText('End.').click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(
    page.getByText(filled(adminBlocks.moved, { place: 8, total: 9 }), { exact: true }),
  ).toBeAttached();
  // Further down the bar of the editor may cover a part of the toolbar, whose buttons then seem too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAtBothWidths(page);

  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(adminLessons.saved)).toBeVisible();
  const added = before.replace('<p>Three.</p>\n', `<p>Three.</p>\n${HEADING}${BOX}${PROGRAM}`);
  const quote = '<blockquote>Loose words</blockquote>\n';
  const expected = added.replace(`${quote}<p>End.</p>\n`, `<p>End.</p>\n${quote}`);
  expect(await stored()).toBe(expected);

  await page.reload();
  await expect(text.getByRole('heading', { name: 'Robots & co' })).toBeVisible();
  await page.getByRole('button', { name: adminBlocks.view_source, exact: true }).click();
  await expect(
    page.getByRole('group', { name: fields.content }).getByRole('textbox'),
  ).toContainText('Look twice.');
});

/** The heights at which the blocks of a text begin. */
const topsOf = (text: Locator) =>
  text.evaluate((field) =>
    [...field.children].map((block) => Math.round(block.getBoundingClientRect().top)),
  );

test('both languages stand side by side, and differences are marked', async ({ page }) => {
  await signInto(page.context(), ADMIN, 'en');
  const title = `Sides ${Date.now().toString(36)}`;
  const long = 'Many words make a paragraph long. '.repeat(12);
  const table =
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>';
  const content = `<h2>Begin</h2>\n<p>Short.</p>\n<p>Also short.</p>\n${table}\n<p>End.</p>\n`;
  const content_fr = `<h2>Début</h2>\n<p>${long}</p>\n${table}\n<ul><li>C</li></ul>\n<p>Fin.</p>\n`;
  const lesson = { title, title_fr: title, content, content_fr };
  const { id } = await callAsAdmin(page, 'POST', '/admin/lessons', { course_id: null, ...lesson });
  // On narrower screens one language is below the other.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin?section=lessons&lesson=${id}&texts=both`);
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const [english, french] = [text(fields.content), text(fields.content_fr)];
  await expect(english.getByText('End.')).toBeVisible();
  await expect(french.getByText('Fin.')).toBeVisible();

  // Heading, first paragraph, table and last paragraph belong together.
  const pairs = [
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 4],
  ] as const;
  const distances = async () => {
    const [left, right] = [await topsOf(english), await topsOf(french)];
    return pairs.map(([i, j]) => Math.abs((left[i] ?? 0) - (right[j] ?? 0)) > 1);
  };
  await expect.poll(distances).toEqual([false, false, false, false]);
  await english.getByText('Also short.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(long);
  await expect.poll(distances).toEqual([false, false, false, false]);

  const marks = page.getByRole('list', { name: adminBlocks.differences });
  await expect(marks).toHaveCount(2);
  await expect(
    marks.first().getByRole('button', { name: filled(adminBlocks.extra_here, { place: 3 }) }),
  ).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAtBothWidths(page);

  await english.getByText('b', { exact: true }).click();
  await page.getByRole('button', { name: adminBlocks.table, exact: true }).first().click();
  await page.getByRole('menuitem', { name: adminBlocks.table_edits.column_after }).click();
  await page.keyboard.type('new');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(adminLessons.saved)).toBeVisible();
  const stored: { content: string } = await callAsAdmin(page, 'GET', `/admin/lessons/${id}`);
  expect(stored.content.match(/<td>/g)).toHaveLength(4);
  expect(stored.content).toContain('<td>new</td>');
});
