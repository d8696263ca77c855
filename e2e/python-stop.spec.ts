import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, log, openLesson, run } from './lesson.ts';

/** How many Python workers the page has started so far. */
function countWorkers(page: Page): () => number {
  let started = 0;
  page.on('worker', () => started++);
  return () => started;
}

test.describe('Stop', () => {
  test('ends a program at once, whatever it does, and the next one runs', async ({ page }) => {
    const editor = await openLesson(page);
    for (const [what, code] of [
      ['a loop', 'print("go")\nwhile True: pass'],
      ['a sleep', 'import time\nprint("go")\ntime.sleep(60)'],
      ['a flood of output', 'print("go")\nwhile True: print("x" * 50)'],
      ['a question', 'print("go")\ninput("Well? ")'],
    ] as const) {
      await test.step(what, async () => {
        await run(editor, code);
        await expect(log(editor)).toContainText('go', { timeout: 30_000 });
        await button(editor, 'Stop').click();
        await expect(editor.getByRole('alert')).toHaveText('Execution cancelled');
        await run(editor, 'print("again")');
        await expect(log(editor)).toHaveText('again\n', { timeout: 30_000 });
      });
    }
  });

  test('ends what cannot be interrupted by taking the spare Python', async ({ page }) => {
    const workers = countWorkers(page);
    const editor = await openLesson(page);
    await run(
      editor,
      'print("go")\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass',
    );
    await expect(log(editor)).toContainText('go', { timeout: 30_000 });
    await button(editor, 'Stop').click();
    await expect(editor.getByRole('alert')).toHaveText('Execution cancelled');
    await run(editor, 'print("again")');
    await expect(log(editor)).toHaveText('again\n', { timeout: 30_000 });
    await expect.poll(workers).toBeGreaterThanOrEqual(2);
  });

  test('works where the page shares no memory; input() then says what it needs', async ({
    page,
  }) => {
    await page.route('**/lesson/*', async (route) => {
      const response = await route.fetch();
      const headers = Object.fromEntries(
        Object.entries(response.headers()).filter(
          ([name]) => !/^cross-origin-(opener|embedder)/.test(name),
        ),
      );
      await route.fulfill({ response, headers });
    });
    const editor = await openLesson(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
    await run(editor, 'print("go")\nwhile True: pass');
    await expect(log(editor)).toContainText('go', { timeout: 30_000 });
    await button(editor, 'Stop').click();
    await expect(editor.getByRole('alert')).toHaveText('Execution cancelled');
    await run(editor, 'input("? ")');
    await expect(editor.getByRole('alert')).toContainText('secure page', { timeout: 30_000 });
  });
});
