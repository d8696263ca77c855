import type { Page } from '@playwright/test';
import { exerciseXp } from '../contract/src/api/experience.ts';
import { expect, expectAccessible, type newPerson } from './fixtures.ts';
import { exercise, expectAccessibleOnBothScreens, trialData, type Words } from './journey-parts.ts';
import { button, check, goToEnd, goToPart, log, press, write } from './lesson.ts';
import { filled } from './shown-texts.ts';

const WRONG = 'print("LIVE TONIGHT")';
const RIGHT = `${WRONG}\nprint("The Sandwiches")\nprint("8 pm")`;

/** Changes the program of the home page and runs it; then on to the trial. */
export async function runOwnProgram(page: Page, { home, hero }: Words): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.title);
  await press(page.getByRole('tab', { name: hero.tabs.python }));
  const card = page.getByRole('figure', { name: hero.code.label });
  await press(button(card, hero.code.run));
  await expect(log(card)).toContainText('···');
  await write(card, 'print(6 * 7, "is mine")');
  await press(button(card, hero.code.run));
  await expect(log(card)).toHaveText('42 is mine');
  await expect(card.getByText(hero.code.works)).toBeVisible();
  await expectAccessibleOnBothScreens(page);
  await press(card.getByRole('link', { name: hero.code.continue }));
  await expect(page).toHaveURL('/try');
}

/** Solves an exercise of the trial lesson at the second try, and opens its end. Returns the XP of the exercise. */
export async function takeTrial(page: Page, words: Words): Promise<number> {
  const poster = exercise(page, 'concert-poster');
  await expect(page.locator('.step-bar')).toBeVisible();
  await expectAccessible(page);
  await goToPart(poster);
  await write(poster, WRONG);
  await check(page);
  await expect(poster.getByText(words.exercise.not_yet)).toBeVisible();
  await write(poster, RIGHT);
  await check(page);
  await expect(button(page, words.lessons.step.continue)).toBeFocused();
  await goToEnd(page);
  await expect(page.getByRole('region', { name: words.trialLesson.end })).toBeFocused();
  const lesson = await (await page.request.get('/api/try/lesson?lang=en')).json();
  const xp = exerciseXp(lesson.exercises.find(({ id }: { id: string }) => id === 'concert-poster'));
  await expect(page.getByText(filled(words.trialLesson.waiting, { xp }))).toBeVisible();
  await expectAccessibleOnBothScreens(page);
  expect(await trialData(page)).toBeGreaterThan(0);
  return xp;
}

/** Opens the newest mail to `email` in the local mailbox and follows its link. */
async function followMail(page: Page, email: string): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.getByRole('link').last().click();
}

/** From the end of the trial to its lesson in the new account. */
export async function signUpAndIn(
  page: Page,
  words: Words,
  person: ReturnType<typeof newPerson>,
): Promise<void> {
  const { accounts } = words;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await press(page.getByRole('link', { name: words.trialLesson.sign_up }));
  await expect(page.getByRole('heading', { name: accounts.register_title })).toBeVisible();
  await expectAccessibleOnBothScreens(page);
  await field(accounts.name).fill(person.name);
  await field(accounts.email).fill(person.email);
  await field(accounts.password).fill(person.password);
  await field(accounts.age.yes).check();
  await press(button(page.locator('form'), accounts.register));
  await expect(page.getByRole('heading', { name: accounts.mailbox.title })).toBeVisible();
  await expectAccessibleOnBothScreens(page);
  await followMail(page, person.email);
  await expect(page.getByRole('heading', { name: accounts.verify.title })).toBeVisible();
  await expectAccessibleOnBothScreens(page);
  await press(button(page.getByRole('main'), accounts.verify.confirm));
  await expect(page.getByRole('heading', { name: accounts.verify.done_title })).toBeVisible();
  await expectAccessibleOnBothScreens(page);
  await press(page.getByRole('main').getByRole('link', { name: accounts.verify.start }));
  await expect(page).toHaveURL('/lesson/discovery-printing');
}
