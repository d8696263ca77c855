import { taskOf } from '@codivia/contract/exercises/modules';
import type { AuthoredSqlChallenge } from '@codivia/contract/exercises/tasks/sql';
import { beforeAll, expect, test } from 'vitest';
import { type CheckProgram, startPython } from './node-python.ts';

let check: CheckProgram;
beforeAll(async () => {
  check = await startPython();
});

const TEXT = { en: 'Pets', fr: 'Animaux' };
/** Results with decimals that a file of YAML does not tell from whole numbers. */
const EXERCISE: AuthoredSqlChallenge = {
  kind: 'python',
  task: 'sql',
  id: 'pets',
  title: TEXT,
  instructions: TEXT,
  hints: [TEXT, TEXT],
  tables: [
    {
      name: 'pet',
      columns: ['kind', 'age'],
      rows: [
        ['dog', 2],
        ['cat', 5],
        ['dog', 4],
      ],
      other_rows: [
        ['cat', 1],
        ['owl', null],
        ['cat', 2],
      ],
    },
  ],
  expected: {
    columns: ['kind', 'mean'],
    rows: [
      ['cat', 5],
      ['dog', 3],
    ],
    other_rows: [
      ['cat', 1.5],
      ['owl', null],
    ],
  },
  ordered: true,
  starter: 'SELECT *',
  solution: 'SELECT kind, AVG(age) FROM pet GROUP BY kind ORDER BY kind',
  wrong: [],
  alternatives: [],
};

/** Checks a query as the card of a challenge does: nothing in it is made of the solution. */
function checked(query: string, exercise = EXERCISE) {
  const asked = { ...exercise, starter: query, solution: 'SECRET' };
  const { starter } = taskOf(asked).programs(asked, 'en');
  return check(starter['main.py'] ?? '', taskOf(asked).check(asked));
}

const ALL = ['given-columns', 'given-rows', 'given-order', 'other-rows'];

test('a right query passes all cases', () => {
  expect(checked(EXERCISE.solution as string)).toMatchObject({
    passed: true,
    key: null,
    done: ALL,
  });
});

test.each([
  ['that is none', 'SELECT FROM', 'sql-error', []],
  ['with a column too many', 'SELECT kind, age, 1 FROM pet', 'columns', []],
  ['with rows too many', 'SELECT kind, age FROM pet', 'too-many-rows', ALL.slice(0, 1)],
  ['without some rows', "SELECT 'cat', 5", 'missing-rows', ALL.slice(0, 1)],
  ['with other rows', 'SELECT kind, MAX(age) FROM pet GROUP BY 1', 'other-rows', ALL.slice(0, 1)],
  [
    'in another order',
    'SELECT kind, AVG(age) FROM pet GROUP BY 1 ORDER BY 1 DESC',
    'order',
    ALL.slice(0, 2),
  ],
])('one %s passes some, and hears what is different', (_, query, key, done) => {
  expect(checked(query)).toMatchObject({ passed: false, key, done });
});

test('one that is right for the given rows only sees the others, and the result of the given ones', () => {
  const verdict = checked("SELECT 'cat', 5 UNION SELECT 'dog', 3");
  expect(verdict).toMatchObject({
    passed: false,
    key: 'other-data',
    done: ALL.slice(0, 3),
    case: {
      input: "pet = [('cat', 1), ('owl', None), ('cat', 2)]",
      expected: "[('cat', 1.5), ('owl', None)]",
      got: "[('cat', 5), ('dog', 3)]",
    },
  });
  expect(verdict.output).toContain('Expected result\n  kind | mean\n  -----+-----\n  cat  | 5');
});

test('where the order does not count, every order passes', () => {
  const { ordered: _, ...unordered } = EXERCISE;
  const query = 'SELECT kind, AVG(age) FROM pet GROUP BY kind ORDER BY kind DESC';
  expect(checked(query, unordered)).toMatchObject({
    passed: true,
    done: ALL.filter((id) => id !== 'given-order'),
  });
});

test('an empty result with other columns is not right', () => {
  const none = { columns: ['kind'], rows: [], other_rows: [] };
  expect(checked('SELECT 1, 2 WHERE 0', { ...EXERCISE, expected: none }).done).toEqual([]);
});
