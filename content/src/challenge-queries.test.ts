import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { casesOf } from '@codivia/contract/exercises/challenge-exercise';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { courseFileProblems } from './check-course-files.ts';
import { loadChallenge } from './load-challenges.ts';
import { proveChallenge } from './prove.ts';
import { proofRuntimes } from './prove-runtimes.ts';

const folder = mkdtempSync(join(tmpdir(), 'challenge-queries-'));
const runtimes = proofRuntimes();
afterAll(async () => {
  await runtimes.close();
  rmSync(folder, { recursive: true });
});

/** Tables, names and results differ in the two languages. */
const QUERY = `
title: { en: Old pets, fr: Vieux animaux }
instructions: { en: Which pets are old?, fr: Quels animaux sont vieux ? }
hints: [{ en: a, fr: b }, { en: a, fr: b }]
tables:
  en: [{ name: pet, columns: [name, age], rows: [[Rex, 9], [Mia, 2]], other_rows: [[Tom, 1], [Bob, 8]] }]
  fr: [{ name: animal, columns: [nom, age], rows: [[Rex, 9], [Mia, 2]], other_rows: [[Léo, 1], [Zoé, 8]] }]
starter: { en: SELECT * FROM pet, fr: SELECT * FROM animal }
solution: { en: SELECT name FROM pet WHERE age > 5, fr: SELECT nom FROM animal WHERE age > 5 }
alternatives: [{ en: SELECT name FROM pet WHERE age >= 6, fr: SELECT nom FROM animal WHERE age >= 6 }]
wrong:
  - { code: SELECT 'Rex', feedback: other-data, hard_coded: true }
  - { code: "SELECT 'Rex', 9", feedback: columns }
  - { code: SELECT, feedback: sql-error }
`;
const CHALLENGE = `topic: sql
week: 2026-12-14
level: 1
story: { en: Pets., fr: Animaux. }
expected:
  en: { columns: [name], rows: [[Rex]], other_rows: [[Bob]] }
  fr: { columns: [nom], rows: [[Rex]], other_rows: [[Zoé]] }
${QUERY}`;

function loaded(yaml: string) {
  const file = join(folder, 'pets.yaml');
  writeFileSync(file, yaml);
  return loadChallenge(file);
}
const problemsOf = async (yaml: string) =>
  (await proveChallenge(loaded(yaml), runtimes.check)).problems;
const idsOf = (yaml: string) => casesOf(loaded(yaml).exercise).map(({ id }) => id);

test('a query is proven in both languages by the result that its author expects', async () => {
  expect(await problemsOf(CHALLENGE)).toEqual([]);
  const rows = await problemsOf(CHALLENGE.replace('[[Rex]], other', '[[Rex], [Mia]], other'));
  expect(rows.join()).toContain('(en): the solution fails: missing-rows');
  expect(rows.join()).not.toContain('(fr)');
  const others = await problemsOf(CHALLENGE.replace('[[Bob]]', '[[Tom]]'));
  expect(others.join()).toContain('the solution fails: other-data');
  const uneven = await problemsOf(CHALLENGE.replace('[[Bob]]', '[[Bob, 8]]'));
  expect(uneven.join()).toContain('a row of the table expected has more or fewer values');
  expect((await problemsOf(CHALLENGE.replace(', hard_coded: true', ''))).join()).toContain(
    'no hard_coded wrong answer',
  );
});

test('its cases follow from it: the order of the rows is one where it counts', () => {
  expect(idsOf(CHALLENGE)).toEqual(['given-columns', 'given-rows', 'other-rows']);
  const ordered = `${CHALLENGE}ordered: true\n`;
  expect(idsOf(ordered)).toEqual(['given-columns', 'given-rows', 'given-order', 'other-rows']);
});

test('its expected result is part of its version, the words of the site are not', () => {
  const { version } = loaded(CHALLENGE);
  expect(loaded(CHALLENGE.replace('[[Bob]]', '[[Tom]]')).version).not.toBe(version);
  expect(loaded(CHALLENGE.replace('Old pets', 'Pets')).version).toBe(version);
});

test.each([
  ['a query with cases', `${CHALLENGE}cases: []\n`, 'cases is not known here'],
  ['a query without its result', CHALLENGE.replace(/expected:\n.*\n.*\n/, ''), 'lacks expected'],
  ['neither tables nor cases', CHALLENGE.replace(/tables:\n.*\n.*\n/, ''), 'lacks cases'],
  ['tables of a program', CHALLENGE.replace('topic: sql', 'topic: python'), 'lacks cases'],
])('a file with %s is refused', (_, yaml, said) => {
  expect(() => loaded(yaml)).toThrow(said);
});

test('an exercise of a lesson states no result: it is that of its solution', () => {
  const problems = (more: string) =>
    courseFileProblems(
      new Map([
        ['01-sum/lesson.yaml', ''],
        ['01-sum/exercises/pets.yaml', `kind: python\ntask: sql\n${QUERY}${more}`],
      ]),
    ).filter(({ file }) => file?.endsWith('pets.yaml'));
  expect(problems('')).toEqual([]);
  const expected = JSON.stringify({ expected: parse(CHALLENGE).expected }).slice(1, -1);
  expect(problems(expected.replace('"expected":', 'expected: '))[0]?.detail.en).toContain(
    'expected',
  );
});
