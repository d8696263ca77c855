import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { button, finished, log, openLesson, run } from './lesson.ts';

test.describe('a program', () => {
  test('shows its output as it comes, starts afresh each time, and may print too much', async ({
    page,
  }) => {
    const editor = await openLesson(page);
    await run(
      editor,
      'import sys\nx = 1\nprint("Hé", end=" ")\nprint("là 🎉")\nprint("oops", file=sys.stderr)',
    );
    await expect(log(editor)).toHaveText('Hé là 🎉\noops\n', { timeout: 30_000 });
    await run(editor, 'try:\n    print(x)\nexcept NameError:\n    print("fresh")');
    await expect(log(editor)).toHaveText('fresh\n');

    await test.step('partial lines appear while it runs', async () => {
      await run(editor, 'for i in range(2000): print(i)\nprint("and", end="")\nwhile True: pass');
      await expect(log(editor)).toContainText('1999\nand', { timeout: 30_000 });
      await button(editor, 'Stop').click();
      await expect(editor.getByRole('alert')).toHaveText('Execution cancelled');
    });

    await test.step('the rest of too much output is not shown', async () => {
      await run(editor, 'for i in range(20000): print(i)');
      await expect(log(editor)).toContainText('9999\nThat is a lot of output', {
        timeout: 30_000,
      });
      await finished(editor);
      await expect(log(editor)).not.toContainText('10000');
    });
  });

  test('is told in plain words what went wrong; one that brings Python down leaves a new one', async ({
    page,
  }) => {
    const editor = await openLesson(page);
    await run(editor, 'word = "a"\nprint(word + 1)');
    const alert = editor.getByRole('alert');
    await expect(alert).toContainText('line 2', { timeout: 30_000 });
    await expect(alert).toContainText('Text and numbers cannot be joined');
    await expect(alert).toContainText('File "main.py", line 2');
    await expect(alert).not.toContainText('harness');
    await expect(editor.locator('.cm-failed-line')).toHaveText('print(word + 1)');
    await expectAccessible(page);

    await run(editor, 'import sys\nsys.setrecursionlimit(10 ** 8)\ndef f(): return f()\nf()');
    await expect(alert).toContainText(/brought Python itself down|more memory/, {
      timeout: 60_000,
    });
    await run(editor, 'print("alive")');
    await expect(log(editor)).toHaveText('alive\n', { timeout: 30_000 });
  });

  test('asks for input in French and waits for it @phone', async ({ page }) => {
    const editor = await openLesson(page, 'fr');
    await run(editor, 'prenom = input("Ton prénom ? ")\nprint("Salut", prenom)\nprint(1 / 0)');
    const field = editor.getByRole('textbox', { name: 'Ton prénom ?' });
    await expect(field).toBeFocused({ timeout: 30_000 });
    await expectAccessible(page);
    await field.fill('Zoé 🎉');
    await field.press('Enter');
    await expect(log(editor)).toHaveText('Ton prénom ? Zoé 🎉\nSalut Zoé 🎉\n');
    await expect(editor.getByRole('alert')).toContainText('divise par zéro');
    await expectAccessible(page);
  });
});

test.describe('starting', () => {
  const ASK = 'import statistics, sys\nprint(statistics.mean([1, 3]), len(sys.path))';
  const warnings = (page: Page) => {
    const seen: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && seen.push(message.text()));
    return seen;
  };

  test('goes from the snapshot, and before the standard library has come', async ({ page }) => {
    const seen = warnings(page);
    let letThrough = () => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/python_stdlib.zip', async (route) => {
      await released;
      await route.continue();
    });
    const editor = await openLesson(page);
    await run(editor, ASK);
    await expect(button(editor, 'Stop')).toBeVisible();
    letThrough();
    await expect(log(editor)).toHaveText('2 5\n', { timeout: 30_000 });
    expect(seen).toEqual([]);
  });

  test('goes without the snapshot where it cannot be used', async ({ page }) => {
    const seen = warnings(page);
    await page.route('**/snapshot-*.bin', (route) =>
      route.fulfill({ body: '<!doctype html>no snapshot' }),
    );
    const editor = await openLesson(page);
    await run(editor, ASK);
    await expect(log(editor)).toHaveText('2 5\n', { timeout: 30_000 });
    expect(seen.join()).toContain('without its snapshot');
  });
});
