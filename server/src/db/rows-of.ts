import type { SQL } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Runs a query that is written in SQL, and returns its rows. Moments come as texts. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
