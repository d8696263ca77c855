import Type, { type Static } from 'typebox';
import type { Explorable } from './explorable.ts';
import { utf8 } from './utf8.ts';

/** Maximum length of the text, in characters of Unicode. */
export const TEXT_BYTES_MAX = 20;

/** The text at the start. */
export const TextBytesOptions = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 40 })),
});
export type TextBytesOptions = Static<typeof TextBytesOptions>;

export type TextBytesState = { text: string };

/** One character of Unicode: its number, and its bytes in UTF-8. */
export interface CodePoint {
  char: string;
  number: number;
  bytes: readonly number[];
}

/** The characters of a text, at most 20. Halves of a character are left out. */
export function codePointsOf(text: string): CodePoint[] {
  return [...text]
    .filter((char) => !/^[\ud800-\udfff]$/.test(char))
    .slice(0, TEXT_BYTES_MAX)
    .map((char) => ({
      char,
      number: char.codePointAt(0) ?? 0,
      bytes: [...utf8(char)],
    }));
}

const settled = (text: string): string =>
  codePointsOf(text)
    .map(({ char }) => char)
    .join('');

/** Figures: `characters` (numbers of Unicode), `bytes`, and the bytes of the `longest` character. */
export const textBytes: Explorable<TextBytesOptions, TextBytesState> = {
  start: ({ text = 'Zoé 🦊' }) => ({ text: settled(text) }),
  settle: (_, { text }) => ({ text: settled(text) }),
  measure(_, { text }) {
    const sizes = codePointsOf(text).map(({ bytes }) => bytes.length);
    return {
      characters: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      longest: Math.max(0, ...sizes),
    };
  },
};
