import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, onPhone, test } from './fixtures.ts';
import { goToEnd, goToPart } from './lesson.ts';
import { createMember } from './member.ts';
import { filled, WORDS } from './words.ts';

const LESSON = '/lesson/discovery-printing';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language];
  const { summary, celebration } = words.rewards;

  test(
    `from a right answer to the next level, in ${language}`,
    onPhone(language),
    async ({ page }) => {
      const person = newPerson('Lina');
      await createMember(page, person, language);
      await signInto(page.context(), person, language);
      await page.goto('/dashboard');
      // Another lesson has given its XP already: this one reaches the second level.
      const status = await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('token')}`;
        const headers = { authorization, 'content-type': 'application/json' };
        const body = JSON.stringify({ lesson_id: 'discovery-variables', completed: true });
        return (await fetch('/api/progress', { method: 'POST', headers, body })).status;
      });
      expect(status).toBe(200);

      const course = await (await page.request.get('/api/courses/discovery')).json();
      const { xp_reward, exercise_count: count } = course.lessons[0];
      await page.goto(LESSON);
      const quiz = page.locator('quiz-question[id="comment-lines"]');
      await goToPart(quiz);
      await quiz.getByRole('radio', { name: language === 'fr' ? 'Deux' : 'Two' }).click();
      await page.getByRole('button', { name: words.python.quiz.check }).click();
      await expect(quiz.getByText('+2 XP').first()).toBeVisible();
      await expect(quiz.getByText(words.python.quiz.passed)).toBeInViewport();
      await expect(page.getByRole('button', { name: words.lessons.step.continue })).toBeFocused();

      await goToEnd(page);
      await page.getByRole('button', { name: words.lessons.complete }).click();
      const reached = page.getByRole('dialog', { name: filled(celebration.level, { level: 2 }) });
      await expect(reached.getByRole('listitem')).toContainText(
        words.dashboard.badges.subtitles.at_100,
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(reached).toBeHidden();

      const title = page.getByRole('heading', { level: 1, name: summary.title });
      await expect(title).toBeFocused();
      await expect(
        page.getByText(filled(summary.xp_value, { xp: xp_reward + 2 })).first(),
      ).toBeAttached();
      await expect(
        page.getByText(filled(summary.exercises_value, { done: 1, count })),
      ).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('heading', { name: words.lessons.step.end })).toBeVisible();
      await page.getByRole('button', { name: summary.open }).click();
      await expect(title).toBeVisible();
      await page.getByRole('link', { name: summary.enough }).click();
      await expect(page).toHaveURL('/dashboard');

      await page.goto(LESSON);
      await expect(page.locator('.step-bar')).toBeVisible();
      await expect(title).toBeHidden();
    },
  );
}
