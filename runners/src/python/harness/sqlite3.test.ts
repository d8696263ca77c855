import { loadPyodide } from 'pyodide';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Failure } from '../../runner.ts';
import { loadHarness, type Session } from './harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from './node-python.ts';

let session: Session;
let printed = '';
let stop = false;
let loaded = true;

beforeAll(async () => {
  const python = await loadPyodide({
    stdout: (text) => {
      printed += `${text}\n`;
    },
  });
  const start = nodeSqlite(() => stop);
  session = loadHarness(python, readHarness(), () => (loaded ? start() : undefined), SILENT_HOST);
});

beforeEach(() => {
  printed = '';
  stop = false;
  loaded = true;
});

function run(source: string): Failure | null {
  const { failure } = JSON.parse(session.run(`import sqlite3\n${source}`));
  session.tidy();
  return failure;
}

/** Returns the output of a program that has an open connection `con` with a table of songs. */
function outputOf(source: string): string[] {
  const failure = run(`con = sqlite3.connect(":memory:")
con.execute("CREATE TABLE song (id INTEGER PRIMARY KEY, title TEXT, minutes REAL)")
con.execute("INSERT INTO song (title, minutes) VALUES ('Aube', 3.0), ('Rain', 2.5)")
con.commit()
${source}`);
  expect(failure?.traceback ?? '').toBe('');
  return printed.trimEnd().split('\n');
}

test('each kind of value comes back as it went in', () => {
  const values = `[None, 5, -2**63, 2**63 - 1, 2.0, 0.5, "é😀\\0x", b"\\0\\xff", True]`;
  expect(
    outputOf(`values = ${values}
marks = ", ".join("?" * len(values))
back = list(con.execute(f"SELECT {marks}", values).fetchone())
print(back == values, [type(value).__name__ for value in back])
print(con.execute("SELECT 7 / ?, 7 / ?, typeof(minutes) FROM song", [2, 2.0]).fetchone())`),
  ).toEqual([
    "True ['NoneType', 'int', 'int', 'int', 'float', 'float', 'str', 'bytes', 'int']",
    "(3, 3.5, 'real')",
  ]);
});

test('dates, and kinds with an adapter, are stored as text', () => {
  expect(
    outputOf(`import datetime
class Place:
    name = "Dakar"
sqlite3.register_adapter(Place, lambda place: place.name)
print(con.execute("SELECT ?, ?", [datetime.date(2025, 1, 2), Place()]).fetchone())`),
  ).toEqual(["('2025-01-02', 'Dakar')"]);
});

test('rows are fetched one by one, by the handful, all, and by iterating', () => {
  expect(
    outputOf(`cur = con.execute("SELECT id FROM song UNION SELECT 3 UNION SELECT 4 UNION SELECT 5")
print(cur.fetchone(), cur.fetchmany(2), next(cur), cur.fetchall(), cur.fetchone(), cur.fetchall())
print([row for row in con.execute("SELECT title FROM song ORDER BY minutes")])
print([column[0] for column in con.execute("SELECT id, title AS name FROM song").description])`),
  ).toEqual(['(1,) [(2,), (3,)] (4,) [(5,)] None []', "[('Rain',), ('Aube',)]", "['id', 'name']"]);
});

test('a cursor tells how many rows were changed, and the number of the last new one', () => {
  expect(
    outputOf(`cur = con.cursor()
print(cur.rowcount, cur.lastrowid, cur.description)
cur.execute("INSERT INTO song (title) VALUES (?)", ["Mar"])
print(cur.rowcount, cur.lastrowid)
cur.executemany("INSERT INTO song (title) VALUES (:t)", [{"t": "a"}, {"t": "b"}])
print(cur.rowcount, con.total_changes)
print(con.execute("UPDATE song SET minutes = 1").rowcount, con.execute("-- all\\ndelete from song").rowcount)
print(con.execute("SELECT 1").rowcount)`),
  ).toEqual(['-1 None None', '1 3', '2 5', '5 5', '-1']);
});

test('changes are kept by commit and with, and undone by rollback and by an error inside with', () => {
  expect(
    outputOf(`def titles(): return [title for title, in con.execute("SELECT title FROM song")]
con.execute("DELETE FROM song")
print(con.in_transaction, titles())
con.rollback()
print(con.in_transaction, titles())
with con:
    con.execute("DELETE FROM song WHERE title = 'Rain'")
try:
    with con:
        con.execute("DELETE FROM song")
        1 / 0
except ZeroDivisionError:
    print(con.in_transaction, titles())
con.executescript("INSERT INTO song (title) VALUES ('x'); -- two\\nINSERT INTO song (title) VALUES ('y');")
con.rollback()
print(titles())`),
  ).toEqual(['True []', "False ['Aube', 'Rain']", "False ['Aube']", "['Aube', 'x', 'y']"]);
});

