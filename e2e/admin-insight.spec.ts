import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formatPercent } from '../contract/src/text/format.ts';
import { test } from './clock-test.ts';
import { CIRCLE, COUNTER } from './course-fixture.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson } from './fixtures.ts';
import { ADMIN, callAsAdmin, createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminExercises, adminInsight } = WORDS.fr;
const { answers, columns, funnel } = adminInsight;
const DAY = 24 * 60 * 60 * 1000;
const COURSE = 'where-they-fail';
const CONTENT = [CIRCLE, COUNTER]
  .map(({ id }) => `<h2>${id}</h2><code-exercise id="${id}"></code-exercise>`)
  .join('\n');

/** Five members give the first answer to the circle; four of them the other one to the counter. */
const SQUARE = 'function draw() { square(10, 10, 5); }';
const OF_FOUR = 'let points = 4;';
const OF_ONE = 'let points = 1;';
const FEEDBACK = 'Il n’y a pas encore de cercle.';

test.use({ locale: 'fr-FR' });

/** Makes a course with one lesson of two exercises; returns the lesson's id. */
async function makeLesson(page: Page): Promise<string> {
  const titles = { title: 'Where they fail', title_fr: 'Où ça bloque' };
  await callAsAdmin(page, 'POST', '/admin/courses', { id: COURSE, ...titles });
  const lesson = await callAsAdmin(page, 'POST', '/admin/lessons', {
    course_id: COURSE,
    title: 'Circles',
    title_fr: 'Des cercles',
    is_active: true,
    content: CONTENT,
    content_fr: CONTENT,
    exercises: [CIRCLE, COUNTER],
    proven_exercises: [CIRCLE.id, COUNTER.id],
  });
  return lesson.id;
}

/** The report that the page of a lesson sends for one member, the `number`th of five. */
async function learn(page: Page, lesson: string, number: number): Promise<void> {
  const { email, password, ...person } = newPerson('Léa');
  await createMember(page, { email, password, ...person }, 'fr');
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const at = new Date().toISOString();
  const report = (exercise: string, tries: number, answer: object, message: string) =>
    send('PUT', `/exercise-results/${lesson}/${exercise}`, {
      browser: randomUUID(),
      tries,
      wrong: [{ at, message, answer }],
      ...(number <= 2 && exercise === CIRCLE.id
        ? { solved: { at, answer: { js: CIRCLE.solution } } }
        : {}),
    });

  await send('POST', '/progress', { lesson_id: lesson, completed: false });
  await report(CIRCLE.id, 3, { js: `${CIRCLE.starter}${SQUARE}` }, FEEDBACK);
  await report(COUNTER.id, 1, { js: number <= 4 ? OF_FOUR : OF_ONE }, '');
  const step = number <= 4 ? COUNTER.id : CIRCLE.id;
  const position = { step_id: step, step_index: number <= 4 ? 1 : 0, done: [], moved_at: at };
  await send('PUT', `/lesson-positions/${lesson}`, position);
  if (number <= 2) await send('POST', '/progress', { lesson_id: lesson, completed: true });
}

test('where five members fail is seen, and their wrong answer gets a feedback', async ({
  page,
  clockServer,
}) => {
  const lesson = await makeLesson(page);
  for (let number = 1; number <= 5; number++) await learn(page, lesson, number);
  await clockServer.pass(15 * DAY);
  await clockServer.countInsight();
  await signInto(page.context(), ADMIN, 'fr');
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();

  await test.step('course: who began and finished its lesson', async () => {
    await page.goto('/admin?section=insight');
    await link('Où ça bloque').click();
    const row = page.getByRole('table', { name: adminInsight.lessons }).getByRole('row').nth(1);
    await expect(row.getByRole('cell').first()).toHaveText('5');
    await expect(row).toContainText(formatPercent(0.4, 'fr'));
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('lesson: the step where most leave, and tries of the exercises', async () => {
    await link('Des cercles').click();
    const rows = page.getByRole('table', { name: funnel.title }).getByRole('row');
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['5', '4', '1']);
    await expect(rows.nth(2).getByRole('cell')).toHaveText(['4', '2', `2${funnel.most}`]);
    const exercises = page.getByRole('table', { name: adminInsight.exercises });
    const circle = exercises.getByRole('row').filter({ hasText: CIRCLE.title.fr });
    await expect(circle.getByRole('cell')).toHaveText(['5', '3', formatPercent(0.4, 'fr'), '1']);
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('exercise: an answer of four members is not shown', async () => {
    await link(COUNTER.title.fr).click();
    await expect(page.getByRole('heading', { name: answers.none })).toBeVisible();
    await expect(page.getByText(columns.members)).toBeVisible();
    await expect(page.getByText('let points')).toBeHidden();
    await link('Des cercles').click();
  });

  await test.step('exercise: that of five is, and becomes a wrong answer of the studio', async () => {
    await link(CIRCLE.title.fr).click();
    const found = page.getByRole('listitem').filter({ hasText: SQUARE });
    await expect(found).toContainText(formatPercent(1, 'fr'));
    await expect(found).toContainText(FEEDBACK);
    await expectAccessibleAtBothWidths(page);
    await found.getByRole('button', { name: answers.write }).click();
    await expect(page).toHaveURL(new RegExp(`exercise=${CIRCLE.id}`));
    const wrong = filled(adminExercises.wrong_answer, { number: CIRCLE.wrong.length + 1 });
    await expect(page.getByRole('group', { name: wrong }).first()).toContainText(SQUARE);
  });
});
