import { expect, expectAccessible, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import {
  CIRCLE,
  COUNTER,
  createCourse,
  EMPTY,
  givePremium,
  OWN_PAGE,
  STILL,
} from './invented-course.ts';
import { downloadCertificate, finishProject, seeFullCertificate } from './journey-certificate.ts';
import {
  finishPythonLesson,
  seeLevelUp,
  takeGameLesson,
  takeWebLesson,
} from './journey-lessons.ts';
import { runOwnProgram, signUpAndIn, takeTrial } from './journey-trial.ts';
import { press } from './lesson.ts';
import { WORDS } from './words.ts';

/** One language on the wide screen, the other on the phone: every step is walked in both. */
const WALKS = [
  { language: 'en', screen: {} },
  { language: 'fr', screen: PHONE_ONLY },
] as const;

for (const { language, screen } of WALKS) {
  const words = WORDS[language];

  test.describe(`the main journey in ${language}`, screen, () => {
    test.use({
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('from the first program to the full certificate', async ({ page }) => {
      test.setTimeout(180_000);
      const person = newPerson('Léa');
      const course = `journey-${Date.now().toString(36)}`;
      const [web = '', game = ''] = await createCourse(page.request, course, [
        { title: 'A page', xp: 40, exercises: [COUNTER] },
        { title: 'A game', xp: 10, exercises: [CIRCLE, OWN_PAGE] },
      ]);

      await runOwnProgram(page, words);
      const trialXp = await takeTrial(page, words);
      await signUpAndIn(page, words, person);
      await finishPythonLesson(page, words, trialXp);

      await page.goto(`/course/${course}`);
      await expectAccessible(page);
      await press(page.locator(`a[href="/lesson/${web}"]`).first());
      await takeWebLesson(page, words, STILL[language]);
      await seeLevelUp(page, words);
      await expect(page).toHaveURL(`/lesson/${game}`);
      await takeGameLesson(page, words, EMPTY[language]);
      const proof = await downloadCertificate(page, words);

      await givePremium(page.request, person.email);
      await page.goto(`/lesson/${game}`);
      await finishProject(page, words, language);
      await seeFullCertificate(page, words, proof, [person.name, OWN_PAGE.title[language]]);
    });
  });
}
