import { signInto } from './devices.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { write } from './lesson.ts';
import { changeDetails } from './lesson-details.ts';
import { ADMIN, callAsAdmin } from './member.ts';
import { filled, named } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminBlocks, adminExercises, adminHtml, adminLessons, adminStudio } = WORDS.fr;
const { editor, fields } = adminLessons;

test.use({ locale: 'fr-FR' });

test('an exercise is made from a template, proven while it is written, tried, and published', async ({
  page,
}) => {
  const course = `studio-${Date.now().toString(36)}`;
  const lesson = `${course}-first`;
  await signInto(page.context(), ADMIN, 'fr');
  await callAsAdmin(page, 'POST', '/admin/courses', { id: course, title: course });
  await callAsAdmin(page, 'POST', '/admin/lessons', {
    id: lesson,
    course_id: course,
    title: 'First',
    title_fr: 'Première',
  });
  await page.goto(`/admin?section=lessons&lesson=${lesson}`);
  await page.getByRole('button', { name: adminStudio.templates.action }).click();
  const templates = page.getByRole('dialog', { name: adminStudio.templates.title });
  await expectAccessible(page);
  await templates.getByRole('button', { name: /^Variables/ }).click();

  await expect(page).toHaveURL(/exercise=score/);
  const state = page.getByRole('status').filter({ hasText: adminStudio.state.proven });
  await expect(state).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  // As a learner, first with an answer that lacks something.
  const side = page.getByRole('region', { name: adminStudio.side });
  const check = side.getByRole('button', { name: WORDS.fr.exercise.check, exact: true });
  await write(side, 'score = 12');
  await check.click();
  await expect(side.getByText(/Il reste à l’afficher/)).toBeVisible();
  await write(side, 'score = 12\nprint(score)');
  await check.click();
  await expect(side.getByText(WORDS.fr.exercise.passed).first()).toBeVisible();

  // A wrong answer of one's own, whose feedback the check does not name yet.
  const wrong = filled(adminExercises.wrong_answer, { number: 3 });
  await page.getByRole('button', { name: named('Ajouter', wrong) }).click();
  await write(page.getByRole('group', { name: wrong }).first(), 'score = 0');
  await expect(page.getByText(filled(adminStudio.state.differs_one, { count: 1 }))).toBeVisible();
  await page
    .getByRole('button', { name: filled(adminExercises.expect, { key: 'other-value' }) })
    .click();
  await expect(state).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('heading', { level: 3, name: 'Retiens le score' }).first(),
  ).toBeVisible();
  await expect(state).toBeVisible();
  await page.getByRole('button', { name: adminStudio.back }).click();
  const row = page.getByRole('button', {
    name: named('Ouvrir dans l’atelier', 'Retiens le score'),
  });
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: adminBlocks.view_source, exact: true }).click();
  for (const field of [fields.content, fields.content_fr]) {
    const group = page.getByRole('group', { name: field });
    await group.getByRole('textbox').click();
    await group.getByRole('button', { name: adminHtml.exercise }).click();
    // By a key: the live view of the other text may still push the menu out of sight.
    await page.getByRole('menuitem').first().press('Enter');
  }
  await changeDetails(page, editor, (drawer) =>
    drawer.getByLabel(fields.is_active, { exact: true }).check(),
  );
  await page.getByRole('button', { name: editor.save, exact: true }).click();
  await expect(page.getByText(adminLessons.saved)).toBeVisible();

  // The copy of an exercise of another lesson.
  await page.getByRole('button', { name: adminStudio.copy.action }).click();
  const copies = page.getByRole('dialog', { name: adminStudio.copy.title });
  await copies.getByRole('searchbox', { name: adminStudio.copy.search }).fill(`${lesson} retiens`);
  await expect(copies.getByText(filled(adminStudio.copy.found_one, { count: 1 }))).toBeVisible();
  await expectAccessible(page);
  await copies.getByRole('button', { name: /^Retiens le score/ }).click();
  await expect(page.getByLabel(adminExercises.id, { exact: true })).toHaveValue('score-2');
});
