import Papa from 'papaparse';

/** The line in which Excel names the separator of a file. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Separators between cells, the surest first: names hold commas more often than tabs. */
const SEPARATORS = ['\t', ';', ','];

/** A character that no list contains. */
const NO_QUOTE = '\u0000';

function parsed(text: string, delimiter: string, quoteChar: string) {
  return Papa.parse<string[]>(text, { delimiter, quoteChar });
}

/** Returns the cells of each line of a list; quotes around a cell are no part of it, unless one of them is missing. */
export function nameLines(text: string): string[][] {
  const marked = text.replace(/^\uFEFF/, '').replaceAll(NO_QUOTE, '');
  const list = marked.replace(SEPARATOR_LINE, '').replace(/\r\n?/g, '\n');
  const separator =
    SEPARATOR_LINE.exec(marked)?.[1] ?? SEPARATORS.find((sign) => list.includes(sign)) ?? '\t';
  const { data, errors } = parsed(list, separator, '"');
  const open = errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes');
  return open ? parsed(list, separator, NO_QUOTE).data : data;
}
