import { expect, expectAccessibleAtBothWidths, expectToFit, NARROWEST, test } from './fixtures.ts';
import { WORDS } from './words.ts';

const TITLES = { en: 'AI from scratch', fr: 'L’IA à partir de rien' };
const COURSES = {
  en: [
    ...['Discovery', 'Python foundations', 'The game that never loses', 'How machines learn'],
    ...['A neural network from nothing', 'Your own tiny language model', 'Learning by reward'],
    'What you will like: recommenders',
  ],
  fr: [
    ...['Découverte', 'Python : les bases solides', 'Le jeu imbattable'],
    ...['Comment les machines apprennent', 'Un réseau de neurones à partir de rien'],
    ...['Ton mini-modèle de langage', 'Apprendre par récompense'],
    'Ce qui va te plaire : les recommandations',
  ],
};

for (const language of ['en', 'fr'] as const) {
  test.describe(`paths in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-US' });
    const words = WORDS[language];

    test('a visitor chooses a path, sees its map and looks into a course', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto('/courses');
      await expectToFit(page);
      await page.getByRole('link', { name: words.courses.choose_path }).click();
      await expect(page).toHaveURL('/paths');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(TITLES[language]);
      await expectAccessibleAtBothWidths(page);

      const more = { name: new RegExp(`^${words['learning-paths'].see_map}`) };
      await page.getByRole('link', more).first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/path/ai-from-scratch');
      const places = page.locator('ol > li').getByRole('heading', { level: 3 });
      await expect(places).toHaveText(COURSES[language]);
      await expectAccessibleAtBothWidths(page);
      await page.setViewportSize(NARROWEST);
      await expectToFit(page);

      await places.last().getByRole('link').click();
      await expect(page).toHaveURL('/course/recommenders');
      const first = page.getByRole('complementary', { name: words.courses.requires.title });
      await expect(first.getByRole('link')).toHaveText([COURSES[language][3] ?? '']);
      await expect(page.getByRole('heading', { name: words.courses.lesson_list })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    });

    test('the catalogue stands under its paths, and is filtered by age', async ({ page }) => {
      await page.goto('/courses?age=14');
      const titles = page.getByRole('heading', { level: 3 });
      await expect(titles.first()).toHaveText(COURSES[language][0] ?? '');
      const older = page.locator('a[href="/course/cloud"]');
      await expect(older).toHaveCount(0);
      await page.goto('/courses?age=15');
      await expect(older.first()).toBeVisible();
      await page.getByRole('link', { name: words.courses.see_path }).first().click();
      await expect(page).toHaveURL('/path/computer-science');
    });
  });
}

test('a path that does not exist answers 404 and leads to the others', async ({ page }) => {
  const answer = await page.goto('/path/nowhere');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: WORDS.en['learning-paths'].back }).click();
  await expect(page).toHaveURL('/paths');
});
