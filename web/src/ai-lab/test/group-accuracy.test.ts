import { expect, test } from 'vitest';
import { byColumn, byLabel, groupColumns, hardest } from './group-accuracy.ts';
import type { JudgedExample } from './judge-examples.ts';

const judged = (
  input: Record<string, string>,
  expected: number,
  found: number,
  confidence = 0.5,
): JudgedExample => ({
  example: { id: JSON.stringify(input), classId: String(expected), input },
  expected,
  found,
  confidence,
});

const SOME = [
  judged({ hand: 'left', size: '1' }, 0, 1, 0.1),
  judged({ hand: 'left', size: '2' }, 0, 1, 0.05),
  judged({ hand: 'right', size: '3' }, 0, 0, 0.9),
  judged({ size: '4' }, 0, 0, 0.6),
];

test('a class that was not tried is there with no example', () => {
  expect(byLabel(SOME, ['open', 'shut'])).toEqual([
    { name: 'open', right: 2, count: 4 },
    { name: 'shut', right: 0, count: 0 },
  ]);
});

test('rows are grouped by what stands in a column, missing cells too', () => {
  expect(byColumn(SOME, 'hand')).toEqual([
    { name: '–', right: 1, count: 1 },
    { name: 'left', right: 0, count: 2 },
    { name: 'right', right: 1, count: 1 },
  ]);
  expect(groupColumns(['hand', 'constructor'], SOME)).toEqual(['hand']);
});

test('the worst verdicts come first, and good ones not at all', () => {
  expect(hardest(SOME, 2).map(({ confidence }) => confidence)).toEqual([0.05, 0.1]);
  expect(hardest(SOME, 9)).toHaveLength(3);
});
