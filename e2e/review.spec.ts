import type { ReviewQuestion } from '@codivia/contract/api/reviews';
import type { Page } from '@playwright/test';
import { test } from './clock-test.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { python, reviews: words } = WORDS.fr;
const DAY = 24 * 60 * 60 * 1000;

test.use({ locale: 'fr-FR', timezoneId: 'UTC' });

/** Answers the question that is shown, right or wrong. */
async function answer(page: Page, { exercise }: ReviewQuestion, right: boolean): Promise<void> {
  if (exercise.kind === 'predict') {
    await page.getByRole('textbox').fill(right ? exercise.output : 'autre chose');
    await page.keyboard.press('Control+Enter');
    return;
  }
  const inputs = page.getByRole('group').locator('input');
  const chosen = exercise.options.flatMap(({ correct }, i) => (correct === right ? [i] : []));
  const radio = (await inputs.first().getAttribute('type')) === 'radio';
  for (const i of radio ? chosen.slice(0, 1) : chosen) await inputs.nth(i).check();
  await page.getByRole('button', { name: python.quiz.check }).click();
}

test('a day after two lessons, one question of each comes back, and the review is done for the day', async ({
  page,
  clockServer,
}) => {
  const person = newPerson('Zoé');
  await createMember(page, person, 'fr');
  const { email, password } = person;
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  for (const lesson_id of ['discovery-printing', 'discovery-variables']) {
    const done = { headers, data: { lesson_id, completed: true } };
    expect((await page.request.post('/api/progress', done)).ok()).toBe(true);
  }
  await clockServer.pass(DAY);

  await signInto(page.context(), person, 'fr');
  const asked = page.waitForResponse((response) => response.url().includes('/api/user/reviews'));
  await page.goto('/dashboard');
  const { questions } = await (await asked).json();
  expect(questions).toHaveLength(2);
  const card = page.getByRole('region', { name: words.title });
  await expect(card.getByText(filled(words.due_other, { count: 2 }))).toBeVisible();
  await card.getByRole('button', { name: words.start }).click();

  await expect(card.getByText(filled(words.question, { number: 1, total: 2 }))).toBeFocused();
  await answer(page, questions[0], false);
  await expect(card.getByText(words.again)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: words.next }).click();

  await expect(card.getByText(filled(words.question, { number: 2, total: 2 }))).toBeFocused();
  await answer(page, questions[1], true);
  await expect(card.getByText(/^Elle revient le \d/)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: words.finish }).click();
  await expect(card.getByText(words.done)).toBeVisible();

  await page.reload();
  await expect(card.getByText(words.done)).toBeVisible();
  await expect(card.getByRole('button', { name: words.start })).toBeHidden();
  await expectAccessible(page);
});
