import { expect, it } from 'vitest';
import { course, lesson } from '../../test/factories.ts';
import { findNextLesson } from './next-lesson.ts';

const FREE = course({ id: 'free', lessons: [lesson({ id: 'a' }), lesson({ id: 'b' })] });
const PREMIUM = course({ id: 'premium', lessons: [lesson({ id: 'c', is_premium: true })] });

const find = (begun: (typeof FREE)[], completed: string[], isPremium = false) => {
  const next = findNextLesson(begun, [FREE, PREMIUM], new Set(completed), isPremium);
  return next && [next.lesson.id, next.done, next.locked];
};

it('is the next lesson of the course worked on last, else of the catalogue', () => {
  expect(find([], [])).toEqual(['a', 0, false]);
  expect(find([FREE], ['a'])).toEqual(['b', 1, false]);
  expect(find([PREMIUM, FREE], ['a'], true)).toEqual(['c', 0, false]);
});

it('is an open lesson before one of Premium, and a locked one when no other is left', () => {
  expect(find([PREMIUM, FREE], ['a'])).toEqual(['b', 1, false]);
  expect(find([FREE], ['a', 'b'])).toEqual(['c', 0, true]);
});

it('is none when all are completed', () => {
  expect(find([FREE, PREMIUM], ['a', 'b', 'c'], true)).toBeNull();
});
