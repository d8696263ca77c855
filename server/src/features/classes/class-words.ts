import { randomInt } from 'node:crypto';
import type { Language } from '@codivia/contract/api/language';
import { ENGLISH_WORDS } from './words/english-words.ts';
import { FRENCH_WORDS } from './words/french-words.ts';

const WORDS: Record<Language, readonly string[]> = { fr: FRENCH_WORDS, en: ENGLISH_WORDS };

/** Number of words of one account: three of 512 are 27 bits, which are guessed online only, within the limits. */
const COUNT = 3;

/** Returns new words for a class account, as they are printed: `tulipe-panda-soleil`. */
export function newWords(language: Language): string {
  const list = WORDS[language];
  return Array.from({ length: COUNT }, () => list[randomInt(list.length)]).join('-');
}

/** Returns typed words in the form of which the hash is stored: any case, separator and accent is as good. */
export function plainWords(typedWords: string): string {
  return folded(typedWords).replace(/[^a-z]/g, '');
}

/** Returns a text in lower case and without accents. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
