import type { Locator, Page } from '@playwright/test';
import { CIRCLE, COUNTER, createCourse, EMPTY, NOT_COUNTING, OWN_PAGE } from './course-fixture.ts';
import { signInto } from './devices.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { TASKS } from './task-fixtures.ts';
import { WORDS } from './words.ts';

const { lessons, exercise: words, python, tasks, rewards, certificate } = WORDS.en;

/** More stops than any step has. */
const STOPS = 60;

/** Presses Tab until this has the focus. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; !(await focused()); stop++) {
    expect(stop, `stops of the Tab key before ${target}`).toBeLessThan(STOPS);
    await target.page().keyboard.press(key);
  }
}

/** Finds a text that is announced to screen readers. */
const announced = (page: Page, text: string) =>
  page.locator('[role="status"], [role="alert"], [aria-live]').filter({ hasText: text }).first();

/** Checks the answer from any focused element, and expects this message; the focus is not lost. */
async function checkAndExpectMessage(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(announced(page, text)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
}

/** Checks a right answer, expects the message, and continues. */
async function passAndGoOn(page: Page, text: string): Promise<void> {
  await checkAndExpectMessage(page, text);
  await expect(page.getByRole('button', { name: lessons.step.continue })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Replaces the text in the field or editor that has the focus. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Opens the step that the last one led to: its name has the focus. */
async function openedStep(page: Page, number: number): Promise<Locator> {
  const position = filled(lessons.step.position, { number, total: 9 });
  const step = page.getByRole('region', { name: position });
  await expect(step).toBeFocused();
  return step;
}

test('every kind of exercise is answered with the keyboard alone, and says what came of it', async ({
  page,
}) => {
  const id = `keyboard-${Date.now().toString(36)}`;
  const exercises = [...TASKS, COUNTER, CIRCLE, OWN_PAGE];
  const [lesson] = await createCourse(page.request, id, [{ title: 'Keys', xp: 5, exercises }]);
  const person = newPerson('Ada');
  await createMember(page, person, 'en');
  await signInto(page.context(), person, 'en');
  await page.goto(`/lesson/${lesson}`);

  const other = 'It shows something else.';
  await test.step('predict', async () => {
    await tabTo(page.getByRole('textbox', { name: tasks.prediction }));
    await type(page, '2 + 3');
    await checkAndExpectMessage(page, 'Python works it out.');
    await tabTo(page.getByRole('textbox', { name: tasks.prediction }));
    await type(page, '5');
    await passAndGoOn(page, tasks.predict_passed);
  });
  await test.step('arrange', async () => {
    const step = await openedStep(page, 2);
    const line = (text: string) => step.getByRole('button').filter({ hasText: text });
    await tabTo(line('"two"'));
    await page.keyboard.press('Enter');
    await checkAndExpectMessage(page, other);
    await tabTo(line('"one"'));
    await page.keyboard.press('Enter');
    await tabTo(line('"one"'), 'Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await expect(
      announced(page, filled(tasks.placed, { number: 1, total: 2, line: '' })),
    ).toBeAttached();
    await passAndGoOn(page, words.passed);
  });
  await test.step('fix', async () => {
    const step = await openedStep(page, 3);
    await tabTo(step.getByRole('textbox'));
    await checkAndExpectMessage(page, other);
    // Escape, then Tab leaves the editor.
    await page.keyboard.press('Escape');
    await tabTo(step.getByRole('button', { name: words.first_hint }));
    await page.keyboard.press('Enter');
    await expect(announced(page, 'The first hint.')).toBeVisible();
    await tabTo(step.getByRole('textbox'), 'Shift+Tab');
    await type(page, 'print("Hi")');
    await passAndGoOn(page, words.passed);
  });
  await test.step('fill', async () => {
    const step = await openedStep(page, 4);
    const blank = step.getByRole('textbox', { name: filled(tasks.blank, { number: 1, total: 1 }) });
    await tabTo(blank);
    await type(page, '"No"');
    await checkAndExpectMessage(page, other);
    await tabTo(blank, 'Shift+Tab');
    await type(page, '"Hi"');
    await passAndGoOn(page, words.passed);
  });
  await test.step('write', async () => {
    const step = await openedStep(page, 5);
    await tabTo(step.getByRole('textbox'));
    await type(page, 'print("No")');
    await checkAndExpectMessage(page, other);
    await type(page, 'print("Hi")');
    await passAndGoOn(page, words.passed);
  });
  await test.step('question', async () => {
    const step = await openedStep(page, 6);
    const first = step.getByRole('radio', { name: 'This' });
    await tabTo(first);
    await page.keyboard.press('Space');
    await checkAndExpectMessage(page, python.quiz.wrong);
    await page.keyboard.press('Control+Enter');
    await tabTo(first);
    await page.keyboard.press('ArrowDown');
    await expect(step.getByRole('radio', { name: 'That' })).toBeChecked();
    await passAndGoOn(page, python.quiz.passed);
  });
  await test.step('web page', async () => {
    const step = await openedStep(page, 7);
    // The part that is to be written is open.
    await tabTo(step.getByRole('tab', { name: 'JavaScript', selected: true }));
    await page.keyboard.press('ArrowLeft');
    await expect(step.getByRole('tab', { name: 'HTML', selected: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await tabTo(step.getByRole('textbox'));
    await checkAndExpectMessage(page, NOT_COUNTING.en);
    await type(page, COUNTER.solution.js);
    await passAndGoOn(page, words.passed);
  });
  await test.step('sketch', async () => {
    const step = await openedStep(page, 8);
    await tabTo(step.getByRole('textbox'));
    await checkAndExpectMessage(page, EMPTY.en);
    await type(page, CIRCLE.solution);
    await passAndGoOn(page, words.passed);
  });
  await test.step('project', async () => {
    const step = await openedStep(page, 9);
    await tabTo(step.getByRole('textbox'));
    await type(page, '<p>Hot.</p><button>More</button>');
    await checkAndExpectMessage(page, filled(words.project_not_yet, { done: 2, total: 4 }));
    await type(page, OWN_PAGE.solution.html);
    await passAndGoOn(page, words.project_passed);
  });

  const end = page.getByRole('region', { name: lessons.step.end });
  await expect(end).toBeFocused();
  await expect(end.getByText(lessons.exercises.all_done)).toBeVisible();
  await tabTo(page.getByRole('button', { name: lessons.complete }));
  await page.keyboard.press('Enter');
  const { summary } = rewards;
  await expect(page.getByRole('heading', { level: 1, name: summary.course_title })).toBeFocused();
  await tabTo(page.getByRole('link', { name: summary.certificate }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: certificate.dialog_title });
  await tabTo(dialog.getByRole('button', { name: certificate.download }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
