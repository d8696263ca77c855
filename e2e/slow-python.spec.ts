import { devices, type Page } from '@playwright/test';
import { expect, expectAccessible, PHONE_ONLY, test } from './fixtures.ts';
import { log, openLesson, run } from './lesson.ts';
import { startSlowLine } from './slow-line.ts';
import { WORDS } from './words.ts';
import { WAYS_OUT, watchWorkers } from './worker-names.ts';

/** Python as its worker fetches it, without the quick start. */
const PYTHON = /\/python\/.*(snapshot|\.wasm)/;

/** Lets nothing of Python come before the returned function is called. */
async function holdPython(page: Page): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(PYTHON, async (route) => {
    await come.promise;
    await route.continue();
  });
  return come.resolve;
}

test('a simple program runs before Python is there; others wait, and errors are explained by Python', async ({
  page,
}) => {
  const letPythonCome = await holdPython(page);
  const namesLeft = await watchWorkers(page, /quick\.worker/);
  const editor = await openLesson(page);
  await run(editor, 'for i in range(3):\n    print("é", i)');
  await expect(log(editor)).toHaveText('é 0\né 1\né 2\n');
  expect(await namesLeft([...WAYS_OUT, 'Array'])).toEqual(['Array']);
  await run(editor, 'print(1 / 2)');
  await expect(editor.getByText(WORDS.en.python.starting)).toBeVisible();
  letPythonCome();
  await expect(log(editor)).toHaveText('0.5\n');
  await run(editor, 'print(name)');
  await expect(editor.getByRole('alert')).toContainText('line 1');
});

test('what most programs need is there without the standard library', async ({ page }) => {
  let asked = 0;
  await page.route('**/python_stdlib.zip', (route) => {
    asked++;
    return route.abort();
  });
  const editor = await openLesson(page);
  const alert = editor.getByRole('alert');
  await run(editor, 'import random, math, json, datetime\nprint({"a": math.floor(2.5)})');
  await expect(log(editor)).toHaveText("{'a': 2}\n");
  for (const [program, words] of [
    ['print(nam)', 'line 1'],
    ['x = [1]\nprint(x[3])', 'line 2'],
    ['print("a" + 1)', 'line 1'],
    ['if True print(1)', 'line 1'],
    ['int("x")', 'line 1'],
    ['def f(): return f()\nf()', 'line 1'],
  ] as const) {
    await run(editor, program);
    await expect(alert).toContainText(words);
  }
  await run(editor, 'name = input("Name? ")\nprint("Hi", name)');
  await editor.getByRole('textbox', { name: 'Name?' }).fill('Ada');
  await page.keyboard.press('Enter');
  await expect(log(editor)).toContainText('Hi Ada');
  await test.step('and a program that needs it says so', async () => {
    await run(editor, 'import statistics');
    await expect(alert).toContainText(/Python could not be loaded/);
    expect(asked).toBeGreaterThan(0);
    await page.unroute('**/python_stdlib.zip');
    await run(editor, 'import statistics\nprint(statistics.mean([1, 3]))');
    await expect(log(editor)).toHaveText('2\n');
  });
});

for (const language of ['en', 'fr'] as const) {
  const { python, hero } = WORDS[language];

  test.describe(`over a slow line (${language})`, () => {
    test.use({ locale: language });

    test(
      'bytes and seconds are said, and a line that breaks off is continued',
      PHONE_ONLY,
      async ({ browser, baseURL }) => {
        test.slow(); // some seconds are the point
        const line = await startSlowLine(String(baseURL), { bits: 8_000_000, roundTrip: 20 });
        // A context of its own: the line has another address than the server.
        const context = await browser.newContext({ ...devices['Pixel 7'], locale: language });
        const page = await context.newPage();
        await page.addInitScript((name) => {
          localStorage.setItem(name, 'print({"a": 1})');
        }, `code:home/${language}`);
        await page.goto(line.url);
        await page.getByRole('tab', { name: hero.tabs.python }).tap();
        const card = page.locator('figure');
        await card.getByRole('button', { name: WORDS[language].rooms.run, exact: true }).tap();
        const bar = card.getByRole('progressbar', { name: python.arrival });
        await expect(bar).toHaveAttribute('aria-valuetext', /\d.+(MB|Mo).+(seconds?|secondes?)/);
        line.break();
        await expect(card.getByText(python.arrival_interrupted)).toBeVisible();
        line.mend();
        await expectAccessible(page);
        await expect(card.getByRole('log')).toHaveText("{'a': 1}\n", { timeout: 60_000 });
        await context.close();
        line.close();
      },
    );
  });
}

test('a file that arrives damaged is fetched once more', async ({ page }) => {
  let asked = 0;
  await page.route('**/pyodide.asm.wasm', async (route) => {
    asked++;
    if (asked > 1) return route.continue();
    return route.fulfill({ contentType: 'application/wasm', body: 'damaged' });
  });
  const editor = await openLesson(page);
  await run(editor, 'print({"a": 1})');
  await expect(log(editor)).toHaveText("{'a': 1}\n");
  expect(asked).toBe(2);
});

test('a browser that has the beginning of a file of Python may continue it', async ({
  page,
  request,
}) => {
  const begun = page.waitForResponse(PYTHON);
  await openLesson(page);
  const address = (await begun).url();
  const plain = { 'accept-encoding': 'identity' };
  const whole = await request.get(address, { headers: plain });
  const { etag, 'last-modified': date = '' } = whole.headers();
  expect(etag).toBeUndefined();
  const rest = await request.get(address, {
    headers: { ...plain, range: 'bytes=9-', 'if-range': date },
  });
  expect(rest.status()).toBe(206);
});