test('rows can be asked by name, or made by a function', () => {
  expect(
    outputOf(`con.row_factory = sqlite3.Row
row = con.execute("SELECT title, minutes AS Min FROM song").fetchone()
print(row["title"], row["MIN"], row[0], row[-1], row.keys(), len(row), tuple(row), dict(row))
con.row_factory = lambda cur, row: row[0].upper()
print(con.execute("SELECT title FROM song").fetchall())`),
  ).toEqual([
    "Aube 3.0 Aube 3.0 ['title', 'Min'] 2 ('Aube', 3.0) {'title': 'Aube', 'Min': 3.0}",
    "['AUBE', 'RAIN']",
  ]);
});

test('errors have the class and the words that Python gives them, and their place in the family', () => {
  expect(
    outputOf(`for sql, values in [("SELECT * FROM x", []), ("INSERT INTO song (id) VALUES (?)", [1]), ("SELECT ?", [])]:
    try:
        con.execute(sql, values)
    except sqlite3.Error as error:
        print(type(error), isinstance(error, sqlite3.DatabaseError), error)`),
  ).toEqual([
    "<class 'sqlite3.OperationalError'> True no such table: x",
    "<class 'sqlite3.IntegrityError'> True UNIQUE constraint failed: song.id",
    "<class 'sqlite3.ProgrammingError'> True Incorrect number of bindings supplied. The current statement uses 1, and there are 0 supplied.",
  ]);
  expect(run('sqlite3.connect(":memory:").execute("oops")')).toMatchObject({
    type: 'OperationalError',
    line: 2,
    traceback: expect.stringContaining('sqlite3.OperationalError: near "oops": syntax error'),
  });
});

test('a database with a name is shared by one program, and gone in the next', () => {
  const write = `con = sqlite3.connect("club.db")
con.execute("CREATE TABLE member (name)")
con.execute("INSERT INTO member VALUES ('Noor')")
con.commit()
con.close()
print(sqlite3.connect("club.db").execute("SELECT * FROM member").fetchall())
print(sqlite3.connect("other.db").execute("SELECT * FROM sqlite_schema").fetchall())`;
  expect(run(write)).toBeNull();
  expect(run(write)).toBeNull();
  expect(printed).toBe("[('Noor',)]\n[]\n".repeat(2));
});

test('also when a library stays loaded', () => {
  const write = `import os, sys, types
library = types.ModuleType("library")
library.__file__ = "/lib/python3.13/site-packages/library.py"
sys.modules[f"library{len(sys.modules)}"] = library
sqlite3.connect("club.db").execute("CREATE TABLE member (name)")`;
  expect(run(write)).toBeNull();
  expect(run(write)).toBeNull();
});

test('a check gives each run databases of its own', () => {
  const source = `import sqlite3
con = sqlite3.connect("club.db")
con.execute("CREATE TABLE member (name)")
con.execute("INSERT INTO member VALUES ('Noor')")
print(con.execute("SELECT count(*) FROM member").fetchone()[0])`;
  const check = `first, second = run(), run()
expect(first.lines == second.lines == ["1"], "not-fresh")
expect(list(second.variables["con"].execute("SELECT name FROM member")) == [("Noor",)], "not-there")`;
  expect(JSON.parse(session.check(source, check))).toMatchObject({ passed: true });
});

test('a statement at work can be stopped, and the next program runs', () => {
  stop = true;
  const endless = `sqlite3.connect(":memory:").execute("""WITH RECURSIVE n (x) AS
    (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n""")`;
  expect(run(endless)?.type).toBe('KeyboardInterrupt');
  stop = false;
  expect(run('print(sqlite3.connect(":memory:").execute("SELECT 1").fetchone())')).toBeNull();
  expect(printed).toBe('(1,)\n');
});

test('a database that grows too large is an error, not the end of Python', () => {
  const greedy = 'sqlite3.connect(":memory:").execute("SELECT hex(zeroblob(300000000))")';
  expect(run(greedy)?.type).toBe('MemoryError');
  expect(run('print("fine")')).toBeNull();
});

test('chance differs, and the time is that of the learner', () => {
  expect(
    outputOf(`print(sqlite3.connect(":memory:").execute("SELECT random()").fetchone()
  != sqlite3.connect(":memory:").execute("SELECT random()").fetchone())
import time
here = con.execute("SELECT strftime('%s', 'now', 'localtime') - strftime('%s', 'now')").fetchone()[0]
print(abs(here - time.localtime().tm_gmtoff) <= 1)`),
  ).toEqual(['True', 'True']);
});

test('what is not there says so', () => {
  expect(run('sqlite3.connect("file:x", uri=True)')).toMatchObject({ type: 'NotSupportedError' });
  expect(run('sqlite3.connect("x").create_function')).toMatchObject({ type: 'AttributeError' });
});

test('without SQLite, which comes when the text of a program names it, the import says what to do', () => {
  loaded = false;
  expect(run('print("never")')).toMatchObject({
    type: 'ImportError',
    message: expect.stringContaining('Write the word sqlite3'),
  });
  loaded = true;
  expect(run('print(sqlite3.sqlite_version_info[0])')).toBeNull();
  expect(printed).toBe('3\n');
});
