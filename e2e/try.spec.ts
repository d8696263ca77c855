import type { Page } from '@playwright/test';
import { exerciseXp } from '../contract/src/experience.ts';
import { expect, expectAccessible, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import { button, check, goToEnd, goToPart, log, write } from './lesson.ts';
import { verificationToken } from './member.ts';
import { filled, WORDS } from './words.ts';

const LESSON = 'discovery-printing';
const EXERCISE = 'concert-poster';
const WRONG = 'print("LIVE TONIGHT")';
const RIGHT = `${WRONG}\nprint("The Sandwiches")\nprint("8 pm")`;

type Words = (typeof WORDS)['en'] | (typeof WORDS)['fr'];

const exercise = (page: Page) => page.locator(`code-exercise[id="${EXERCISE}"]`);

/** XP of the member who is signed in. */
async function xpOf(page: Page): Promise<number> {
  const authorization = await page.evaluate(() => `Bearer ${localStorage.getItem('token')}`);
  const answer = await page.request.get('/api/user/xp', { headers: { authorization } });
  return (await answer.json()).total_xp;
}

/** What this browser stores of a trial. */
const trialData = (page: Page) =>
  page.evaluate(() => {
    const entries = Object.entries(localStorage);
    const byName = entries.filter(([key]) => /trial/.test(key));
    const byPerson = entries.filter(([, value]) => /"trial(\/|")/.test(value));
    return Object.fromEntries([...byName, ...byPerson]);
  });

async function runOwnProgram(page: Page, { hero }: Words): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('figure', { name: hero.code.label });
  await button(card, hero.code.run).click();
  await expect(log(card)).toContainText('···', { timeout: 30_000 });
  await write(card, 'print(6 * 7, "is mine")');
  await button(card, hero.code.run).click();
  await expect(log(card)).toHaveText('42 is mine');
  await expect(card.getByText(hero.code.works)).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: hero.code.continue }).click();
  await expect(page).toHaveURL('/try');
}

/** Solves an exercise of the trial lesson at the second try, and opens its end. Answers the XP of the exercise. */
async function takeTrial(page: Page, words: Words): Promise<number> {
  await expect(page.locator('.step-bar')).toBeVisible();
  await expectAccessible(page);
  await goToPart(exercise(page));
  await write(exercise(page), WRONG);
  await check(page);
  await expect(exercise(page).getByText(words.exercise.not_yet)).toBeVisible({ timeout: 30_000 });
  await write(exercise(page), RIGHT);
  await check(page);
  await expect(button(page, words.lessons.step.continue)).toBeFocused();
  await goToEnd(page);
  await expect(page.getByRole('region', { name: words.trialLesson.end })).toBeFocused();
  const lesson = await (await page.request.get('/api/try/lesson?lang=en')).json();
  const xp = exerciseXp(lesson.exercises.find(({ id }: { id: string }) => id === EXERCISE));
  await expect(page.getByText(filled(words.trialLesson.waiting, { xp }))).toBeVisible();
  await expectAccessible(page);
  return xp;
}

async function signUpAndIn(page: Page, { accounts, trialLesson }: Words): Promise<void> {
  const { name, email, password } = newPerson('Inès');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await page.getByRole('link', { name: trialLesson.sign_up }).click();
  await field(accounts.name).fill(name);
  await field(accounts.email).fill(email);
  await field(accounts.password).fill(password);
  await button(page.locator('form'), accounts.register).click();
  await expect(page.getByRole('heading', { name: accounts.mailbox.title })).toBeVisible();
  await page.goto(`/verify?token=${await verificationToken(page, email)}`);
  await page.getByRole('main').getByRole('link', { name: accounts.verify.log_in }).click();
  await field(accounts.email).fill(email);
  await field(accounts.password).fill(password);
  await button(page.locator('form'), accounts.login).click();
  await expect(page).toHaveURL(`/lesson/${LESSON}`);
}

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language];

  test.describe(`a visitor who tries in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test(
      'runs a program, solves an exercise, and finds it in the account',
      language === 'fr' ? PHONE_ONLY : {},
      async ({ page }) => {
        await runOwnProgram(page, words);
        const xp = await takeTrial(page, words);
        const trial = await trialData(page);
        expect(Object.keys(trial)).toContain('trial_lesson');

        await signUpAndIn(page, words);
        const { exercises } = words.lessons;
        await goToEnd(page);
        const soFar = page.getByRole('navigation', { name: words.lessons.neighbours_label });
        await expect(soFar).toContainText(filled(exercises.done_other, { done: 1, count: 5 }));
        await expect.poll(() => xpOf(page)).toBe(xp);
        expect(await trialData(page)).toEqual({});

        // Somebody else takes the trial in this browser: the member is asked, and what they have stays.
        await page.evaluate((stored) => {
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        }, trial);
        await page.reload();
        const dialog = page.getByRole('dialog', { name: words.trialLesson.ask_title });
        await expect(dialog).toBeVisible();
        await expectAccessible(page);
        await button(dialog, words.trialLesson.ask_discard).click();
        await expect(dialog).toBeHidden();
        expect(await trialData(page)).toEqual({});
        expect(await xpOf(page)).toBe(xp);
      },
    );
  });
}
