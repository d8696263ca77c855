/** What separates the fields of a table. */
export type Delimiter = ';' | ',' | '\t';

/** How a table is written. */
export interface TableForm {
  delimiter: Delimiter;
  /** Whether fields are in quotation marks, where a delimiter separates nothing. */
  quoted: boolean;
}

/** How names of tables end. */
export const TABLE_EXTENSIONS: readonly string[] = ['csv', 'tsv'];

const DELIMITERS: readonly Delimiter[] = [';', '\t', ','];
/** Characters and records that are looked at. */
const SAMPLE = 20_000;
const RECORDS = 30;

/** How often the delimiter is in each record, outside of quotation marks. A record that is not whole is left out. */
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

/** The part of the records that have as many fields as the first one; 0 where that has one field. */
function agreement([first = 0, ...others]: readonly number[]): number {
  if (first === 0) return 0;
  return (1 + others.filter((count) => count === first).length) / (1 + others.length);
}

/** How a table is written: fields are separated by what is in every record as often as in the first. */
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
