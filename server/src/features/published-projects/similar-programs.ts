import type { ProgramFiles } from '@codivia/contract/programs/program';

/** Length of the sequences of tokens that are compared: enough to distinguish programs. */
const ROW_LENGTH = 4;
/** From this share of common sequences on, one program counts as a copy of the other. */
const MIN_SIMILARITY = 0.8;

/**
 * The comments in the languages of the rooms, which are written for people and change nothing. A comment without an end
 * goes to the end of the file: looking for an end from every beginning would take minutes.
 */
const COMMENTS: readonly [end: string, comment: RegExp][] = [
  ['.py', /#.*/g],
  ['.js', /\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/.*/g],
  ['.css', /\/\*[\s\S]*?(?:\*\/|$)/g],
  ['.html', /<!--[\s\S]*?(?:-->|$)/g],
];

function withoutComments([name, text]: [string, string]): string {
  const found = COMMENTS.find(([end]) => name.endsWith(end));
  return found ? text.replace(found[1], '') : text;
}

/** Tokens of a text, independent of its layout. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|[^\s]/gu) ?? [];

const numberOfRows = (words: string[]): number => Math.max(0, words.length + 1 - ROW_LENGTH);

/** Counts each sequence of tokens. */
function rowsOf(words: string[]): Map<string, number> {
  const rows = new Map<string, number>();
  for (let at = 0; at + ROW_LENGTH <= words.length; at += 1) {
    const row = words.slice(at, at + ROW_LENGTH).join('\0');
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return rows;
}

/** Returns the likeness of two texts, from 0 to 1: twice the common rows over all rows. */
function likeness(one: string[], other: string[]): number {
  if (one.length === other.length && one.every((word, at) => word === other[at])) return 1;
  const all = numberOfRows(one) + numberOfRows(other);
  // Texts of very different lengths have too little in common.
  if (2 * Math.min(numberOfRows(one), numberOfRows(other)) < MIN_SIMILARITY * all) return 0;
  const others = rowsOf(other);
  let common = 0;
  for (const [row, count] of rowsOf(one)) common += Math.min(count, others.get(row) ?? 0);
  return all === 0 ? 0 : (2 * common) / all;
}

/**
 * Tells whether two programs are the same, or nearly: with other blanks, comments or names of files, or small changes.
 * The files are compared as one text, so that moving code between them makes no other program.
 */
export function areAlike(one: ProgramFiles, other: ProgramFiles): boolean {
  const plain = (files: ProgramFiles) => Object.values(files).flatMap(wordsOf);
  const code = (files: ProgramFiles) => Object.entries(files).map(withoutComments).flatMap(wordsOf);
  if (likeness(plain(one), plain(other)) >= MIN_SIMILARITY) return true;
  const [program, otherProgram] = [code(one), code(other)];
  return program.length > 0 && likeness(program, otherProgram) >= MIN_SIMILARITY;
}
