import { describe, expect, test } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
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
    ['print("m14")', ['age']],
    ['<title>m14</title>', ['age']],
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
    '<path d="M13 14h2l-3 5m15 16V4" stroke="#000"/>',
    '<path d="m 17,14\n14 m13-2z"/>',
    'new Path2D("M16 15 m14 13")',
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

describe('a text that is longer than what is read at once', () => {
  const CONTACT = 'write to ada@gmail.com';
  const AROUND = [99_990, 150_000, 199_980, 249_950, 600_000];

  test.each(AROUND)('is read behind %i characters, with its line', (length) => {
    const lines = 'a line\n'.repeat(length / 7);
    const line = lines.split('\n').length;
    expect(findPersonalData(`${lines}${CONTACT}`, 'text', { name: '' })).toEqual([
      { kind: 'email', line },
    ]);
    expect(findPersonalData(`${lines}# ${CONTACT}`, 'code', { name: '' })).toEqual([
      { kind: 'email', line },
    ]);
  });

  test.each(AROUND)('is read behind %i characters within one line or one text', (length) => {
    for (const [begin, gap, end] of [
      ['x = "', ' ', '"'],
      ['x = """\n', '\n', '\n"""'],
    ]) {
      const text = `${begin}${`f(a);${gap}`.repeat(length / 6)}f on my insta chatsoleil ;${end}`;
      expect(findPersonalData(text, 'code', { name: '' })).toMatchObject([{ kind: 'handle' }]);
    }
  });

  test('has one finding of each kind, the first one', () => {
    const text = `# ${CONTACT}\n${'a line\n'.repeat(60_000)}# ${CONTACT}\n# école Jules Ferry`;
    expect(findPersonalData(text, 'code', { name: '' })).toEqual([
      { kind: 'email', line: 1 },
      { kind: 'school', line: 60_003 },
    ]);
  });
});
