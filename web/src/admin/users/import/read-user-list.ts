import {
  IMPORT_CELL_MAX_LENGTH,
  IMPORT_ROWS_MAX,
  type ImportedUser,
} from '@codivia/contract/api/admin-user-imports';
import { decodeText } from '@codivia/contract/files/text-encoding';
import Papa from 'papaparse';

/** Bytes of a list at most: a thousand rows take a tenth of it. */
export const LIST_MAX_BYTES = 1_000_000;

export type ListedUser = ImportedUser & {
  /** The number of its row in the file, from 1; the heading is the first one. */
  row: number;
};
export type ListProblem = 'too_large' | 'unreadable' | 'columns' | 'empty' | 'too_many';

/** The headings that columns may have, without accents and in lower case. */
const HEADINGS: Record<keyof ImportedUser, readonly string[]> = {
  name: ['name', 'nom'],
  email: ['email', 'e-mail', 'mail', 'courriel'],
  language: ['language', 'langue', 'lang'],
  premium_until: ['premium_until', 'premium'],
};
const FIELDS = Object.keys(HEADINGS) as (keyof ImportedUser)[];

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase().replaceAll(' ', '_');

/** A cell as far as the server takes it: not half an emoji, which the cut would leave. */
const sendable = (cell: string) =>
  cell
    .trim()
    .slice(0, IMPORT_CELL_MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');

/** Spreadsheets that separate cells by semicolons write days as 30/06/2027. */
function isoDay(day: string, delimiter: string): string {
  const [, date, month, year] = (delimiter === ';' && /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(day)) || [];
  return year ? `${year}-${month}-${date}` : day;
}

/** Returns the people of a list that begins with the names of its columns, or the reason why it is none. */
export function readUserList(bytes: Uint8Array): ListedUser[] | ListProblem {
  if (bytes.length > LIST_MAX_BYTES) return 'too_large';
  const text = decodeText(bytes)?.text;
  if (text === undefined) return 'unreadable';
  const [beginning = ''] = text.split('\n', 1);
  const delimiter = beginning.includes(';') ? ';' : beginning.includes('\t') ? '\t' : ',';
  const [heading = [], ...rows] = Papa.parse<string[]>(text, { delimiter }).data;
  const names = heading.map(plain);
  const columnOf = (field: keyof ImportedUser) =>
    names.findIndex((name) => HEADINGS[field].includes(name));
  if (columnOf('name') < 0 || columnOf('email') < 0) return 'columns';
  const people = rows.flatMap((cells, i) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const values = FIELDS.map((field) => {
      const cell = sendable(cells[columnOf(field)] ?? '');
      return [field, field === 'premium_until' ? isoDay(cell, delimiter) : cell] as const;
    });
    return [{ ...(Object.fromEntries(values) as ImportedUser), row: i + 2 }];
  });
  if (people.length === 0) return 'empty';
  return people.length > IMPORT_ROWS_MAX ? 'too_many' : people;
}
