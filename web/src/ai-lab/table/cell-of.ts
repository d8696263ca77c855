import type { Row } from '@codivia/runners/models/table-features';

/** The text of a cell; empty where a row has none of its own, also for columns such as `constructor`. */
export const cellOf = (row: Row, name: string): string =>
  Object.hasOwn(row, name) ? String(row[name] ?? '') : '';
