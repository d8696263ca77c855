import { MODEL_LIMITS } from '@codivia/contract/models/model-file';
import { numberIn } from '@codivia/runners/models/table-features';
import Papa from 'papaparse';
import { MAX_EXAMPLES } from '../project/lab-project.ts';

/** A table with named columns; every cell is a text, empty where it is missing. */
export interface Table {
  columns: string[];
  rows: Record<string, string>[];
}

export type TableProblem =
  | 'empty'
  | 'one_column'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'too_large'
  | 'long_row'
  | 'open_quote';

/** The reason why a text cannot be used as a table, with the number of the row where there is one. */
export interface UnusableTable {
  problem: TableProblem;
  row?: number;
}

/** The most that a table may have, in bytes of a file and in characters of a text. */
export const MAX_BYTES = 2_000_000;
const SEPARATORS = [',', ';', '\t', '|'];

/** The names of columns, each different: empty ones get their number. */
function columnNames(header: readonly string[]): string[] {
  const seen = new Set<string>();
  return header.map((cell, i) => {
    const base = cell.trim().slice(0, MODEL_LIMITS.labelLength - 4) || String(i + 1);
    let name = base;
    for (let n = 2; seen.has(name); n++) name = `${base} ${n}`;
    seen.add(name);
    return name;
  });
}

/** Signs by which tables say that a number is missing. */
const MISSING = /^(?:n\/?a|nan|null|none|nd|[?–-])$/i;

/** The cells of a column, empty where a column of numbers has a sign for a missing one. */
function withoutSigns(cells: readonly string[]): readonly string[] {
  const filled = cells.filter((cell) => cell !== '' && !MISSING.test(cell));
  const isNumeric = filled.length > 0 && filled.every((cell) => numberIn(cell) !== undefined);
  return isNumeric ? cells.map((cell) => (MISSING.test(cell) ? '' : cell)) : cells;
}

/** The places of the columns in which anything stands: spreadsheets write some that are empty. */
function filledColumns(header: readonly string[], lines: readonly string[][]): number[] {
  return [...header.keys()].filter((i) => [header, ...lines].some((cells) => cells[i]?.trim()));
}

/** The line in which Excel names the separator of a file. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Reads a table whose first line names its columns, with commas, semicolons, tabs or bars between cells. */
export function readTable(text: string): Table | UnusableTable {
  if (text.length > MAX_BYTES) return { problem: 'too_large' };
  const marked = text.replace(/^\uFEFF/, '');
  // Papa looks at the beginning alone when it guesses the separator: empty lines there would mislead it.
  const { data, errors } = Papa.parse<string[]>(
    marked.replace(SEPARATOR_LINE, '').replace(/^(?:[ ]*\r?\n)+/, ''),
    {
      skipEmptyLines: 'greedy',
      delimiter: SEPARATOR_LINE.exec(marked)?.[1] ?? '',
      delimitersToGuess: SEPARATORS,
    },
  );
  if (errors.some(({ code }) => code === 'MissingQuotes')) return { problem: 'open_quote' };
  const [header, ...lines] = data;
  if (!header || lines.length === 0) return { problem: 'empty' };
  const places = filledColumns(header, lines);
  if (places.length < 2) return { problem: 'one_column' };
  if (places.length > MODEL_LIMITS.columns) return { problem: 'too_many_columns' };
  if (lines.length > MAX_EXAMPLES) return { problem: 'too_many_rows' };
  const long = lines.findIndex((cells) => cells.slice(header.length).some((cell) => cell.trim()));
  if (long >= 0) return { problem: 'long_row', row: long + 1 };
  const columns = columnNames(places.map((i) => header[i] ?? ''));
  const cells = places.map((i) => withoutSigns(lines.map((line) => (line[i] ?? '').trim())));
  const rows = lines.map((_, row) =>
    Object.fromEntries(columns.map((name, i) => [name, cells[i]?.[row] ?? ''])),
  );
  return { columns, rows };
}
