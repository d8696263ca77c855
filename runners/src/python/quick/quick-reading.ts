import type { ProgramNames } from './quick-names.ts';

export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The findings in a program while its tree is read once. */
export interface Reading {
  source: string;
  names: ProgramNames;
  edits: Edit[];
  /** Characters beyond ASCII in names, texts and comments; anywhere else they are no part of a program. */
  letters: number;
  usesRemainder: boolean;
  /** A text has a percent sign. */
  hasPercent: boolean;
}

/** Thrown for a program that contains something outside the tables. */
export class NotQuick extends Error {}

export function must(isQuick: boolean): asserts isQuick {
  if (!isQuick) throw new NotQuick();
}

/** The number of characters beyond ASCII. */
export function lettersOf(text: string): number {
  return text.match(/[^\0-\x7f]/g)?.length ?? 0;
}
