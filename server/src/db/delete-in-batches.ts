import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { paced } from './paced.ts';

/** Number of rows of one statement, and of keys that are searched at a time. */
const BATCH = 500;
const FOUND = 50_000;

/**
 * Processes the rows for which `where` holds, at most `batch` keys at a time, so that no statement of a purge keeps
 * others waiting: neither for its locks, nor on the embedded database, which does one thing at a time
 * (docs/decisions/0230); each batch is followed by a rest. `key` identifies a row, or a few of them together. `work` is
 * given a condition, must change its rows so that `where` does not hold any more, and is not called within a
 * transaction.
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
  /** Smaller for tables on whose rows many others depend. */
  batch?: number;
}

/** Deletes rows in batches. */
export function deleteInBatches(db: Db, rows: Rows): Promise<void> {
  return inBatches(db, rows, (some) => db.delete(rows.table).where(some));
}
