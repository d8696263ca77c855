import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Referring<Column> {
  references(row: () => AnyPgColumn, actions: { onDelete: 'cascade' }): Column;
}

/** Makes a column name the row that each row belongs to: it is deleted with that one. */
export const belongsTo = <Column extends Referring<Column>>(
  column: Column,
  row: () => AnyPgColumn,
): Column => column.references(row, { onDelete: 'cascade' });
