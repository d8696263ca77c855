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
  [
    'ReferenceError',
    'Playr is not defined',
    'class Player {}',
    'Misspelt',
    'Playr (spelling: Player)',
  ],
  [
    'ReferenceError',
    'scoer is not defined',
    'let lives, score;',
    'Misspelt',
    'scoer (spelling: score)',
  ],
  [
    'ReferenceError',
    'movve is not defined',
    'function move(x) {}',
    'Misspelt',
    'movve (spelling: move)',
  ],
  [
    'ReferenceError',
    'sped is not defined',
    'function move(speed, far) {}',
    'Misspelt',
    'sped (spelling: speed)',
  ],
  [
    'ReferenceError',
    'consol is not defined',
    'let cansole;',
    'Misspelt',
    'consol (spelling: console)',
  ],
  [
    'TypeError',
    'ball.mvoe is not a function',
    'class A {\n  move() {\n  }\n}',
    'Misspelt',
    'mvoe (spelling: move)',
  ],
  ['ReferenceError', 'True is not defined', 'let x = True;', 'ForeignName', 'True (true)'],
  ['ReferenceError', 'elseif is not defined', '', 'ForeignName', 'elseif (else if)'],
])('%s: %s', (name, text, code, known, about) => {
  expect(scopeError({ name, text }, code)).toEqual({ name: known, text: about });
});

test.each([
  ['ReferenceError', 'x is not defined', 'let xs = 3; this.x2 = 1;'],
  ['TypeError', 'ball.jump is not a function', 'let jump;'],
  ['TypeError', 'list.forEach is not a function', ''],
  ['Error', 'x is not defined', 'let x;'],
  ['ReferenceError', 'fond is not defined', 'let x = 3;'],
  ['ReferenceError', 'lives is not defined', 'let score = 3;'],
  ['TypeError', 'ball.fly is not a function', 'class A {\n  move() {\n  }\n}'],
])('%s: %s stays as it is', (name, text, code) => {
  expect(scopeError({ name, text }, code)).toBeNull();
});
