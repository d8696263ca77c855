import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { paced } from './paced.ts';

/** Rows of one statement, and keys that are looked for at a time. */
const BATCH = 500;
const FOUND = 50_000;

/**
 * Does something to the rows for which `where` holds, at most `batch` keys at a time, so that no statement of a purge keeps
 * others waiting: neither for its locks, nor on the embedded database, which does one thing at a time
 * (docs/decisions/0230); each is followed by a rest. `key` tells rows apart, or a few of them together. `work` is given a condition, has to see to it
 * that `where` does not hold any more for its rows, and is not called within a transaction.
 */
export async function inBatches(
  db: Db,
  { table, key, where, batch = BATCH }: Rows,
  work: (some: SQL | undefined) => Promise<unknown>,
): Promise<void> {
  for (let found = FOUND; found === FOUND; ) {
    const select = db
      .select({ key: sql<string>`${key}` })
      .from(table)
      .where(where);
    const rows = await paced(() => select.limit(FOUND));
    const keys = [...new Set(rows.map((row) => row.key))];
    for (let first = 0; first < keys.length; first += batch) {
      await paced(() => work(and(inArray(key, keys.slice(first, first + batch)), where)));
    }
    found = rows.length;
  }
}

/** Rows of a table: their key, the condition, and the size of a batch. */
interface Rows {
  table: PgTable;
  key: PgColumn;
  where: SQL | undefined;
  /** Fewer where much hangs on each row. */
  batch?: number;
}

/** Deletes rows, some at a time. */
export function deleteInBatches(db: Db, rows: Rows): Promise<void> {
  return inBatches(db, rows, (some) => db.delete(rows.table).where(some));
}
