import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { button, log, openLesson, run } from './lesson.ts';
import { WAYS_OUT, watchWorkers } from './worker-names.ts';

const ATTEMPTS = [
  'import js',
  'from js import localStorage',
  'from js import fetch',
  'import pyodide_js',
  'import js.indexedDB',
  'from pyodide.code import run_js; run_js("1")',
  'from pyodide.http import open_url; open_url("/api/config")',
  'import asyncio, pyodide.http; asyncio.run(pyodide.http.pyfetch("/api/config"))',
  'from pyodide.ffi import to_js; to_js([1]).constructor.constructor("return 1")()',
  'from pyodide.ffi import to_js; to_js(lambda: 1).constructor.constructor("return 1")()',
  'import urllib.request; urllib.request.urlopen(HOME + "/api/config")',
  'import http.client; http.client.HTTPConnection("localhost").request("GET", "/")',
  'import socket; socket.create_connection(("localhost", 80))',
  'import webbrowser; webbrowser.open(HOME)',
  'import micropip',
  'import codivia_harness',
];

/**
 * A page at rest fetches files for later steps after a wait longer than this, in milliseconds (use-fetch-ahead.ts:
 * 4000).
 */
const LONG_WAIT = 3000;

/** On a slow machine the page would fetch its files for later steps, and the next lesson, while a program runs. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript((longWait) => {
    const { setTimeout } = window;
    const shortOnes = (call: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < longWait ? setTimeout(call, ms, ...args) : 0;
    window.setTimeout = shortOnes as typeof setTimeout;
  }, LONG_WAIT);
}

test('a program reaches nothing but the language', async ({ page, baseURL }) => {
  await fetchNothingAhead(page);
  const namesLeft = await watchWorkers(page, /python\.worker/);
  const editor = await openLesson(page);
  // A dictionary: simple programs would run before Python is there.
  await run(editor, 'print(*{"ready": 1})');
  await expect(log(editor)).toHaveText('ready\n');
  // It comes after the first program, with its texts.
  await expect(button(editor, 'Variables')).toBeVisible();

  await test.step('of its worker', async () => {
    expect(await namesLeft([...WAYS_OUT, 'Array', 'setTimeout'])).toEqual(['Array', 'setTimeout']);
  });

  await test.step('of the page, its storage, our API or the network', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await run(
      editor,
      `HOME = ${JSON.stringify(baseURL)}
for attempt in ${JSON.stringify(ATTEMPTS)}:
    try:
        exec(attempt)
        print("OPEN", attempt)
    except BaseException as error:
        print("closed", attempt)`,
    );
    await expect(log(editor)).toContainText(`closed ${ATTEMPTS.at(-1)}`);
    await expect(log(editor)).not.toContainText('OPEN');
    // The page itself fetches Python's files, its spare worker too, stores the position in the lesson, and fetches
    // its notes and the fonts of the text that has appeared after the program.
    const ours =
      /\/python\/|\/assets\/(python.worker-|[\w-]+\.woff2$)|\/api\/(lesson-positions|step-notes)\//;
    expect(requests.filter((url) => !ours.test(url))).toEqual([]);
  });
});
