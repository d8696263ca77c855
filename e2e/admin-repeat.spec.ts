import type { Locator, Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { ADMIN, callAsAdmin } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminBulk, adminLessons, adminSearch } = WORDS.en;
const { list, copy } = adminLessons;
const COUNT = 10;

/** Makes a course of ten drafts; the first two have the word in both of their texts. */
async function makeCourse(page: Page, course: string, word: string): Promise<void> {
  await callAsAdmin(page, 'POST', '/admin/courses', { id: course, title: course });
  for (let i = 1; i <= COUNT; i += 1) {
    const text = i <= 2 ? `<p>A ${word} here.</p>` : '<p>Nothing.</p>';
    const texts = { content: text, content_fr: text };
    const about = { id: `${course}-${i}`, title: `${course} lesson ${i}`, course_id: course };
    await callAsAdmin(page, 'POST', '/admin/lessons', { ...about, ...texts });
  }
}

const lessonsOf = (page: Page): Locator =>
  page.getByRole('list', { name: list.label, exact: true }).getByRole('listitem');

/** Expects the lessons, by their numbers, in this order. */
const expectOrder = (page: Page, course: string, numbers: readonly number[]) =>
  expect(lessonsOf(page).getByRole('link')).toContainText(
    numbers.map((number) => `${course} lesson ${number}`),
  );

async function orderLessons(page: Page, course: string): Promise<void> {
  // Both ends of the list are on the screen: a list that scrolls under the pointer would drag another lesson.
  await page.setViewportSize({ width: 1366, height: 1600 });
  await page.goto(`/admin?section=lessons&course=${course}`);
  await expectOrder(page, course, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await lessonsOf(page).last().dragTo(lessonsOf(page).first());
  await expectOrder(page, course, [10, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const handle = filled(list.move, { title: `${course} lesson 10` });
  await page.getByRole('button', { name: handle, exact: true }).click();
  const asking = page.getByRole('dialog', { name: list.place_title });
  await asking.getByRole('spinbutton').fill('10');
  await asking.getByRole('button', { name: list.place_submit }).click();
  await expect(page.getByText(filled(list.moved, { place: 10, total: COUNT }))).toBeAttached();
  await page.reload();
  await expectOrder(page, course, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
}

async function publishAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: adminBulk.select }).click();
  await page.getByRole('checkbox', { name: adminBulk.all }).check();
  await page.getByRole('button', { name: adminBulk.change, exact: true }).click();
  await page.getByRole('menuitem', { name: adminBulk.actions.publish }).click();
  const name = filled(adminBulk.titles.publish_other, { count: COUNT });
  const asking = page.getByRole('dialog', { name });
  const confirm = filled(adminBulk.confirm.publish_other, { count: COUNT });
  await asking.getByRole('button', { name: confirm }).click();
  const done = filled(adminBulk.done.publish_other, { count: COUNT });
  await expect(page.getByText(done)).toBeVisible();
  await expect(lessonsOf(page).getByText(adminLessons.draft)).toHaveCount(0);
}

async function duplicateFirst(page: Page, course: string): Promise<void> {
  await page.goto(`/admin?section=lessons&course=${course}&lesson=${course}-1`);
  await page.getByRole('button', { name: copy.action, exact: true }).click();
  const asking = page.getByRole('dialog', { name: copy.title });
  await asking.getByRole('button', { name: copy.submit }).click();
  const heading = page.getByRole('heading', { level: 2, name: `Copy of ${course} lesson 1` });
  await expect(heading).toBeVisible();
  await callAsAdmin(page, 'DELETE', `/admin/lessons/${course}-1-copy`);
}

async function openHit(page: Page, course: string, word: string): Promise<void> {
  await page.goto(`/admin?section=search&q=${word}`);
  const found = page.getByRole('listitem').filter({ hasText: `${course} lesson 2` });
  const { content } = adminSearch.fields;
  const name = `${content} · ${adminSearch.languages.fr}: A ${word} here.`;
  await found.getByRole('link', { name, exact: true }).press('Enter');
  const text = page.getByRole('textbox', { name: adminLessons.fields.content_fr, exact: true });
  const mark = text.locator('.block-sought');
  await expect(mark).toHaveText(word);
  await expect(mark).toBeInViewport();
  await expect(text).toBeFocused();
  await page.reload();
  await expect(mark).toBeInViewport();
  await expectAccessibleAtBothWidths(page);
}

async function replaceAndUndo(page: Page, course: string, word: string): Promise<void> {
  await page.goto('/admin?section=search');
  await page.getByRole('searchbox', { name: adminSearch.search_for }).fill(word);
  await page.getByRole('button', { name: adminSearch.search, exact: true }).click();
  const found = filled(adminSearch.found_other, { hits: 4, count: 2 });
  await expect(page.getByText(found)).toBeVisible();
  await page.getByRole('button', { name: adminSearch.replace_begin }).click();
  await page.getByRole('textbox', { name: adminSearch.replace_with }).fill('R&D <3');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: filled(adminSearch.replace_other, { count: 4 }) }).click();
  const confirm = filled(adminSearch.confirm_other, { count: 4 });
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  const replaced = filled(adminSearch.replaced_other, { count: 2 });
  await expect(page.getByText(replaced)).toBeVisible();
  const contentOf = async () =>
    (await callAsAdmin(page, 'GET', `/admin/lessons/${course}-2`)).content;
  expect(await contentOf()).toBe('<p>A R&amp;D &lt;3 here.</p>');
  await page.getByRole('button', { name: adminSearch.undo }).click();
  const undone = filled(adminSearch.undone_other, { count: 2 });
  await expect(page.getByText(undone).first()).toBeVisible();
  expect(await contentOf()).toBe(`<p>A ${word} here.</p>`);
}

test('lessons are ordered, published and copied together, and a word is replaced in several', async ({
  page,
}) => {
  const word = `zorglub${Date.now().toString(36)}`;
  const course = `repeat-${Date.now().toString(36)}`;
  await makeCourse(page, course, word);
  await signInto(page.context(), ADMIN, 'en');
  await test.step('order', () => orderLessons(page, course));
  await test.step('publish', () => publishAll(page));
  await test.step('duplicate', () => duplicateFirst(page, course));
  await test.step('open a hit', () => openHit(page, course, word));
  await test.step('replace', () => replaceAndUndo(page, course, word));
});
