import { expect, it } from 'vitest';
import { lesson } from '../../test/factories.ts';
import { nextLesson } from './course-row.tsx';

const LESSONS = [lesson({ id: 'a' }), lesson({ id: 'b' }), lesson({ id: 'c', is_premium: true })];

it('is the first one that is not completed', () => {
  expect(nextLesson(LESSONS, new Set(['a']), false)?.id).toBe('b');
  expect(nextLesson(LESSONS, new Set(['b']), false)?.id).toBe('a');
});

it('is none when all are completed', () => {
  expect(nextLesson(LESSONS, new Set(['a', 'b', 'c']), true)).toBeNull();
});

it('is none when it is premium and the member is not', () => {
  expect(nextLesson(LESSONS, new Set(['a', 'b']), false)).toBeNull();
  expect(nextLesson(LESSONS, new Set(['a', 'b']), true)?.id).toBe('c');
});
