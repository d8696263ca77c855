import { beforeAll, describe, expect, test } from 'vitest';
import type { Hint } from '../../runner.ts';
import { describeHint } from '../page/hint-words.ts';
import { INNOCENT_PROGRAMS } from '../testing/innocent-programs.ts';
import { startReader } from './node-python.ts';

let find: (source: string) => Hint[];
beforeAll(async () => {
  const { read } = await startReader();
  find = (source) => read(source).hints;
});

/** Programs that run, but not as their author meant. */
const SLIPS: readonly [code: Hint['code'], line: number, name: string, program: string][] = [
  ['compared-for-given', 2, 'x', 'x = 3\nx == 5'],
  ['compared-for-given', 3, 'x', 'x = 3\nif x > 2:\n    x == 5\nprint(x)'],
  ['compared-for-given', 4, 'self.x', 'class A:\n    x = 1\n    def f(self):\n        self.x == 5'],
  ['compared-for-given', 2, 'marks[0]', 'marks = [1]\nmarks[0] == 5'],
  ['call-without-brackets', 3, 'f', 'def f():\n    print(1)\nf'],
  ['call-without-brackets', 1, 'print', 'print'],
  ['call-without-brackets', 2, 'shuffle', 'from random import shuffle\nshuffle'],
  ['call-without-brackets', 2, 'random.random', 'import random\nrandom.random'],
  ['call-without-brackets', 2, 'turtle.penup', 'import turtle\nturtle.penup'],
  ['call-without-brackets', 3, 't.penup', 'import turtle\nt = turtle.Turtle()\nt.penup'],
  ['call-without-brackets', 2, 'marks.sort', 'marks = [3, 1]\nmarks.sort'],
  ['call-without-brackets', 5, 'a.hi', 'class A:\n    def hi(self):\n        pass\na = A()\na.hi'],
  ['braces-without-f', 2, 'name', 'name = "Ada"\nprint("Hi {name}")'],
  ['braces-without-f', 2, 'price', 'price = 3\nprint("It costs {price:.2f} €")'],
  ['braces-without-f', 2, 'name', 'name = "Ada"\nage = input("How old are you, {name}? ")'],
  ['braces-without-f', 2, 'name', 'name = "Ada"\nprint("Hi " + "{name}!")'],
  ['braces-without-f', 2, 'name', 'def hi(name):\n    print("Hi {name.upper()}")\nhi("Ada")'],
];

describe('slips', () => {
  test.each(SLIPS)('%s, line %d, %s: %j', (code, line, name, program) => {
    const hints = find(program);
    expect(hints).toEqual([{ code, line, name }]);
    for (const language of ['en', 'fr'] as const) {
      const text = hints.map((hint) => describeHint(hint, language)).join('');
      expect(text).toContain(name);
      expect(text.replace(/`[^`]*`/g, ''), 'a place that is not filled').not.toMatch(/[{}]/);
    }
  });
});

test('there are enough innocent programs', () => {
  expect(INNOCENT_PROGRAMS.length).toBeGreaterThanOrEqual(60);
});

test.each(INNOCENT_PROGRAMS)('no hint: %j', (program) => {
  expect(find(program)).toEqual([]);
});

test('a program that cannot be read has other worries', () => {
  expect(find('x == (')).toEqual([]);
});
