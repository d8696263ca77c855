import { expect, test } from 'vitest';
import { celebrationOf, merged } from './celebration.ts';

const of = (total: number, gained: number, celebrated = 0) =>
  celebrationOf({ total, gained, celebrated });

test.each([
  ['nothing is reached between 60 and 63', of(63, 3), null],
  ['nothing was granted', of(100, 0), null],
  ['the first badge, at its threshold', of(50, 3), { xp: 50, level: null, badges: [50] }],
  ['one short of it', of(49, 3), null],
  ['a level and a badge at once', of(101, 3), { xp: 101, level: 2, badges: [100] }],
  ['a level alone', of(300, 2), { xp: 300, level: 4, badges: [] }],
  ['two levels in one step', of(205, 110), { xp: 205, level: 3, badges: [100, 200] }],
  ['what was celebrated is not again', of(101, 3, 101), null],
  ['what was celebrated in part', of(205, 110, 150), { xp: 205, level: 3, badges: [200] }],
  ['what was earned elsewhere is not', of(950, 3, 50), null],
])('%s', (_what, found, expected) => {
  expect(found).toEqual(expected);
});

test('two celebrations become one', () => {
  const badge = { xp: 50, level: null, badges: [50] };
  const level = { xp: 103, level: 2, badges: [100] };
  expect(merged(null, badge)).toEqual(badge);
  expect(merged(badge, level)).toEqual({ xp: 103, level: 2, badges: [50, 100] });
  expect(merged(level, { xp: 500, level: null, badges: [500] }).level).toBe(2);
});
