import { expect, it, test } from 'vitest';
import { hoursOf, NEW_VALUES, only } from './course-values.ts';

test.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['1.3', 1.3],
  ['-4', 0],
  ['soon', 0],
  ['', 0],
  ['99999', 99999],
])('%j is %d hours', (typed, hours) => {
  expect(hoursOf(typed)).toBe(hours);
});

it('begins with the defaults of docs/product.md#course-fields', () => {
  expect(NEW_VALUES).toMatchObject({
    icon: '📚',
    difficulty: 'beginner',
    duration_hours: 0,
    is_active: true,
    featured: false,
  });
});

it('sends what was changed, and no id', () => {
  const values = { ...NEW_VALUES, id: 'x', title: 'X', featured: true };
  expect(only(values, { id: true, title: true })).toEqual({ title: 'X' });
});
