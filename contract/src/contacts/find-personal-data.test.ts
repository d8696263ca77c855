import { describe, expect, test } from 'vitest';
import { expectLinear } from '../test/growth.ts';
import { findPersonalData } from './find-personal-data.ts';

const kindsIn = (text: string, context: 'text' | 'code' = 'code') =>
  findPersonalData(text, context, { name: 'Maëlle Max-Durand' }).map(({ kind }) => kind);

describe('personal data', () => {
  test.each([
    ['# by Maelle', ['name']],
    ['print("DURAND was here")', ['name']],
    ['# lycée Victor-Hugo, 2nde 4', ['school']],
    ['# collège de la Croix Rouge', ['school']],
    ['// Greenfield High School', ['school']],
    ['print("12 bis, rue des Lilas")', ['address']],
    ['# 7 Baker Street', ['address']],
    ['home = "75011 Paris"', ['address']],
    ['# SW1A 1AA', ['address']],
    ['# call me: 06 12 34 56 78', ['phone']],
    ['# Maëlle, 06 12 34 56 78, lycée Curie', ['phone', 'name', 'school']],
    ['# fille 14 ans cherche amis', ['age', 'friends']],
    ['# snap chatsoleil', ['handle']],
    ['# j’ai 14 ans et j’habite à Lyon', ['age', 'place']],
    ['print("I am 14, looking for friends")', ['age', 'friends']],
    ['# née en 2011', ['age']],
    ['// born in March 2011', ['age']],
    ['# i live in Leeds', ['place']],
    ['# girl14', ['age']],
  ])('%s', (text, kinds) => {
    expect(kindsIn(text)).toEqual(kinds);
  });

  test.each([
    'best = max(1, 2)',
    'Math.max(a, b)',
    'class School:\n    pass',
    'rect(10, 20, 300, 40)',
    'score = 12345',
    'for place in range(10): pass',
    'college = "college"',
    'const durand = 3',
    '# un jeu pour les 10 ans et plus',
    '# le frère a 14 ans',
    'print("10000 Points !")',
    'age = 14',
    'if age >= 14: print("Bienvenue")',
    '# looking for his friends in the forest',
    'print("You live in a castle")',
    'years = 2011',
  ])('a program is not suspected: %s', (text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  test('each finding names its line', () => {
    const text = 'x = 1\n# Maëlle\n# école Jules Ferry';
    expect(findPersonalData(text, 'code', { name: 'Maëlle' })).toEqual([
      { kind: 'name', line: 2 },
      { kind: 'school', line: 3 },
    ]);
  });

  test('names of one or two letters and signs of expressions are no rules', () => {
    expect(findPersonalData('A Bo (.*)', 'text', { name: 'A Bo' })).toEqual([]);
    expect(findPersonalData('nothing', 'text', { name: '(.*) +++ [[[' })).toEqual([]);
  });

  test.each(['A', 'Ab ', '1 '])('a long text takes no longer by character: %s', async (piece) => {
    const input = (size: number) => piece.repeat(size / piece.length);
    await expectLinear({ input, size: 120_000, work: (text) => kindsIn(text) });
  });
});
