import type { Page } from '@playwright/test';
import { otherDevice, signInto } from './devices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectDistinctLandmarks,
  newPerson,
  test,
} from './fixtures.ts';
import { write } from './lesson.ts';
import { changeDetails } from './lesson-details.ts';
import { ADMIN, callAsAdmin, createMember } from './member.ts';
import { filled, named } from './shown-texts.ts';
import { WORDS } from './words.ts';

const WRITTEN = { en: 'Hello there', fr: 'Bonjour à toi' };
const {
  admin,
  adminBlocks,
  adminCourses,
  adminExercises,
  adminHtml,
  adminLessons,
  adminStudio,
  courses,
  lessons,
} = WORDS.fr;
const { create, editor, fields, list, publish, remove, trash_dialog } = adminLessons;

const text = (en: string, fr: string) => ({ en, fr });

/** An exercise whose solution fails its own check. */
const UNSOUND = {
  kind: 'python',
  id: 'say-hi',
  title: text('Say hi', 'Dis salut'),
  instructions: text('<p>Show Hi.</p>', '<p>Affiche Hi.</p>'),
  starter: '',
  solution: 'print("Ho")',
  check: 'r = run()\nexpect(r.lines, "nothing")\nexpect(r.lines == ["Hi"], "other")',
  hints: [text('Use print.', 'Utilise print.'), text('Quote it.', 'Mets des guillemets.')],
  feedback: {
    nothing: text('Nothing is shown.', 'Rien n’est affiché.'),
    other: text('Something else is shown.', 'Autre chose est affiché.'),
  },
  wrong: [
    { code: 'x = 1', feedback: 'nothing' },
    { code: 'print("No")', feedback: 'other' },
  ],
  alternatives: ['print("H" + "i")'],
};
const SOUND = 'print("Hi")';

/** Writes the lesson's text in a language: a heading and its first exercise. */
async function writeText(page: Page, field: string, words: string): Promise<void> {
  const group = page.getByRole('group', { name: field });
  await group.getByRole('textbox').click();
  await group.getByRole('textbox').pressSequentially(words);
  await group.getByRole('button', { name: adminHtml.heading, exact: true }).click();
  await group.getByRole('button', { name: adminHtml.exercise }).click();
  await page.getByRole('menuitem').first().click();
  const preview = page.getByRole('region', { name: filled(adminHtml.preview, { label: field }) });
  await expect(preview.getByRole('heading', { name: words, exact: true })).toBeVisible();
  // The exercise makes the preview longer, which moves everything below it.
  await expect(preview.getByRole('group').first()).toBeVisible();
}

/** Writes figures that are none, in the drawer of the details. */
async function writeFigures(page: Page): Promise<void> {
  await changeDetails(page, editor, async (drawer) => {
    await expectAccessibleAtBothWidths(page);
    const xp = drawer.getByLabel(fields.xp_reward);
    await xp.fill('many');
    await xp.blur();
    await expect(xp).toHaveValue('0');
    await drawer.getByLabel(fields.duration_minutes).fill('7.5');
  });
  const wrong = filled(editor.details_wrong, { field: fields.duration_minutes });
  await expect(page.getByRole('button', { name: wrong, exact: true })).toBeFocused();
  await page.getByRole('button', { name: editor.save, exact: true }).click();
  const minutes = page.getByRole('dialog').getByLabel(fields.duration_minutes);
  await expect(minutes).toBeFocused();
  await minutes.fill('7');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: editor.save, exact: true })).toBeFocused();
}

