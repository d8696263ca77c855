import { expect, test } from 'vitest';
import { adminLesson } from '../factories.ts';
import {
  changesFrom,
  differences,
  figureOf,
  mixed,
  valuesOf,
  wrongFigure,
} from './lesson-values.ts';

test.each([
  ['12', 12],
  ['2,9', 2.9],
  ['', 0],
  ['-3', 0],
  ['ten', 0],
])('"%s" counts as %d', (text, figure) => {
  expect(figureOf(text)).toBe(figure);
});

test.each([
  [{ duration_minutes: 12.5 }, 'duration_minutes'],
  [{ xp_reward: 10_001 }, 'xp_reward'],
  [{ order_index: 100_000, duration_minutes: 0 }, undefined],
] as const)('of %o, what the server would refuse is %s', (changes, name) => {
  expect(wrongFigure(valuesOf(adminLesson(changes)))).toBe(name);
});

test('only what differs is sent', () => {
  const base = valuesOf(adminLesson());
  expect(changesFrom(base, { ...base, exercises: [] })).toEqual({});
  expect(changesFrom(base, { ...base, xp_reward: 30, title: 'New' })).toEqual({
    title: 'New',
    xp_reward: 30,
  });
});

test('two states are mixed field by field', () => {
  const mine = valuesOf(adminLesson({ title: 'Mine', xp_reward: 5 }));
  const theirs = valuesOf(adminLesson({ title: 'Theirs', title_fr: 'La leur' }));
  expect(differences(mine, theirs)).toEqual(['title', 'title_fr', 'xp_reward']);
  expect(mixed(theirs, mine, ['title'])).toMatchObject({
    title: 'Mine',
    title_fr: 'La leur',
    xp_reward: theirs.xp_reward,
  });
});
