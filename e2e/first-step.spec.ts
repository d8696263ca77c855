import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { button, finished, log, press, write } from './lesson.ts';
import { WORDS } from './words.ts';

const section = (page: Page, title: string) => page.getByRole('region', { name: title });

/** The courses that ship with the product; other tests add courses of their own. */
const SHIPPED = [
  ...['discovery', 'python-foundations', 'machines-learn', 'web-pages', 'games', 'data'],
  ...['databases', 'cybersecurity', 'mobile-apps', 'cloud', 'language-model', 'chatbots'],
  ...['neural-network', 'unbeatable-game', 'pictures-numbers', 'learning-by-reward', 'deepfakes'],
  ...['evolving-creatures', 'recommenders', 'fair-or-not'],
];

/** Waits for the end of a program; a game that asks gets the numbers of its squares, one after the other. */
async function playUntil(done: Locator, step: Locator, sendName: string): Promise<void> {
  const send = button(step, sendName);
  for (let square = 0; square < 9; square++) {
    await expect(done.or(send).first()).toBeVisible();
    if (await done.isVisible()) return;
    await step.getByRole('textbox').last().fill(`${square}`);
    await send.click();
  }
  await expect(done).toBeVisible();
}

for (const [language, locale] of [
  ['en', 'en-US'],
  ['fr', 'fr-FR'],
] as const) {
  const { firstStep, exercise, python } = WORDS[language];

  test.describe(`in ${language}`, { tag: ['@phone'] }, () => {
    test.use({ locale });

    test('a visitor does the first step of a course where it stands, and what is written stays', async ({
      page,
    }) => {
      await page.goto('/course/python-foundations');
      const step = section(page, firstStep.title);
      await expect(step.getByText('12.345678')).toBeAttached();
      await expectAccessibleAtBothWidths(page);
      await press(button(step, firstStep.start));
      const frame = step.getByRole('group', { name: /«|“/ });
      await expect(frame).toBeFocused();
      await press(button(frame, exercise.run));
      await finished(frame);
      await expect(log(frame)).toContainText('12.35');
      await expect(step.getByText(firstStep.done)).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await write(frame, 'print(6 * 7)');
      await press(button(frame, exercise.run));
      await expect(log(frame)).toHaveText('42');
      await page.goto('/course/python-foundations');
      await press(button(step, firstStep.start));
      await expect(frame.getByText('print(6 * 7)')).toBeVisible();
      await press(button(frame, exercise.run));
      await expect(step.getByText(firstStep.premium)).toBeVisible();
      await press(step.getByRole('link', { name: firstStep.sign_up }));
      await expect(page).toHaveURL('/register');
    });

    test('every course has its first step to do', async ({ page }) => {
      for (const id of SHIPPED) {
        await test.step(id, async () => {
          await page.goto(`/course/${id}`);
          const step = section(page, firstStep.title);
          await press(button(step, firstStep.start));
          await press(button(step, exercise.run).first());
          await playUntil(step.getByText(firstStep.done), step, python.send);
        });
      }
    });
  });
}

test('with the keyboard, the first step of the trial lesson is begun, run and continued', async ({
  page,
}) => {
  const { firstStep, exercise } = WORDS.en;
  await page.goto('/course/discovery');
  const step = section(page, firstStep.title);
  await button(step, firstStep.start).focus();
  await page.keyboard.press('Enter');
  await expect(step.getByRole('group', { name: /“/ })).toBeFocused();
  const run = button(step, exercise.run);
  // The editor is fetched when its code is reached, and then has the focus.
  await page.keyboard.press('Tab');
  await expect(step.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(run).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(step)).toContainText('Hello from my own program!');
  const on = step.getByRole('link', { name: firstStep.go_on });
  await expect(on).toBeVisible();
  await on.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/try');
  await expect(page.locator('.step-bar')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first step is read as a whole, with its picture, and has no dead button', async ({
    page,
  }) => {
    await page.goto('/course/machines-learn');
    const step = section(page, WORDS.en.firstStep.title);
    await expect(step.getByText('for title, speed, volume in songs')).toBeVisible();
    await expect(step.locator('img')).toHaveAttribute(
      'src',
      '/media/machines-learn/learning.en.webp',
    );
    await expect(step.getByRole('button')).toHaveCount(0);
  });
});