/** Tries to publish, fixes the faults that the panel finds, and publishes. */
async function publishAtLast(page: Page): Promise<void> {
  const save = page.getByRole('button', { name: editor.save, exact: true });
  await changeDetails(page, editor, (drawer) =>
    drawer.getByLabel(fields.is_active, { exact: true }).check(),
  );
  await save.click();
  const refused = page.getByRole('dialog', { name: publish.title });
  await expect(refused.getByText(/^say-hi, solution \(anglais\)/)).toBeVisible();
  await expect(refused.getByText(/^say-hi, solution \(français\)/)).toBeVisible();
  await expectAccessible(page);
  await refused.getByRole('button', { name: publish.mend }).click();
  await page.getByRole('button', { name: /^Dis salut/ }).click();
  // The state of the proof takes its place beside the title.
  await expect(page.getByText(filled(adminStudio.state.differs_one, { count: 1 }))).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('tab', { name: adminExercises.parts.program }).click();
  // Until an editor is there, its code is a group of the same name inside of the field.
  const solution = page.getByRole('group', { name: adminExercises.solution, exact: true });
  await write(solution.and(page.locator('fieldset')), SOUND);
  await save.click();
  await expect(page.getByText(adminLessons.saved)).toBeVisible();
}

/** Asks the API for a lesson in the name of a learner. */
async function ask(page: Page, lesson: string, language: 'fr' | 'en') {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  return page.request.get(`/api/user-lessons/${lesson}?lang=${language}`, { headers });
}

/** Expects that a learner finds the course with its lessons in this order. */
async function expectListed(page: Page, course: string, order: string[]) {
  await page.goto(`/course/${course}`);
  // The first step, above the list, may have an exercise with a heading of the same level.
  const places = page.getByRole('region', { name: courses.lesson_list });
  await expect(places.getByRole('heading', { level: 3 })).toHaveText(order);
}

