import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { button, finished, log, openLesson, run } from './lesson.ts';

const ASK = 'import statistics, sys\nprint(statistics.mean([1, 3]), len(sys.path))';

/** Programs that do not end by themselves; the last one cannot be interrupted either. */
const ENDLESS = {
  'a loop': 'print("go")\nwhile True: pass',
  'a sleep': 'import time\nprint("go")\ntime.sleep(60)',
  'a flood of output': 'print("go")\nwhile True: print("x" * 50)',
  'a question': 'print("go")\ninput("Well? ")',
  'what cannot be interrupted, by taking the spare Python':
    'print("go")\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass',
};

/** Counts the Python workers that the page has started so far. */
function countWorkers(page: Page): () => number {
  let started = 0;
  page.on('worker', () => started++);
  return () => started;
}

/** Collects the warnings of a page. The browser of the tests says once, at any moment, that it keeps nothing offline. */
function warningsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'warning' && !text.startsWith('Service Worker registration')) {
      seen.push(text);
    }
  });
  return seen;
}

test('a program shows what it does as it does it, is told in plain words what went wrong, and is stopped at once', async ({
  page,
}) => {
  test.slow(); // a dozen programs

  const warnings = warningsOf(page);
  const library = Promise.withResolvers<void>();
  await page.route('**/python_stdlib.zip', async (route) => {
    await library.promise;
    await route.continue();
  });
  const workers = countWorkers(page);
  const editor = await openLesson(page);
  const alert = editor.getByRole('alert');

  await test.step('Python starts from the snapshot, before the standard library has come', async () => {
    await run(editor, ASK);
    await expect(button(editor, 'Stop')).toBeVisible();
    library.resolve();
    await expect(log(editor)).toHaveText('2 5\n');
    expect(warnings).toEqual([]);
  });

  await test.step('output of both streams comes in order, and each run starts afresh', async () => {
    await run(
      editor,
      'import sys\nx = 1\nprint("Hé", end=" ")\nprint("là 🎉")\nprint("oops", file=sys.stderr)',
    );
    await expect(log(editor)).toHaveText('Hé là 🎉\noops\n');
    await run(editor, 'try:\n    print(x)\nexcept NameError:\n    print("fresh")');
    await expect(log(editor)).toHaveText('fresh\n');
  });

  await test.step('partial lines appear while it runs', async () => {
    await run(editor, 'for i in range(2000): print(i)\nprint("and", end="")\nwhile True: pass');
    await expect(log(editor)).toContainText('1999\nand');
    await button(editor, 'Stop').click();
    await expect(alert).toHaveText('Execution cancelled');
  });

  await test.step('the rest of too much output is not shown', async () => {
    await run(editor, 'for i in range(20000): print(i)');
    await expect(log(editor)).toContainText('9999\nThat is a lot of output');
    await finished(editor);
    await expect(log(editor)).not.toContainText('10000');
  });

  await test.step('an error has its line and is explained', async () => {
    await run(editor, 'word = "a"\nprint(word + 1)');
    await expect(alert).toContainText('line 2');
    await expect(alert).toContainText('Text and numbers can’t be joined');
    await expect(alert).toContainText('File "main.py", line 2');
    await expect(alert).not.toContainText('harness');
    await expect(editor.locator('.cm-failed-line')).toHaveText('print(word + 1)');
    await expectAccessible(page);
  });

  for (const [what, code] of Object.entries(ENDLESS)) {
    await test.step(`Stop ends ${what}, and the next program runs`, async () => {
      await run(editor, code);
      await expect(log(editor)).toContainText('go');
      await button(editor, 'Stop').click();
      await expect(alert).toHaveText('Execution cancelled');
      await run(editor, 'print("again")');
      await expect(log(editor)).toHaveText('again\n');
    });
  }
  await expect.poll(workers).toBeGreaterThanOrEqual(2);

  await test.step('one that brings Python down leaves a new one', async () => {
    await run(editor, 'import sys\nsys.setrecursionlimit(10 ** 8)\ndef f(): return f()\nf()');
    await expect(alert).toContainText(/crashed Python itself|more memory/);
    await run(editor, 'print("alive")');
    await expect(log(editor)).toHaveText('alive\n');
  });
});

test('programs run and stop where there is neither snapshot nor shared memory; input() runs them again', async ({
  page,
}) => {
  const warnings = warningsOf(page);
  await page.route('**/snapshot-*.bin', (route) =>
    route.fulfill({ body: '<!doctype html>no snapshot' }),
  );
  await page.route('**/lesson/*', async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(
      ([name]) => !/^cross-origin-(opener|embedder)/.test(name),
    );
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  const editor = await openLesson(page);
  const alert = editor.getByRole('alert');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);

  await test.step('without the snapshot', async () => {
    await run(editor, ASK);
    await expect(log(editor)).toHaveText('2 5\n');
    expect(warnings.join()).toContain('without its snapshot');
  });

  // The next Python may start as fast as it can.
  await page.unroute('**/snapshot-*.bin');
  await test.step('without shared memory', async () => {
    await run(editor, 'print("go")\nwhile True: pass');
    await expect(log(editor)).toContainText('go');
    await button(editor, 'Stop').click();
    await expect(alert).toHaveText('Execution cancelled');
    const GUESS =
      'from random import randint\nsecret = randint(1, 10**9)\nprint(secret)\n' +
      'name = input("Name? ")\nprint(name, input("Age? "))\nprint(secret)';
    await run(editor, GUESS);
    for (const [question, answer] of Object.entries({ 'Name?': 'Ada', 'Age?': '15' })) {
      const field = editor.getByRole('textbox', { name: question });
      await expect(field).toHaveAccessibleDescription(/starts again from the beginning/);
      await field.fill(answer);
      await field.press('Enter');
    }
    const shown = /^(\d+)\nName\? Ada\nAge\? 15\nAda 15\n\1\n$/;
    await expect(log(editor)).toHaveText(shown);
  });
});
