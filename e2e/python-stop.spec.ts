import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, log, openLesson, run } from './lesson.ts';

/** How many Python workers the page has started so far. */
function countWorkers(page: Page): () => number {
  let started = 0;
  page.on('worker', () => started++);
  return () => started;
}

/** What does not end by itself; the last one cannot be interrupted either. */
const ENDLESS = {
  'a loop': 'print("go")\nwhile True: pass',
  'a sleep': 'import time\nprint("go")\ntime.sleep(60)',
  'a flood of output': 'print("go")\nwhile True: print("x" * 50)',
  'a question': 'print("go")\ninput("Well? ")',
  'what cannot be interrupted, by taking the spare Python':
    'print("go")\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass',
};

test('Stop ends a program at once, whatever it does, and the next one runs', async ({ page }) => {
  const workers = countWorkers(page);
  const editor = await openLesson(page);
  for (const [what, code] of Object.entries(ENDLESS)) {
    await test.step(what, async () => {
      await run(editor, code);
      await expect(log(editor)).toContainText('go', { timeout: 30_000 });
      await button(editor, 'Stop').click();
      await expect(editor.getByRole('alert')).toHaveText('Execution cancelled');
      await run(editor, 'print("again")');
      await expect(log(editor)).toHaveText('again\n', { timeout: 30_000 });
    });
  }
  await expect.poll(workers).toBeGreaterThanOrEqual(2);
});