/** Expects that a learner can read the lesson, here in French and by the API in English. */
async function expectToRead(page: Page, lesson: string) {
  await page.goto(`/lesson/${lesson}`);
  for (const name of [WRITTEN.fr, UNSOUND.title.fr]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const { content, exercises } = await (await ask(page, lesson, 'en')).json();
  expect(content).toContain(`>${WRITTEN.en}</h2>`);
  expect(exercises[0].title).toBe(UNSOUND.title.en);
}

async function expectGone(page: Page, lesson: string): Promise<void> {
  expect((await ask(page, lesson, 'fr')).status()).toBe(404);
}

/** Deletes the lesson that is open, and brings it back out of the trash. */
async function deleteAndRestore(page: Page, title: string, whileDeleted: () => Promise<void>) {
  await page.getByRole('button', { name: remove.action, exact: true }).click();
  await page.getByRole('button', { name: remove.confirm }).click();
  await expect(page.getByText(remove.done)).toBeVisible();
  await whileDeleted();
  await page.getByRole('button', { name: adminLessons.trash }).click();
  const restore = page.getByRole('button', { name: named('Restaurer', title) });
  await restore.click();
  await expect(page.getByText(trash_dialog.done)).toBeVisible();
  await expect(restore).toBeHidden();
  await page.keyboard.press('Escape');
}

/** Deletes a whole course, and brings it back out of the trash. */
async function deleteAndRestoreCourse(
  page: Page,
  title: string,
  whileDeleted: () => Promise<void>,
): Promise<void> {
  const { deletion, trash_view } = adminCourses;
  await page.goto('/admin?section=courses');
  await page.getByRole('row', { name: title }).getByRole('checkbox').check();
  const selection = filled(adminCourses.delete_selection, { count: 1 });
  await page.getByRole('button', { name: selection }).click();
  const question = page.getByRole('dialog', { name: deletion.title_one });
  await expect(question.getByText(filled(deletion.lessons_other, { count: 2 }))).toBeVisible();
  await question.getByRole('button', { name: deletion.confirm, exact: true }).click();
  await expect(page.getByText(filled(adminCourses.deleted_one, { count: 1 }))).toBeVisible();
  await whileDeleted();
  await page.getByRole('link', { name: /^Corbeille/ }).click();
  await page.getByRole('button', { name: named(trash_view.restore, title) }).click();
  await expect(page.getByText(filled(adminCourses.restored_one, { count: 1 }))).toBeVisible();
}

test.use({ locale: 'fr-FR' });

test('no two landmarks of a lesson and its previews in both languages have the same name', async ({
  page,
}) => {
  await signInto(page.context(), ADMIN, 'fr');
  await page.goto('/admin?section=lessons&course=discovery&lesson=discovery-variables&texts=both');
  for (const field of [fields.content, fields.content_fr]) {
    const label = filled(adminHtml.preview, { label: field });
    const preview = page.getByRole('region', { name: label });
    await expect(preview.getByRole('group').first()).toBeVisible();
  }
  await expectDistinctLandmarks(page);
});

test('lessons are written, proven, published, ordered, deleted and restored', async ({
  page,
  browser,
  baseURL,
}) => {
  const course = `panel-${Date.now().toString(36)}`;
  const courseTitle = `Panneau ${course}`;
  await signInto(page.context(), ADMIN, 'fr');
  await callAsAdmin(page, 'POST', '/admin/courses', {
    id: course,
    title: course,
    title_fr: courseTitle,
  });
  const second = { title: 'More', title_fr: 'La suite', order_index: 2, is_active: true };
  const texts = { content: '<p>More.</p>', content_fr: '<p>Encore.</p>' };
  await callAsAdmin(page, 'POST', '/admin/lessons', { course_id: course, ...second, ...texts });

  await page.goto(`/admin?section=lessons&course=${course}`);
  await expect(page.getByRole('heading', { name: admin.headings.lessons })).toBeVisible();
  await page.getByRole('button', { name: adminLessons.new_lesson }).click();
  const dialog = page.getByRole('dialog', { name: create.title });
  await dialog.getByLabel(fields.title, { exact: true }).fill('First steps!');
  await dialog.getByLabel(fields.title_fr).fill('Premiers pas');
  const id = `${course}-first-steps`;
  await expect(dialog.getByLabel(create.id)).toHaveValue(id);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: create.submit }).click();
  await expect(page.getByText(create.done)).toBeVisible();

  await callAsAdmin(page, 'PUT', `/admin/lessons/${id}`, { revision: 1, exercises: [UNSOUND] });
  await page.goto(`/admin?section=lessons&course=${course}&lesson=${id}`);
  await writeFigures(page);
  await page.getByRole('button', { name: adminBlocks.view_source, exact: true }).click();
  await writeText(page, fields.content, WRITTEN.en);
  await writeText(page, fields.content_fr, WRITTEN.fr);
  await expectAccessibleAtBothWidths(page);
  const learner = await otherDevice(browser, baseURL);
  const person = newPerson('Noé');
  await createMember(learner, person, 'fr');
  await signInto(learner.context(), person, 'fr');
  await learner.goto(`/lesson/${id}`);
  await expect(learner.getByRole('heading', { name: lessons.not_found })).toBeVisible();
  await publishAtLast(page);

  const rows = page.getByRole('list', { name: list.label, exact: true }).getByRole('link');
  await expect(rows).toContainText(['La suite', 'Premiers pas']);
  const ordered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: named('Monter', 'Premiers pas') }).click();
  await expect(rows).toContainText(['Premiers pas', 'La suite']);
  expect((await ordered).ok()).toBe(true);
  // A move of the lesson, or a change of code that is not run, needs neither a choice nor a new proof.
  await changeDetails(page, editor, (drawer) =>
    drawer.getByLabel(fields.duration_minutes).fill('12'),
  );
  await page.getByRole('button', { name: editor.save, exact: true }).click();
  await expect(page.getByText(editor.saved_state)).toBeVisible();
  await expectListed(learner, course, ['Premiers pas', 'La suite']);
  await expectToRead(learner, id);

  await deleteAndRestore(page, 'Premiers pas', () => expectGone(learner, id));
  await expect(rows).toContainText(['Premiers pas', 'La suite']);
  await expectAccessibleAtBothWidths(page);
  await deleteAndRestoreCourse(page, courseTitle, () => expectGone(learner, id));
  await expectListed(learner, course, ['Premiers pas', 'La suite']);
  expect((await ask(learner, id, 'fr')).status()).toBe(200);
  await learner.context().close();
});
