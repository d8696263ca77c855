import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { finished, openLesson, run } from './lesson.ts';
import { offerMatplotlib, takeLibrariesFrom } from './stand-in-matplotlib.ts';
import { watchWorkers } from './worker-names.ts';

const log = (place: Locator) => place.getByRole('log', { name: /Output|Sortie/ });
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

/** How many Python workers the page has started so far. */
function countWorkers(page: Page): () => number {
  let started = 0;
  page.on('worker', () => started++);
  return () => started;
}

test.describe('a program', () => {
  test('shows its output, errors of its stream included, and starts afresh each time', async ({
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
  });

  test('shows what it prints while it still runs, partial lines too', async ({ page }) => {
    const editor = await openLesson(page);
    await run(editor, 'for i in range(2000): print(i)\nprint("and", end="")\nwhile True: pass');
    await expect(log(editor)).toContainText('1999\nand', { timeout: 30_000 });
    await expect(button(editor, 'Stop')).toBeVisible();
    await button(editor, 'Stop').click();
    await expect(log(editor)).toContainText('Execution cancelled');
  });

  test('may print too much: the rest is not shown', async ({ page }) => {
    const editor = await openLesson(page);
    await run(editor, 'for i in range(20000): print(i)');
    await expect(log(editor)).toContainText('9999\nThat is a lot of output', { timeout: 30_000 });
    await finished(editor);
    await expect(log(editor)).not.toContainText('10000');
  });

  test('is told in plain words what went wrong, and where', async ({ page }) => {
    const editor = await openLesson(page);
    await run(editor, 'word = "a"\nprint(word + 1)');
    const alert = editor.getByRole('alert');
    await expect(alert).toContainText('line 2', { timeout: 30_000 });
    await expect(alert).toContainText('Text and numbers cannot be joined');
    await expect(alert).toContainText('File "main.py", line 2');
    await expect(alert).not.toContainText('harness');
    await expect(editor.locator('.cm-failed-line')).toHaveText('print(word + 1)');
    await expectAccessible(page);
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

  test('that brings Python down leaves a new Python', async ({ page }) => {
    const editor = await openLesson(page);
    await run(editor, 'import sys\nsys.setrecursionlimit(10 ** 8)\ndef f(): return f()\nf()');
    await expect(editor.getByRole('alert')).toContainText(
      /brought Python itself down|more memory/,
      {
        timeout: 60_000,
      },
    );
    await run(editor, 'print("alive")');
    await expect(log(editor)).toHaveText('alive\n', { timeout: 30_000 });
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
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/python_stdlib.zip', async (route) => {
      await held;
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

test.describe('a database', () => {
  const SONGS = `import sqlite3
con = sqlite3.connect("songs.db")
con.execute("CREATE TABLE song (title TEXT, minutes REAL)")
con.executemany("INSERT INTO song VALUES (?, ?)", [("Été", 3), ("Rain", 2.5)])
print(con.execute("SELECT title, minutes FROM song ORDER BY minutes").fetchall())`;

  test('is there for programs that ask for one, from here alone, and new in each run', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const editor = await openLesson(page);
    await run(editor, 'print("no database")');
    await expect(log(editor)).toHaveText('no database\n', { timeout: 30_000 });
    const fetched = () => asked.filter((address) => address.endsWith('/sqlite3.wasm')).length;
    expect(fetched()).toBe(0);
    for (let time = 0; time < 2; time++) {
      await run(editor, SONGS);
      await expect(log(editor)).toHaveText("[('Rain', 2.5), ('Été', 3.0)]\n", { timeout: 30_000 });
      await finished(editor);
    }
    expect(fetched()).toBe(1);
    const hosts = asked
      .filter((address) => address.startsWith('http'))
      .map((a) => new URL(a).hostname);
    expect(hosts.filter((name) => !['localhost', '127.0.0.1'].includes(name))).toEqual([]);
    await run(editor, `${SONGS}\ncon.execute("SELECT * FROM sngs")`);
    await expect(editor.getByRole('alert')).toContainText('no table called sngs');
  });

  test('whose query never ends can be stopped, and the next program runs', async ({ page }) => {
    const editor = await openLesson(page);
    await run(editor, 'import sqlite3\nprint("go")');
    await expect(log(editor)).toHaveText('go\n', { timeout: 30_000 });
    await run(
      editor,
      `import sqlite3\nprint("on")\nsqlite3.connect(":memory:").execute("""WITH RECURSIVE n (x) AS
(SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n""")`,
    );
    await expect(log(editor)).toContainText('on');
    await button(editor, 'Stop').click();
    await expect(log(editor)).toContainText('Execution cancelled');
    await run(editor, SONGS);
    await expect(log(editor)).toContainText('Rain', { timeout: 30_000 });
  });
});

test.describe('Stop', () => {
  for (const [what, code] of [
    ['a loop', 'print("go")\nwhile True: pass'],
    ['a sleep', 'import time\nprint("go")\ntime.sleep(60)'],
    ['a flood of output', 'print("go")\nwhile True: print("x" * 50)'],
    ['a question', 'print("go")\ninput("Well? ")'],
  ] as const) {
    test(`ends ${what} at once, and the next program runs`, async ({ page }) => {
      const editor = await openLesson(page);
      await run(editor, code);
      await expect(log(editor)).toContainText('go', { timeout: 30_000 });
      await button(editor, 'Stop').click();
      await expect(log(editor)).toContainText('Execution cancelled');
      await run(editor, 'print("again")');
      await expect(log(editor)).toHaveText('again\n', { timeout: 30_000 });
    });
  }

  test('ends what cannot be interrupted by taking the spare Python', async ({ page }) => {
    const workers = countWorkers(page);
    const editor = await openLesson(page);
    await run(
      editor,
      'print("go")\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass',
    );
    await expect(log(editor)).toContainText('go', { timeout: 30_000 });
    await button(editor, 'Stop').click();
    await expect(log(editor)).toContainText('Execution cancelled');
    await run(editor, 'print("again")');
    await expect(log(editor)).toHaveText('again\n', { timeout: 30_000 });
    await expect.poll(workers).toBe(3);
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
    await expect(log(editor)).toContainText('Execution cancelled');
    await run(editor, 'input("? ")');
    await expect(editor.getByRole('alert')).toContainText('secure page', { timeout: 30_000 });
  });
});

test.describe('libraries', () => {
  const PLOT =
    'import matplotlib.pyplot as plt\nplt.plot([1, 2], [3, 4])\nprint("drawn")\nplt.show()';

  test('are loaded when they are imported; a plot becomes a picture that can be saved', async ({
    page,
  }) => {
    const asked = await offerMatplotlib(page);
    const editor = await openLesson(page);
    await run(editor, 'print("plain")');
    await expect(log(editor)).toHaveText('plain\n', { timeout: 30_000 });
    expect(asked).toEqual([]);

    await run(editor, PLOT);
    const picture = editor.getByRole('img', { name: 'Picture 1, drawn by the program' });
    await expect(picture).toBeVisible();
    await expect(log(editor)).toContainText('drawn');
    expect(
      await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
    ).toBe(32);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      editor.getByRole('link', { name: 'Save picture 1' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('picture-1.png');
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');

    await run(editor, 'import matplotlib.pyplot as plt\nprint(plt.get_fignums())');
    await expect(log(editor)).toHaveText('[]\n');
    expect(asked).toEqual(['/test-libraries/matplotlib-3.8.4-py3-none-any.whl']);
    await expectAccessible(page);
  });

  test('that cannot be had are an error in plain words', async ({ page }) => {
    await takeLibrariesFrom(page, '/nothing-here/');
    const editor = await openLesson(page);
    await run(editor, 'import numpy\nprint("never")');
    await expect(editor.getByRole('alert')).toContainText(
      'The library numpy could not be downloaded',
      {
        timeout: 30_000,
      },
    );
    await run(editor, 'import pandas');
    await expect(editor.getByRole('alert')).toContainText('There is no module called pandas here');
  });
});

test.describe('a program cannot reach', () => {
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

  test('the page, its storage, our API or the network', async ({ page, baseURL }) => {
    const editor = await openLesson(page);
    await run(editor, 'print("ready")');
    await expect(log(editor)).toHaveText('ready\n', { timeout: 30_000 });
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
    expect(requests.filter((url) => !url.includes('/python/'))).toEqual([]);
  });

  test('anything of the worker but the language itself', async ({ page }) => {
    const namesLeft = await watchWorkers(page);
    const editor = await openLesson(page);
    await run(editor, 'print("ready")');
    await expect(log(editor)).toHaveText('ready\n', { timeout: 30_000 });
    const names =
      `fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts indexedDB caches
      Worker SharedWorker BroadcastChannel navigator postMessage close eval Request Response FontFace
      Notification RTCPeerConnection FileSystemHandle CookieStore`.split(/\s+/);
    expect(await namesLeft([...names, 'Array', 'setTimeout'])).toEqual(['Array', 'setTimeout']);
  });
});
