import type { Page } from '@playwright/test';
import { CIRCLE, COUNTER } from './course-fixture.ts';
import { expect, expectAccessible } from './fixtures.ts';
import {
  dialogOf,
  exercise,
  expectAccessibleOnBothScreens,
  trialData,
  type Words,
  xpOf,
} from './journey-parts.ts';
import { button, check, expectRoomInBar, goToEnd, goToPart, press, write } from './lesson.ts';
import { filled } from './shown-texts.ts';

const LESSON = '/lesson/discovery-printing';

/** Goes to the end of the lesson and completes it; the celebration moves as it does for most. */
async function completeLesson(page: Page, words: Words): Promise<void> {
  await goToEnd(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page.getByRole('button', { name: words.lessons.complete }));
}

/** The lesson of the trial continues in the account: a question, wrong and right, and the summary. */
export async function finishPythonLesson(page: Page, words: Words, trialXp: number): Promise<void> {
  const { python, lessons } = words;
  const { summary } = words.rewards;
  await goToEnd(page);
  const soFar = page.getByRole('navigation', { name: lessons.neighbours_label });
  const counted = filled(lessons.exercises.done_other, { done: 1, count: 5 });
  await expect(soFar).toContainText(counted);
  await expect.poll(async () => (await xpOf(page)).total_xp).toBe(trialXp);
  expect(await trialData(page)).toBe(0);

  const end = page.getByRole('region', { name: lessons.step.end });
  await press(end.getByRole('button', { name: /Python ne lit pas/ }));
  const quiz = page.locator('quiz-question[id="comment-lines"]');
  await press(quiz.getByRole('radio', { name: 'Trois' }));
  await press(page.getByRole('button', { name: python.quiz.check }));
  await expect(quiz.getByText(python.quiz.wrong_choice)).toBeVisible();
  await expectRoomInBar(page);
  const right = quiz.getByRole('radio', { name: 'Deux' });
  await press(right);
  await press(page.getByRole('button', { name: python.quiz.check }));
  await expect(quiz.getByText('+2 XP').first()).toBeVisible();
  await expect(quiz.getByText(python.quiz.passed)).toBeInViewport();
  await expect(button(page, lessons.step.continue)).toBeFocused();

  await completeLesson(page, words);
  const unsolved = dialogOf(page, filled(lessons.unsolved.title_other, { done: 2, count: 5 }));
  await expectAccessible(page);
  await press(unsolved.getByRole('button', { name: lessons.unsolved.finish }));
  await expect(page.getByText(lessons.completion_success).last()).toBeVisible();
  const title = page.getByRole('heading', { level: 1, name: summary.calm_title });
  await expect(title).toBeFocused();
  const xp = filled(summary.xp_value, { xp: 60 + 2 + trialXp });
  await expect(page.getByText(xp).first()).toBeAttached();
  const solved = filled(summary.exercises_value, { done: 2, count: 5 });
  await expect(page.getByText(solved)).toBeVisible();
  await expectAccessibleOnBothScreens(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: lessons.step.end })).toBeVisible();
  await press(page.getByRole('button', { name: summary.open }));
  await expect(title).toBeVisible();
  await press(page.getByRole('link', { name: summary.enough }));
  await expect(page).toHaveURL('/dashboard');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LESSON);
  await expect(page.locator('.step-bar')).toBeVisible();
  await expect(title).toBeHidden();
}

/** A page to write: without an answer, with a mistake, then right. */
export async function takeWebLesson(page: Page, words: Words, feedback: string): Promise<void> {
  const counter = exercise(page, 'counter');
  await goToPart(counter);
  await check(page);
  await expect(counter.getByText(feedback)).toBeVisible();
  await press(counter.getByRole('button', { name: words.exercise.first_hint }));
  await expect(
    counter.getByText(filled(words.exercise.hint, { number: 1, total: 2 })),
  ).toBeVisible();
  await press(counter.getByRole('tab', { name: 'JavaScript' }));
  await write(counter, 'nope();');
  await check(page);
  await expect(counter.getByRole('alert')).toContainText('nope');
  await write(counter, COUNTER.solution.js);
  await check(page);
  await expect(counter.getByText(words.exercise.passed_text)).toBeVisible();
  await expect(page.getByText('+3 XP').first()).toBeVisible();
  await completeLesson(page, words);
}

/** The second level and its badge, above the summary. */
export async function seeLevelUp(page: Page, { rewards, dashboard }: Words): Promise<void> {
  const { celebration, summary } = rewards;
  const reached = dialogOf(page, filled(celebration.level, { level: 2 }));
  const badge = dashboard.badges.subtitles.at_100;
  await expect(reached.getByRole('listitem')).toContainText(badge);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(reached).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: summary.title })).toBeFocused();
  await press(page.getByRole('link', { name: summary.next_lesson }));
  // Smooth scrolling would move elements while their sizes are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** A sketch to write: without a circle, seen, then right. It is the last lesson of the course. */
export async function takeGameLesson(page: Page, words: Words, feedback: string): Promise<void> {
  const circle = exercise(page, 'circle');
  await goToPart(circle);
  await check(page);
  await expect(circle.getByText(feedback)).toBeVisible();
  await write(circle, CIRCLE.solution);
  await press(circle.getByRole('button', { name: words.exercise.run, exact: true }));
  await expect(circle.frameLocator('iframe').locator('canvas')).toBeVisible();
  await check(page);
  await expect(circle.getByText(words.exercise.passed_text)).toBeVisible();
  // Half out of view, the button over the preview is too small a target.
  const preview = circle.locator('iframe');
  await preview.evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);
  await completeLesson(page, words);
  const { summary } = words.rewards;
  await expect(page.getByRole('heading', { level: 1, name: summary.course_title })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press(page.getByRole('link', { name: summary.certificate }));
}
