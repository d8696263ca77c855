import { expect, test } from 'vitest';
import { isSameLesson } from './lesson-address.ts';

test.each([
  ['/admin?section=lessons&lesson=loops', true],
  ['/admin?section=lessons&lesson=loops&exercise=greeting&texts=fr', true],
  ['http://localhost/admin?section=lessons&lesson=loops', true],
  ['/admin?section=lessons&lesson=other', false],
  ['/admin?section=lessons', false],
  ['/admin?section=courses&lesson=loops', false],
  ['/lesson/loops', false],
])('%s shows the lesson: %s', (address, isSame) => {
  expect(isSameLesson(address, 'loops')).toBe(isSame);
});
