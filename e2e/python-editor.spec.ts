import { speedUpChecks } from './fast-clock.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { button, check, goToPart, log, openLesson, solutionOf, write } from './lesson.ts';

test('an editor keeps what is written and is used by keyboard; an exercise helps until it is solved', async ({
  page,
}) => {
  await speedUpChecks(page);
  const editor = await openLesson(page);
  const field = editor.getByRole('textbox', { name: 'Python code 1 of the lesson' });
  await field.waitFor();
  const start = await field.innerText();

  await test.step('it indents by four spaces', async () => {
    await write(editor, 'if True:');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('print("in")');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('print("deeper")');
    await expect(field).toBeFocused();
    expect(
      await page.evaluate(() => {
        const own = `of:${JSON.parse(localStorage.getItem('user') ?? '{}').id}:`;
        return localStorage.getItem(`${own}code:discovery-printing/editor-1/en`);
      }),
    ).toBe('if True:\n    print("in")\n        print("deeper")');
  });

  await test.step('it runs with the keyboard, and is left with Escape and Tab', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('print("mine")');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(log(editor)).toHaveText('mine\n');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(button(editor, 'Run')).toBeFocused();
  });

  await test.step('it is kept as it was left, never runs by itself, and can be reset', async () => {
    await page.reload();
    await expect(field).toHaveText('print("mine")');
    await expect(log(editor)).not.toContainText('mine');
    await button(editor, 'Reset').click();
    await expect(field).toHaveText(start);
    await button(editor, 'Bring my code back').click();
    await expect(field).toHaveText('print("mine")');
  });

  const exercise = page.locator('code-exercise[id="concert-poster"]');
  await test.step('an exercise says what is off', async () => {
    await goToPart(exercise);
    await check(page);
    await expect(exercise.getByText('Not quite yet')).toBeVisible();
  });

  await test.step('a check that takes too long is given up', async () => {
    await write(exercise, 'while True: pass');
    await check(page);
    await expect(exercise.getByRole('alert')).toContainText('much longer');
  });

  await test.step('it is solved by its solution', async () => {
    const task = page.locator('.step-task').getByRole('heading', { level: 3 }).first();
    await write(exercise, await solutionOf(page, await task.innerText()));
    await check(page);
    await expect(exercise.getByText('Solved!').first()).toBeVisible();
    await expectAccessible(page);
  });
});
