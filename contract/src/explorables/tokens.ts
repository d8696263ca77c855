import Type, { type Static } from 'typebox';
import type { Explorable } from './explorable.ts';
import { utf8 } from './utf8.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Maximum length of the text, in characters. */
export const TOKENS_TEXT_MAX = 160;

/** The text at the start. */
export const TokensOptions = Type.Object({
  text: Type.Optional(Type.String({ maxLength: TOKENS_TEXT_MAX })),
});
export type TokensOptions = Static<typeof TokensOptions>;

export type TokensState = { text: string };

/** A piece of a text with its number. `isByte` is true for a part of a character that the vocabulary does not know. */
export interface Token {
  id: number;
  text: string;
  isByte: boolean;
}

/** Words with the space before them, numbers, and the signs between them. Pieces never cross their borders. */
const PARTS = / ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+/gu;

/** Joins the two neighbours whose piece was found first, until no two neighbours make a piece. */
function joined(part: string): string[] {
  const pieces = [...part];
  for (;;) {
    let first = Number.POSITIVE_INFINITY;
    let at = -1;
    for (let i = 0; i + 1 < pieces.length; i++) {
      const id = VOCABULARY.get(`${pieces[i]}${pieces[i + 1]}`);
      if (id !== undefined && id < first) [first, at] = [id, i];
    }
    if (at < 0) return pieces;
    pieces.splice(at, 2, `${pieces[at]}${pieces[at + 1]}`);
  }
}

/** The text cut into tokens. */
export function tokensOf(text: string): Token[] {
  const pieces = (text.match(PARTS) ?? []).flatMap(joined);
  return pieces.flatMap((piece): Token[] => {
    const id = VOCABULARY.get(piece);
    if (id !== undefined) return [{ id, text: piece, isByte: false }];
    const bytes = [...utf8(piece)];
    if (bytes.length === 1) return bytes.map((byte) => ({ id: byte, text: piece, isByte: false }));
    return bytes.map((byte) => ({ id: byte, text: byte.toString(16), isByte: true }));
  });
}

/** The word with the most pieces; null without words. */
export function mostCut(text: string): { word: string; pieces: number } | null {
  const words = (text.match(/\p{L}+/gu) ?? []).map((word) => ({
    word,
    pieces: tokensOf(` ${word}`).length,
  }));
  return words.reduce<(typeof words)[number] | null>(
    (most, one) => (most && most.pieces >= one.pieces ? most : one),
    null,
  );
}

/** Figures: the numbers of `tokens`, `characters` and `words`, and the `most` pieces of one word. */
export const tokens: Explorable<TokensOptions, TokensState> = {
  start: ({ text = 'The hippopotamus says something, sans réponse.' }) => ({ text }),
  settle: (_, { text }) => ({ text: text.slice(0, TOKENS_TEXT_MAX) }),
  measure: (_, { text }) => ({
    tokens: tokensOf(text).length,
    characters: [...text].length,
    words: text.match(/\p{L}+/gu)?.length ?? 0,
    most: mostCut(text)?.pieces ?? 0,
  }),
};
