import { expect, test } from 'vitest';
import { scopeError } from './scope-errors.ts';

test.each([
  ['ReferenceError', 'x is not defined', 'function setup() { let x = 3; }', 'KnownElsewhere', 'x'],
  ['ReferenceError', "Can't find variable: x", 'if (a) { const x = 3; }', 'KnownElsewhere', 'x'],
  ['ReferenceError', 'x is not defined', 'class A { f() { this.x = 1; } }', 'KnownAsOwn', 'x'],
  ['ReferenceError', 'docment is not defined', '', 'Misspelt', 'docment (spelling: document)'],
  [
    'TypeError',
    'document.getElementByID is not a function',
    '',
    'Misspelt',
    'getElementByID (capitals: getElementById)',
  ],
])('%s: %s', (name, text, code, known, about) => {
  expect(scopeError({ name, text }, code)).toEqual({ name: known, text: about });
});

test.each([
  ['ReferenceError', 'x is not defined', 'let xs = 3; this.x2 = 1;'],
  ['TypeError', 'ball.jump is not a function', 'let jump;'],
  ['TypeError', 'list.forEach is not a function', ''],
  ['Error', 'x is not defined', 'let x;'],
])('%s: %s stays as it is', (name, text, code) => {
  expect(scopeError({ name, text }, code)).toBeNull();
});
