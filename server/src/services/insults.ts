import { fold } from '@codivia/contract/text/contacts/fold';
import { ANYWHERE, AS_WORDS, ORDINARY } from './insult-words.ts';

/** Characters that represent a letter, and the letter itself. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3€',
  g: 'g9',
  i: 'i1',
  l: 'l1',
  o: 'o0',
  s: 's5$',
  t: 't7',
  z: 'z2',
};

/**
 * Returns a word as part of a pattern: with digits for letters, and every letter at least as often as in the word, so
 * that "fuuuck" is found, while "as" is not "ass".
 */
export function disguisedPattern(word: string): string {
  return word.replace(/([a-z])\1*/g, (run, letter: string) => {
    const signs = `[${WRITTEN_AS[letter] ?? letter}]`;
    return run.length === 1 ? `${signs}+` : `${signs}{${run.length},}`;
  });
}

const anyOf = (words: readonly string[]) => words.map(disguisedPattern).join('|');
const INSIDE = new RegExp(anyOf(ANYWHERE), 'g');
const WHOLE = new RegExp(`^(?:${anyOf(AS_WORDS)})$`);
const HARMLESS = new RegExp(anyOf(ORDINARY), 'g');

const hasLetter = (text: string) => /[a-z]/.test(text);

const isInside = (text: string): boolean => text.match(INSIDE)?.some(hasLetter) ?? false;

/** Joins words whose letters were written apart: "c o n", "f-u-c-k". */
const joined = (text: string): string =>
  text.replace(
    /(?<![a-z0-9@$€])(?:[a-z0-9@$€][\s._*-]{1,3}){2,}[a-z0-9@$€](?![a-z0-9@$€])/g,
    (run) => run.replace(/[\s._*-]/g, ''),
  );

function isWord(word: string): boolean {
  const bare = word.replace(/^[0-9]+|(?<![0-9])[0-9]+$/g, '');
  return [word, bare].some((one) => hasLetter(one) && WHOLE.test(one));
}

/** Tells whether a text insults, in either language. Insults inside ordinary words do not count. */
export function isInsulting(written: string): boolean {
  const text = fold(written).replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  return [text, joined(text)]
    .map((one) => one.replace(HARMLESS, ' '))
    .some((one) => isInside(one) || one.split(/[^a-z0-9@$€]+/).some(isWord));
}
