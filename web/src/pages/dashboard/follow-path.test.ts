import type { Course } from '@codivia/contract/api/courses';
import { expect, test } from 'vitest';
import { followPath } from './follow-path.ts';

const courses = (...ids: string[]) => ids.map((id) => ({ id }) as Course);
const ids = (found: readonly Course[]) => found.map(({ id }) => id).join(' ');
const CATALOGUE = courses('a', 'b', 'c', 'd');

test.each([
  ['without a path what was begun comes first', [], ['c'], 'c'],
  ['the courses of a path come in its order', ['d', 'b'], [], 'd b'],
  ['a begun course of the path comes before the others', ['d', 'b'], ['b'], 'b d'],
  ['what was begun elsewhere comes after the path', ['d'], ['a'], 'd a'],
  ['a course that is gone is left out', ['gone', 'a'], [], 'a'],
])('%s', (_, path, begun, expected) => {
  expect(ids(followPath(path, courses(...begun), CATALOGUE))).toBe(expected);
});
