import Type, { type Static } from 'typebox';
import type { Explorable } from './explorable.ts';

/** Maximum length of the message, in characters. */
export const MESSAGE_MAX = 200;

/**
 * A message to be hidden; with `decode`, a hidden message to be read. `language` is the one of the usual frequencies, by
 * default that of the page.
 */
export const CaesarWheelOptions = Type.Object({
  text: Type.Optional(Type.String({ maxLength: MESSAGE_MAX })),
  shift: Type.Optional(Type.Integer({ minimum: 0, maximum: 25 })),
  decode: Type.Optional(Type.Boolean()),
  language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
});
export type CaesarWheelOptions = Static<typeof CaesarWheelOptions>;

export type CaesarWheelState = { text: string; shift: number };

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The text with its letters moved on. It comes in capitals and without accents; other characters stay. */
export function shifted(text: string, by: number): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => {
      const place = (ALPHABET.indexOf(letter) + by + 26) % 26;
      return ALPHABET[place] ?? letter;
    });
}

/** The text that the wheel gives: hidden, or with `decode` turned back. */
export const turned = ({ decode = false }: CaesarWheelOptions, { text, shift }: CaesarWheelState) =>
  shifted(text, decode ? -shift : shift);

/** The share of each letter in a text, from A to Z, 0 to 1. */
export function letterShares(text: string): number[] {
  const letters = shifted(text, 0).replace(/[^A-Z]/g, '');
  return [...ALPHABET].map(
    (letter) => (letters.split(letter).length - 1) / Math.max(1, letters.length),
  );
}

/** Figures: `shift`, the number of places by which the wheel is turned, and `text`, the resulting text. */
export const caesarWheel: Explorable<CaesarWheelOptions, CaesarWheelState> = {
  start: ({ text = 'VENI VIDI VICI', shift = 3 }) => ({ text, shift }),
  settle: ({ decode, text: given }, { text, shift }) => ({
    text: decode && given ? given : text.slice(0, MESSAGE_MAX),
    shift: ((Math.round(shift) % 26) + 26) % 26,
  }),
  measure: (options, state) => ({ shift: state.shift, text: turned(options, state) }),
};
