import {
  CIRCLE,
  COUNTER,
  createCourse,
  EMPTY,
  grantPremium,
  NOT_COUNTING,
  OWN_PAGE,
} from './course-fixture.ts';
import { expect, expectAccessible, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import { downloadCertificate, finishProject, seeFullCertificate } from './journey-certificate.ts';
import {
  finishPythonLesson,
  seeLevelUp,
  takeGameLesson,
  takeWebLesson,
} from './journey-lessons.ts';
import { runOwnProgram, signUpAndIn, takeTrial } from './journey-trial.ts';
import { holdPython, press } from './lesson.ts';
import { WORDS } from './words.ts';

const words = WORDS.fr;

/** On a phone and in French, where room is scarce; a wide screen is checked on the way. */
test.describe('the main journey', PHONE_ONLY, () => {
  test.use({ locale: 'fr-FR' });

  test('from the first program to the full certificate', async ({ page }) => {
    const person = newPerson('Léa');
    const course = `journey-${Date.now().toString(36)}`;
    const [web = '', game = ''] = await createCourse(page.request, course, [
      { title: 'A page', xp: 40, exercises: [COUNTER] },
      { title: 'A game', xp: 10, exercises: [CIRCLE, OWN_PAGE] },
    ]);

    await test.step('a program on the home page', () => runOwnProgram(page, words));
    const trialXp = await test.step('a trial lesson', () => takeTrial(page, words));
    await holdPython(page); // only pages and a sketch are run from here on
    await test.step('a new account', () => signUpAndIn(page, words, person));
    await test.step('the rest of the lesson', () => finishPythonLesson(page, words, trialXp));
    await test.step('a lesson of pages', async () => {
      await page.goto(`/course/${course}`);
      await expectAccessible(page);
      await press(page.locator(`a[href="/lesson/${web}"]`).first());
      await takeWebLesson(page, words, NOT_COUNTING.fr);
      await seeLevelUp(page, words);
      await expect(page).toHaveURL(`/lesson/${game}`);
    });
    await test.step('a lesson of games', () => takeGameLesson(page, words, EMPTY.fr));
    const proof = await test.step('the basic certificate', () => downloadCertificate(page, words));
    await test.step('the project', async () => {
      await grantPremium(page.request, person.email);
      await page.goto(`/lesson/${game}`);
      await finishProject(page, words);
    });
    await test.step('the full certificate', () =>
      seeFullCertificate(page, words, proof, [person.name, OWN_PAGE.title.fr]));
  });
});
