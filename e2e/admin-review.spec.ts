import type { Page } from '@playwright/test';
import { test } from './clock-test.ts';
import { otherDevice, signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson } from './fixtures.ts';
import { ADMIN, callAsAdmin, createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminLessonComments, adminLessonPresences, adminLessonReviews, adminLessons } = WORDS.fr;
const { plan, review } = adminLessonReviews;
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

test.use({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });

const TITLE = 'Une leçon à relire';

async function openLesson(page: Page, id: string): Promise<void> {
  await page.goto(`/admin?section=lessons&lesson=${id}`);
  await expect(page.getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
}

test('two administrators review a lesson, and it is published at its time', async ({
  page,
  browser,
  clockServer,
}) => {
  const lesson = await callAsAdmin(page, 'POST', '/admin/lessons', {
    title: 'A lesson to review',
    title_fr: TITLE,
    course_id: 'discovery',
    content: '<h2>Loops</h2><p>Again and again.</p>',
    content_fr: '<h2>Boucles</h2><p>Encore et encore.</p>',
  });
  const reviewer = newPerson('Robin');
  await createMember(page, reviewer, 'fr', { role: 'admin' });
  await signInto(page.context(), ADMIN, 'fr');
  const other = await otherDevice(browser, clockServer.url);
  await signInto(other.context(), reviewer, 'fr');

  await test.step('one asks for a review', async () => {
    await openLesson(page, lesson.id);
    const part = page.getByRole('region', { name: review.label });
    await part.getByRole('button', { name: review.ask }).click();
    await expect(part.getByText(review.not_you)).toBeVisible();
    await expect(part.getByRole('button', { name: review.approve })).toBeHidden();
  });

  await test.step('the other sees who is there, comments on a passage, and approves', async () => {
    await openLesson(other, lesson.id);
    const [before] = adminLessonPresences.open.split('{{name}}').at(-1)?.split('{{time}}') ?? [];
    await expect(other.getByText(before ?? '')).toBeVisible();
    const passage = other.getByRole('combobox', { name: adminLessonComments.passage });
    await passage.selectOption({ label: '2. Encore et encore.' });
    const field = other.getByRole('textbox', { name: adminLessonComments.text, exact: true });
    await field.fill('Combien de fois ?');
    await other.getByRole('button', { name: adminLessonComments.send, exact: true }).click();
    await expect(other.getByText('Combien de fois ?')).toBeVisible();
    const part = other.getByRole('region', { name: review.label });
    await part.getByRole('button', { name: review.approve }).click();
    await expect(part.getByRole('status')).toContainText(/Robin/);
    await expectAccessibleAtBothWidths(other);
  });

  await test.step('the comment leads to its passage', async () => {
    await openLesson(page, lesson.id);
    const excerpt = 'Encore et encore.';
    const shown = filled(adminLessonComments.show, { excerpt });
    await page.getByRole('button', { name: shown }).click();
    await expect(page.locator('[data-lesson-preview="fr"]').getByText(excerpt)).toBeFocused();
    const label = adminLessons.fields.content_fr;
    const beside = page.getByRole('toolbar', {
      name: filled(adminLessonComments.on_passages, { label }),
      exact: true,
    });
    const mark = filled(adminLessonComments.open_on_one, { count: 1, number: 2, words: excerpt });
    await beside.getByRole('button', { name: mark }).click();
    const dialog = page.getByRole('dialog', { name: adminLessonComments.block_title });
    await expect(dialog.getByText('Combien de fois ?')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await expect(beside.getByRole('button', { name: mark })).toBeFocused();
  });

  await test.step('it is planned, and published by itself', async () => {
    const part = page.getByRole('region', { name: plan.label, exact: true });
    await part.getByRole('button', { name: plan.at_a_time }).click();
    const dialog = page.getByRole('dialog', { name: plan.title });
    await expectAccessibleAtBothWidths(page);
    await dialog.getByRole('button', { name: plan.submit }).click();
    await expect(part.getByRole('button', { name: plan.cancel })).toBeVisible();
    await clockServer.pass(2 * DAY);
    const isActive = async () =>
      (await callAsAdmin(page, 'GET', `/admin/lessons/${lesson.id}`)).is_active;
    // The job runs every minute.
    await expect.poll(isActive, { timeout: 2 * MINUTE }).toBe(true);
    await openLesson(page, lesson.id);
    await expect(part.getByRole('status')).toHaveText(plan.published);
  });
});
