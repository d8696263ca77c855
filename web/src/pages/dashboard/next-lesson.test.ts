import { expect, it } from 'vitest';
import { course, lesson } from '../../test/factories.ts';
import { findNextLesson } from './next-lesson.ts';

const FREE = course({ id: 'free', lessons: [lesson({ id: 'a' }), lesson({ id: 'b' })] });
const PREMIUM = course({ id: 'premium', lessons: [lesson({ id: 'c', is_premium: true })] });

type Options = { isPremium?: boolean; lastIn?: string };
const find = (begun: (typeof FREE)[], completed: string[], options: Options = {}) => {
  const { isPremium = false, lastIn = '' } = options;
  const movedAt = new Map([[lastIn, '2026-11-20T12:00:00.000Z']]);
  const isLocked = (one: { is_premium: boolean }) => one.is_premium && !isPremium;
  const next = findNextLesson(begun, [FREE, PREMIUM], new Set(completed), isLocked, movedAt);
  return next && [next.lesson.id, next.done, next.locked];
};

it('is the next lesson of the course worked on last, else of the catalogue', () => {
  expect(find([], [])).toEqual(['a', 0, false]);
  expect(find([FREE], ['a'])).toEqual(['b', 1, false]);
  expect(find([PREMIUM, FREE], ['a'], { isPremium: true })).toEqual(['c', 0, false]);
});

it('is an open lesson before one of Premium, and a locked one when no other is left', () => {
  expect(find([PREMIUM, FREE], ['a'])).toEqual(['b', 1, false]);
  expect(find([FREE], ['a', 'b'])).toEqual(['c', 0, true]);
});

it('is none when all are completed', () => {
  expect(find([FREE, PREMIUM], ['a', 'b', 'c'], { isPremium: true })).toBeNull();
});

it('is the lesson the member was in last, in whatever course, while it is open to them', () => {
  expect(find([FREE], [], { lastIn: 'b' })).toEqual(['b', 0, false]);
  expect(find([FREE, PREMIUM], [], { isPremium: true, lastIn: 'c' })).toEqual(['c', 0, false]);
  expect(find([FREE, PREMIUM], [], { lastIn: 'c' })).toEqual(['a', 0, false]);
  expect(find([FREE], ['b'], { lastIn: 'b' })).toEqual(['a', 1, false]);
});
