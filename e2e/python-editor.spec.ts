import { expect, expectAccessible, test } from './fixtures.ts';
import { button, check, goToPart, log, openLesson, solutionOf, write } from './lesson.ts';

test.describe('the editor', () => {
  test('is kept as it was left, never runs by itself, and can be reset', async ({ page }) => {
    const editor = await openLesson(page);
    const field = editor.getByRole('textbox', { name: 'Python code 1 of the lesson' });
    await field.waitFor();
    const start = await field.innerText();
    await write(editor, 'print("mine")');
    await page.reload();
    await expect(field).toHaveText('print("mine")');
    await expect(log(editor)).not.toContainText('mine');
    await button(editor, 'Reset').click();
    await expect(field).toHaveText(start);
    await button(editor, 'Bring my code back').click();
    await expect(field).toHaveText('print("mine")');
  });

  test('indents by four spaces, runs with the keyboard, and is left with Escape and Tab', async ({
    page,
  }) => {
    const editor = await openLesson(page);
    await write(editor, 'if True:');
    const field = editor.getByRole('textbox', { name: 'Python code 1 of the lesson' });
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('print("in")');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('print("deeper")');
    await expect(field).toBeFocused();
    expect(
      await page.evaluate(() => localStorage.getItem('code:discovery-printing/editor-1/en')),
    ).toBe('if True:\n    print("in")\n        print("deeper")');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('print("keys")');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(log(editor)).toHaveText('keys\n', { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(button(editor, 'Run')).toBeFocused();
  });

  test('comes only to pages that have one', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.filter((url) => /code-mirror|python[\w-]*\.js|\/python\//.test(url))).toEqual(
      [],
    );
  });
});

test.describe('an exercise', () => {
  test('says what is off, helps, and is solved by its solution', async ({ page }) => {
    await openLesson(page);
    const exercise = page.locator('code-exercise[id="concert-poster"]');
    await goToPart(exercise);
    await check(page);
    await expect(exercise.getByText('Not quite yet')).toBeVisible({ timeout: 30_000 });
    await write(exercise, 'while True: pass');
    await check(page);
    await expect(exercise.getByRole('alert')).toContainText('far longer', { timeout: 45_000 });
    const title = await page
      .locator('.step-task')
      .getByRole('heading', { level: 3 })
      .first()
      .innerText();
    await write(exercise, await solutionOf(page, title));
    await check(page);
    await expect(exercise.getByText('Solved!').first()).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
  });
});
