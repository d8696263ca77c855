/** The character that separates the fields of a table. */
export type Delimiter = ';' | ',' | '\t';

/** The format in which a table is written. */
export interface TableForm {
  delimiter: Delimiter;
  /** Tells whether fields are in quotation marks, within which a delimiter separates nothing. */
  quoted: boolean;
}

/** The extensions of the names of tables. */
export const TABLE_EXTENSIONS: readonly string[] = ['csv', 'tsv'];

const DELIMITERS: readonly Delimiter[] = [';', '\t', ','];
/** Maximum numbers of characters and records that are examined. */
const SAMPLE = 20_000;
const RECORDS = 30;

/** Returns the number of delimiters in each record, outside of quotation marks. An incomplete record is left out. */
function countsOf(text: string, delimiter: Delimiter): number[] {
  const counts: number[] = [];
  let count = 0;
  let isQuoted = false;
  let isBlank = true;
  for (const character of text.endsWith('\n') ? text : `${text}\n`) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && character === delimiter) count++;
    if (isQuoted || character !== '\n') {
      isBlank &&= character === '\r';
      continue;
    }
    if (!isBlank) counts.push(count);
    if (counts.length === RECORDS) break;
    count = 0;
    isBlank = true;
  }
  return counts;
}

/** Returns the share of records that have as many fields as the first one; 0 where that has one field. */
function agreement([first = 0, ...others]: readonly number[]): number {
  if (first === 0) return 0;
  return (1 + others.filter((count) => count === first).length) / (1 + others.length);
}

/**
 * Returns the format of a table: its fields are separated by the character that is in every record as often as in the
 * first.
 */
export function tableForm(text: string): TableForm {
  const sample =
    text.length > SAMPLE ? text.slice(0, text.lastIndexOf('\n', SAMPLE) + 1 || SAMPLE) : text;
  let best: Delimiter = ',';
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const agreed = agreement(countsOf(sample, delimiter));
    if (agreed > most) [best, most] = [delimiter, agreed];
  }
  return { delimiter: best, quoted: text.includes('"') };
}
