import type { Language } from '@codivia/contract/api/language';
import Papa from 'papaparse';

/** The spreadsheets of a country separate cells and write decimals in these ways. */
export const CSV_FORMS: Record<Language, { delimiter: string; point: string }> = {
  fr: { delimiter: ';', point: ',' },
  en: { delimiter: ',', point: '.' },
};
/** Without it, Excel reads letters with accents wrongly. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins like this is a formula to a spreadsheet; an apostrophe makes it a text. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes a table as CSV, as spreadsheets of the reader's country read it. No cell of it is a formula. */
export function csvOf(table: string[][], language: Language): string {
  const { delimiter } = CSV_FORMS[language];
  return BYTE_ORDER_MARK + Papa.unparse(table, { delimiter, escapeFormulae: FORMULA });
}
