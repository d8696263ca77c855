import { expect, test } from 'vitest';
import { newWords, plainWords } from './class-words.ts';
import { ENGLISH_WORDS } from './words/english-words.ts';
import { FRENCH_WORDS } from './words/french-words.ts';

/** Tells whether one letter more, less or other makes a word of the other. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  return (
    long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at) || at === -1
  );
}

test.each([
  ['French', FRENCH_WORDS],
  ['English', ENGLISH_WORDS],
])('the %s words are 512, short, plain, and not to be mistaken for one another', (_, words) => {
  expect(new Set(words).size).toBe(512);
  expect(words).toHaveLength(512);
  expect(words.filter((word) => !/^[a-z]{4,8}$/.test(word))).toEqual([]);
  const near = words.flatMap((one, index) =>
    words.slice(index + 1).flatMap((other) => (isNear(one, other) ? [`${one} ${other}`] : [])),
  );
  expect(near).toEqual([]);
});

test('three words are drawn, and read in every spelling', () => {
  const drawn = new Set(Array.from({ length: 50 }, () => newWords('fr')));
  expect(drawn.size).toBe(50);
  for (const words of drawn) expect(words.split('-')).toHaveLength(3);
  expect(plainWords(' Tulipe, PANDA –  soléil! ')).toBe('tulipepandasoleil');
});
