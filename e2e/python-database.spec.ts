import { expect, test } from './fixtures.ts';
import { button, finished, log, openLesson, run } from './lesson.ts';

test.describe('a database', () => {
  const SONGS = `import sqlite3
con = sqlite3.connect("songs.db")
con.execute("CREATE TABLE song (title TEXT, minutes REAL)")
con.executemany("INSERT INTO song VALUES (?, ?)", [("Été", 3), ("Rain", 2.5)])
print(con.execute("SELECT title, minutes FROM song ORDER BY minutes").fetchall())`;

  test('is there for programs that ask for one, from here alone, and new in each run', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const editor = await openLesson(page);
    await run(editor, 'print("no database")');
    await expect(log(editor)).toHaveText('no database\n', { timeout: 30_000 });
    const fetched = () => requested.filter((address) => address.endsWith('/sqlite3.wasm')).length;
    expect(fetched()).toBe(0);
    for (let time = 0; time < 2; time++) {
      await run(editor, SONGS);
      await expect(log(editor)).toHaveText("[('Rain', 2.5), ('Été', 3.0)]\n", { timeout: 30_000 });
      await finished(editor);
    }
    expect(fetched()).toBe(1);
    const hosts = requested
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
    await expect(editor.getByRole('alert')).toHaveText('Execution cancelled');
    await run(editor, SONGS);
    await expect(log(editor)).toContainText('Rain', { timeout: 30_000 });
  });
});
