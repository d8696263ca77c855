import Type, { type Static } from 'typebox';
import type { Explorable } from './explorable.ts';
import { sha256 } from './sha256.ts';

/** Maximum length of a text, in characters. */
export const HASH_TEXT_MAX = 60;
/** The hexadecimal digits of a hash that are shown, of 64; each is four bits. */
export const HASH_DIGITS = 16;
export const HASH_BITS = 4 * HASH_DIGITS;

const Text = Type.Optional(Type.String({ maxLength: HASH_TEXT_MAX }));

/** Two texts; without them, both are the same short word. */
export const HashChangeOptions = Type.Object({ first: Text, second: Text });
export type HashChangeOptions = Static<typeof HashChangeOptions>;

export type HashChangeState = { first: string; second: string };

/** The beginning of the SHA-256 of a text, in hexadecimal digits. */
export const hashStart = (text: string): string => sha256(text).slice(0, HASH_DIGITS);

/** The bits of hexadecimal digits, first to last. */
export const bitsOf = (hex: string): boolean[] =>
  [...hex].flatMap((digit) => {
    const value = Number.parseInt(digit, 16);
    return [8, 4, 2, 1].map((bit) => (value & bit) !== 0);
  });

/**
 * Figures: the number of bits that are `changed` among the first 64 of the two hashes, and whether the texts are the
 * `same`.
 */
export const hashChange: Explorable<HashChangeOptions, HashChangeState> = {
  start: ({ first = 'orange', second = first }) => ({ first, second }),
  settle: (_, { first, second }) => ({
    first: first.slice(0, HASH_TEXT_MAX),
    second: second.slice(0, HASH_TEXT_MAX),
  }),
  measure(_, { first, second }) {
    const before = bitsOf(hashStart(first));
    const after = bitsOf(hashStart(second));
    return {
      changed: after.filter((bit, i) => bit !== before[i]).length,
      same: first === second,
    };
  },
};
