import { expect, test } from 'vitest';
import { mergeStepMarks } from './step-notes.ts';

const mark = (note: string, starred = false) => ({ note, starred });
const merged = (base: string, ours: string, theirs: string) =>
  mergeStepMarks(mark(base), mark(ours), mark(theirs)).note;

test('a note that one device alone has changed is as that device left it', () => {
  expect(merged('a', 'b', 'a')).toBe('b');
  expect(merged('a', 'a', 'b')).toBe('b');
  expect(merged('a', '', 'a')).toBe('');
  expect(merged('a', 'a', '')).toBe('');
});

test('of a note that both have changed neither text is lost', () => {
  expect(merged('', 'mine', 'theirs')).toBe('theirs\n\nmine');
  expect(merged('a', 'a and mine', 'a and theirs')).toBe('a and theirs\n\na and mine');
});

test('what both have is not written twice', () => {
  expect(merged('', 'same', 'same')).toBe('same');
  expect(merged('', 'first, then more', 'first')).toBe('first, then more');
  expect(merged('', 'first', 'first, then more')).toBe('first, then more');
});

test('a note that one device removed while the other wrote on stays', () => {
  expect(merged('a', '', 'a, b')).toBe('a, b');
  expect(merged('a', 'a, b', '')).toBe('a, b');
});

test.each([
  [false, true, false, true],
  [false, false, true, true],
  [true, false, true, false],
  [true, true, false, false],
  [true, false, false, false],
])(
  'of a star (%s) that is %s here and %s elsewhere the change counts',
  (base, ours, theirs, is) => {
    expect(mergeStepMarks(mark('', base), mark('', ours), mark('', theirs)).starred).toBe(is);
  },
);
