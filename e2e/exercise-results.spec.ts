import type { Page } from '@playwright/test';
import { otherDevice, signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { goToEnd, goToPart, check as pressCheck, write } from './lesson.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { lessons, python, exercise: words, courses } = WORDS.fr;
const LESSON = '/lesson/discovery-printing';

const exercise = (page: Page, id: string) => page.locator(`code-exercise[id="${id}"]`);
const poster = (page: Page) => exercise(page, 'concert-poster');
const code = (page: Page) => poster(page).locator('.cm-content');
const button = (page: Page, name: string) => poster(page).getByRole('button', { name });

const WRONG = 'print("CE SOIR EN CONCERT")';
const RIGHT = `${WRONG}\nprint("Les Tartines")\nprint("20 h")`;

const goTo = (page: Page, id: string) => goToPart(exercise(page, id));

async function check(page: Page, id: string, program: string) {
  await goTo(page, id);
  await write(exercise(page, id), program);
  await pressCheck(page);
}

const reported = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      /exercise-results/.test(answer.url()) && answer.request().method() === 'PUT' && answer.ok(),
  );

test.describe('exercises on two devices', () => {
  test.use({ locale: 'fr-FR' });

  test('what is solved here, even without a network, is found there; what is written is never lost', async ({
    page: there,
    browser,
    baseURL,
  }) => {
    const person = newPerson('Noé');
    await createMember(there, person, 'fr');
    // A device that is not watched: a browser reports every call without a network as an error.
    const here = await otherDevice(browser, baseURL);
    await signInto(here.context(), person, 'fr');
    await here.goto(LESSON);
    await here.route('**/api/exercise-results/**', (route) => route.abort());
    await check(here, 'concert-poster', WRONG);
    await expect(poster(here).getByText(words.not_yet)).toBeVisible();
    await check(here, 'concert-poster', RIGHT);
    await expect(poster(here).getByText(lessons.exercises.solved)).toBeVisible();
    await expect(here.getByRole('button', { name: lessons.step.continue })).toBeFocused();
    await here.unroute('**/api/exercise-results/**');
    const arrived = reported(here);
    await here.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await (await arrived).json()).tries).toBe(2);

    await signInto(there.context(), person, 'fr');
    await there.goto('/course/discovery');
    const first = there.getByRole('listitem').filter({ has: there.locator(`a[href="${LESSON}"]`) });
    const counted = filled(courses.exercises_done_other, { done: 1, count: 5 });
    await expect(first.getByText(counted)).toBeVisible();
    await expectAccessible(there);
    await there.goto(LESSON);
    await goTo(there, 'concert-poster');
    await expect(poster(there).getByText(lessons.exercises.solved)).toBeVisible();
    await expect(code(there)).toContainText('Les Tartines');
    await expect(button(there, lessons.exercises.show_answer)).toBeHidden();

    // A draft that is newer than the answer stays, and offers a link back to it.
    await write(poster(there), '# une autre idée');
    await there.reload();
    await goTo(there, 'concert-poster');
    await expect(code(there)).toHaveText('# une autre idée');
    await button(there, lessons.exercises.show_answer).click();
    await expect(code(there)).toContainText('Les Tartines');
    await button(there, lessons.exercises.bring_back).click();
    await expect(code(there)).toHaveText('# une autre idée');

    const quiz = there.locator('quiz-question[id="comment-lines"]');
    await goToPart(quiz);
    await quiz.getByRole('radio', { name: 'Deux' }).click();
    await there.getByRole('button', { name: python.quiz.check }).click();
    await goToEnd(there);
    const soFar = there.getByRole('navigation', { name: lessons.neighbours_label });
    await expect(soFar).toContainText(filled(lessons.exercises.done_other, { done: 2, count: 5 }));
    await expect(there.getByRole('button', { name: lessons.complete })).toBeEnabled();
    await expectAccessible(there);
    await here.context().close();
  });
});
