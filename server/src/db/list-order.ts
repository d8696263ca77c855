import { asc, desc, getTableName, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

type Direction = 'asc' | 'desc';

interface ListQuery<Sort extends string> {
  sort?: Sort;
  direction?: Direction;
  limit?: number;
  offset?: number;
}

/** The order of a list: the columns of each sort, with those that decide between equals. */
type SortColumns<Sort extends string> = Record<Sort, SQLWrapper[]>;

/** Columns with the direction of their order. */
export interface Order {
  columns: SQLWrapper[];
  direction: Direction;
}

/** Returns the order of the query; `first` is the order of a query without one. */
export function orderOf<Sort extends string>(
  query: ListQuery<Sort>,
  columns: SortColumns<Sort>,
  first: { sort: Sort; direction: Direction },
): Order {
  const { sort = first.sort } = query;
  const usual = sort === first.sort ? first.direction : 'asc';
  return { columns: columns[sort], direction: query.direction ?? usual };
}

/** Returns the columns of an order, all in its direction, so that one index serves both directions. */
export function ordered({ columns, direction }: Order, fromEnd = false): SQL[] {
  const order = (direction === 'asc') !== fromEnd ? asc : desc;
  return columns.map((part) => order(part));
}

/** Returns the order of the query as SQL. */
export function listOrder<Sort extends string>(
  query: ListQuery<Sort>,
  columns: SortColumns<Sort>,
  first: { sort: Sort; direction: Direction },
): SQL[] {
  return ordered(orderOf(query, columns, first));
}

/** Returns the rows of the page that the query names: all of them, unless a limit was given. */
export function paged<Query extends PgSelect>(
  query: Query,
  { limit, offset }: Pick<ListQuery<string>, 'limit' | 'offset'>,
): Query {
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  return query;
}

/** Offset from which a page may be nearer to the end of the list. */
const FAR = 1000;

/** Returns the database's latest estimate of the number of rows of a table; a negative number without an estimate. */
async function estimateRows(db: Db, table: PgTable): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`reltuples::int` })
    .from(sql`pg_class`)
    .where(sql`oid = ${getTableName(table)}::regclass`);
  return row?.total ?? -1;
}

/** The rows of a page: their number, and the number of rows to skip, from the start of the order or from its end. */
export interface Place {
  limit: number;
  offset: number;
  fromEnd: boolean;
}

/**
 * Returns the place from which the rows of a page are found soonest. Rows before them have to be read one after
 * another, so that the last pages of a long list are read from its end. For that its rows are counted, which takes
 * about a third of the time of reading all the way: so it is done only for pages that lie well beyond the middle.
 */
export async function placeOf(
  db: Db,
  table: PgTable,
  { limit, offset = 0 }: { limit: number; offset?: number | undefined },
  countRows: () => Promise<number>,
): Promise<Place> {
  const fromStart = { limit, offset, fromEnd: false };
  if (offset < FAR) return fromStart;
  const estimate = await estimateRows(db, table);
  if (estimate < 0 || offset < (2 / 3) * estimate) return fromStart;
  const left = (await countRows()) - offset;
  const rows = Math.max(0, Math.min(limit, left));
  return { limit: rows, offset: Math.max(0, left - rows), fromEnd: true };
}
