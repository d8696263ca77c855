import { NAME_MAX_LENGTH } from '@codivia/contract/api/account-rules';
import { cleanName } from './clean-name.ts';
import { headedPlaces } from './name-header.ts';
import { nameLines } from './name-lines.ts';

/** Characters of a list: some two thousand names. A longer text is something else (docs/product.md#lists-of-names). */
export const LIST_MAX_LENGTH = 100_000;

/** What the cells of a line are: parts of one name, or a name each. */
export type Reading = 'one' | 'several';

/** Problems that have to be solved before an account can be made. */
export type NameProblem = 'too_long' | 'address';

/** What a teacher may want to change. */
export type NameHint = 'equal' | 'invisible' | 'formula' | 'no_letters';

/** One name of a list, with the number of its line. */
export interface ListedName {
  line: number;
  name: string;
  problem: NameProblem | null;
  hints: readonly NameHint[];
}

/** The names of a list. `reading` is null where every line has one cell or the columns are headed. */
export interface NameList {
  names: ListedName[];
  reading: Reading | null;
  /** True for a text that is too long to be a list of names; nothing of it was read. */
  tooLong: boolean;
}

type Cell = { text: string; hadInvisible: boolean };
type Line = { number: number; cells: Cell[] };

const HAS_LETTER = /\p{L}/u;
const HAS_DIGIT = /\p{N}/u;
const FORMULA = /^[=+@-]/;

function filledLines(lines: readonly string[][]): Line[] {
  return lines
    .map((cells, place) => ({
      number: place + 1,
      cells: cells
        .map(cleanName)
        .map(({ name, hadInvisible }) => ({ text: name, hadInvisible }))
        .filter(({ text }) => text !== ''),
    }))
    .filter(({ cells }) => cells.length > 0);
}

/** The cells that can be a part of a name: numbers, dates, classes and addresses beside it cannot. */
function nameCells(cells: readonly Cell[]): Cell[] {
  const words = cells.filter(({ text }) => HAS_LETTER.test(text) && !text.includes('@'));
  const pure = words.filter(({ text }) => !HAS_DIGIT.test(text));
  const known = pure.length > 0 ? pure : words;
  return (known.length > 0 ? known : cells).slice(0, 2);
}

function joined(cells: readonly Cell[]): Cell {
  return {
    text: cells.map(({ text }) => text).join(' '),
    hadInvisible: cells.some(({ hadInvisible }) => hadInvisible),
  };
}

/** Guesses what the cells of a list without a heading are. */
function guessed(lines: readonly Line[]): Reading | null {
  if (lines.every(({ cells }) => cells.length < 2)) return null;
  const table = lines.length > 1 && lines.every(({ cells }) => cells.length > 1);
  return table ? 'one' : 'several';
}

function hintsOf({ text, hadInvisible }: Cell, isEqual: boolean): NameHint[] {
  return [
    ...(isEqual ? ['equal' as const] : []),
    ...(hadInvisible ? ['invisible' as const] : []),
    ...(FORMULA.test(text) ? ['formula' as const] : []),
    ...(HAS_LETTER.test(text) || HAS_DIGIT.test(text) ? [] : ['no_letters' as const]),
  ];
}

/** Tells whether a text is one word with an @ inside. */
function isAddress(text: string): boolean {
  const at = text.indexOf('@', 1);
  return at > 0 && at < text.length - 1 && !/\s/.test(text);
}

function problemOf(name: string): NameProblem | null {
  if (name.length > NAME_MAX_LENGTH) return 'too_long';
  return isAddress(name) ? 'address' : null;
}

/** Adds what a teacher has to know about each name. */
function checked(found: readonly { number: number; cell: Cell }[]): ListedName[] {
  const keyOf = (name: string) => name.toLowerCase();
  const counts = new Map<string, number>();
  for (const { cell } of found) {
    counts.set(keyOf(cell.text), (counts.get(keyOf(cell.text)) ?? 0) + 1);
  }
  return found.map(({ number, cell }) => ({
    line: number,
    name: cell.text,
    problem: problemOf(cell.text),
    hints: hintsOf(cell, (counts.get(keyOf(cell.text)) ?? 0) > 1),
  }));
}

/**
 * Reads a list of pupils that was pasted or dropped: one name on a line, several on a line, or a table of a spreadsheet
 * with or without a heading. A name in two columns is joined as it stands, so that `NOM Prénom` is kept. `wanted` says
 * what the cells are where the list does not.
 */
export function readNames(text: string, wanted: Reading | null = null): NameList {
  if (text.length > LIST_MAX_LENGTH) return { names: [], reading: null, tooLong: true };
  const all = nameLines(text);
  const first = all.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
  const places = headedPlaces(all[first] ?? []);
  if (places) {
    const rows = all.map((cells, row) => (row > first ? places.map((p) => cells[p] ?? '') : []));
    const found = filledLines(rows).map(({ number, cells }) => ({ number, cell: joined(cells) }));
    return { names: checked(found), reading: null, tooLong: false };
  }
  const lines = filledLines(all);
  const guess = guessed(lines);
  const reading = guess && (wanted ?? guess);
  const found = lines.flatMap(({ number, cells }) =>
    reading === 'one'
      ? [{ number, cell: joined(nameCells(cells)) }]
      : cells.map((cell) => ({ number, cell })),
  );
  return { names: checked(found), reading, tooLong: false };
}
