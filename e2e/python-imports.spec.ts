import { readFile } from 'node:fs/promises';
import { offerMatplotlib } from './fake-matplotlib.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { button, finished, log, openLesson, run } from './lesson.ts';

const PLOT =
  'import matplotlib.pyplot as plt\nplt.plot([1, 2], [3, 4])\nprint("drawn")\nplt.show()';
const SONGS = `import sqlite3
con = sqlite3.connect("songs.db")
con.execute("CREATE TABLE song (title TEXT, minutes REAL)")
con.executemany("INSERT INTO song VALUES (?, ?)", [("Été", 3), ("Rain", 2.5)])
print(con.execute("SELECT title, minutes FROM song ORDER BY minutes").fetchall())`;
const ENDLESS_QUERY = `import sqlite3\nprint("on")\nsqlite3.connect(":memory:").execute("""WITH RECURSIVE n (x) AS
(SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n""")`;

test('a program has a database and libraries, which come when it imports them and from here alone', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const libraries = await offerMatplotlib(page);
  const databases = () => requested.filter((address) => address.endsWith('/sqlite3.wasm')).length;
  const editor = await openLesson(page);
  const alert = editor.getByRole('alert');

  await test.step('a program that imports neither fetches neither', async () => {
    await run(editor, 'print("plain")');
    await expect(log(editor)).toHaveText('plain\n');
    expect(databases()).toBe(0);
    expect(libraries).toEqual([]);
  });

  await test.step('a database is new in each run, and its errors are told', async () => {
    for (let time = 0; time < 2; time++) {
      await run(editor, SONGS);
      await expect(log(editor)).toHaveText("[('Rain', 2.5), ('Été', 3.0)]\n");
      await finished(editor);
    }
    expect(databases()).toBe(1);
    await run(editor, `${SONGS}\ncon.execute("SELECT * FROM sngs")`);
    await expect(alert).toContainText('no table called sngs');
  });

  await test.step('a plot becomes a picture that can be saved', async () => {
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
    await expectAccessible(page);
    await run(editor, 'import matplotlib.pyplot as plt\nprint(plt.get_fignums())');
    await expect(log(editor)).toHaveText('[]\n');
    expect(libraries).toEqual(['/test-libraries/matplotlib-3.8.4-py3-none-any.whl']);
  });

  await test.step('libraries that cannot be had are an error in plain words', async () => {
    await run(editor, 'import numpy\nprint("never")');
    await expect(alert).toContainText('The library numpy could not be downloaded');
    await run(editor, 'import pandas');
    await expect(alert).toContainText('pandas isn’t available');
  });

  await test.step('a query that never ends can be stopped, and the next program runs', async () => {
    await run(editor, ENDLESS_QUERY);
    await expect(log(editor)).toContainText('on');
    await button(editor, 'Stop').click();
    await expect(alert).toHaveText('Execution cancelled');
    await run(editor, SONGS);
    await expect(log(editor)).toContainText('Rain');
  });

  const hosts = requested
    .filter((address) => address.startsWith('http'))
    .map((address) => new URL(address).hostname);
  expect(hosts.filter((name) => !['localhost', '127.0.0.1'].includes(name))).toEqual([]);
});
