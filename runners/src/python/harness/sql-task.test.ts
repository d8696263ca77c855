import { sqlCheck } from '@codivia/contract/exercises/tasks/sql-check';
import {
  SQL_WORDS,
  type SqlTable,
  type SqlWords,
  sqlProgram,
} from '@codivia/contract/exercises/tasks/sql-program';
import { beforeAll, expect, test } from 'vitest';
import { type CheckProgram, startPython } from './node-python.ts';

let check: CheckProgram;
beforeAll(async () => {
  check = await startPython();
});

const WORDS = Object.fromEntries(
  Object.entries(SQL_WORDS).map(([key, { en }]) => [key, en]),
) as SqlWords;
const table = (...rows: SqlTable['rows']): SqlTable[] => [
  { name: 'cats', columns: ['name', 'age'], rows },
];
const GIVEN = { given: table(['Mia', 3], ["O'Neil", null], ['Tom', 10]), other: table(['Lea', 5]) };

function verdictOn(query: string, solution: string, pairs = [GIVEN], ordered = false) {
  const [{ given } = GIVEN] = pairs;
  return check(sqlProgram(given, query, solution, WORDS), sqlCheck(ordered, pairs));
}

test.each([
  ['more memory than there is', 'SELECT hex(zeroblob(400000000))', 'sql-error'],
  [
    'a table without an end',
    'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c',
    'too-many-rows',
  ],
  ['another file', "ATTACH 'cats.db' AS cats", 'sql-error'],
  ['rows that it changes', 'UPDATE cats SET age = 3 RETURNING name', 'sql-error'],
  ['two statements', 'SELECT name FROM cats; SELECT 1', 'sql-error'],
  ['the rows as they are', "VALUES ('Mia'), ('O''Neil'), ('Tom')", 'other-data'],
  ['what the base says of itself', 'SELECT name FROM sqlite_master', 'missing-rows'],
])('a query for %s gets words of its own', (_, query, key) => {
  const { passed, key: found } = verdictOn(query, 'SELECT name FROM cats');
  expect([passed, found]).toEqual([false, key]);
});

test('a long text is shortened where its table is shown', () => {
  const { key, output } = verdictOn("SELECT printf('%.*c', 5000, 'x')", 'SELECT name FROM cats');
  expect(key).toBe('missing-rows');
  expect(output).toMatch(/\n {2}x{100}…\n/);
  expect(output?.length).toBeLessThan(1000);
});

test('a text between double quotes is named without the words of SQLite', () => {
  const { output } = verdictOn('SELECT name FROM cats WHERE name = "Mia"', 'SELECT 1');
  expect(output).toContain('has a column “Mia”. A text');
});

test('numbers with and without decimals are the same in any order', () => {
  const solution = 'SELECT 10, name FROM cats ORDER BY name';
  const query =
    "SELECT CASE name WHEN 'Mia' THEN 10.0 ELSE 10 END, name FROM cats ORDER BY name DESC";
  expect(verdictOn(query, solution)).toMatchObject({ passed: true });
});

test('other rows are those of the language, also where tables and columns have the same names', () => {
  const french = { given: table(['rouge', 1], ['bleu', 2]), other: table(['rouge', 7]) };
  const english = { given: table(['red', 1], ['blue', 2]), other: table(['red', 7]) };
  const solution = "SELECT age FROM cats WHERE name = 'red'";
  for (const pairs of [[english, french], [english, french].toReversed()]) {
    const program = sqlProgram(
      english.given,
      "SELECT 1 FROM cats WHERE name = 'red'",
      solution,
      WORDS,
    );
    expect(check(program, sqlCheck(false, pairs)).key).toBe('other-data');
  }
});
