import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';

/** Pages of a table that are read at a time: some thousand rows. */
const PAGES = 200;

/** Makes the condition that a row lies in a part of its table; `row` is the name of the table in the statement. */
export type InPart = (row: string) => SQL;

/**
 * Calls back with one part of a table after the other, in the order in which the rows are stored: so each page is read
 * once, however large the table is, and however far apart the rows of a member lie. A row that is changed meanwhile is
 * stored anew, maybe in a part that is still to come: who counts rows leaves out those that were written after the
 * start.
 */
export async function eachPart(
  db: Db,
  table: string,
  work: (inPart: InPart) => Promise<unknown>,
  size = PAGES,
): Promise<void> {
  const [found] = await rowsOf<{ pages: number }>(
    db,
    sql`select (pg_relation_size(${table}::regclass)
      / current_setting('block_size')::int)::int as pages`,
  );
  for (let page = 0; page < (found?.pages ?? 0); page += size) {
    await work((row) =>
      sql.raw(`${row}.ctid >= '(${page},0)'::tid and ${row}.ctid < '(${page + size},0)'::tid`),
    );
  }
}
