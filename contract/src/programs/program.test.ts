import { expect, test } from 'vitest';
import { isWorkOf, MAX_WORK_CHARACTERS, sameFiles } from './program.ts';

test('a work has exactly the files of its room, all of them text', () => {
  expect(isWorkOf('python', { 'main.py': 'print(1)' })).toBe(true);
  expect(isWorkOf('web', { 'index.html': '', 'style.css': '', 'script.js': '' })).toBe(true);
  expect(isWorkOf('web', { 'index.html': '', 'style.css': '' })).toBe(false);
  expect(isWorkOf('python', { 'main.py': 1 })).toBe(false);
  expect(isWorkOf('python', { 'main.py': '', 'other.py': '' })).toBe(false);
  expect(isWorkOf('game', { 'main.py': '' })).toBe(false);
  expect(isWorkOf('game', null)).toBe(false);
  expect(isWorkOf('game', 'sketch.js')).toBe(false);
});

test('a work may be only so long', () => {
  expect(isWorkOf('python', { 'main.py': 'x'.repeat(MAX_WORK_CHARACTERS) })).toBe(true);
  expect(isWorkOf('python', { 'main.py': 'x'.repeat(MAX_WORK_CHARACTERS + 1) })).toBe(false);
});

test('works are compared by what they say', () => {
  expect(sameFiles({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect(sameFiles({ a: '1' }, { a: '2' })).toBe(false);
  expect(sameFiles({ a: '1' }, { a: '1', b: '' })).toBe(false);
});
