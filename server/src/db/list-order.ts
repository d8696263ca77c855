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

/** What a list is ordered by: the columns of each sort, with what decides between equals. */
type SortColumns<Sort extends string> = Record<Sort, SQLWrapper[]>;

/** Columns with the direction of their order. */
export interface Order {
  columns: SQLWrapper[];
  direction: Direction;
}

/** The order that the query has; `first` is the order without one. */
export function orderOf<Sort extends string>(
  query: ListQuery<Sort>,
  columns: SortColumns<Sort>,
  first: { sort: Sort; direction: Direction },
): Order {
  const { sort = first.sort } = query;
  const usual = sort === first.sort ? first.direction : 'asc';
  return { columns: columns[sort], direction: query.direction ?? usual };
}

/** All parts of an order turn with its direction, so that one index serves both. */
export function ordered({ columns, direction }: Order, fromEnd = false): SQL[] {
  const order = (direction === 'asc') !== fromEnd ? asc : desc;
  return columns.map((part) => order(part));
}

/** The parts of the order that the query has. */
export function listOrder<Sort extends string>(
  query: ListQuery<Sort>,
  columns: SortColumns<Sort>,
  first: { sort: Sort; direction: Direction },
): SQL[] {
  return ordered(orderOf(query, columns, first));
}

/** The rows of the page that the query names: all of them, unless a limit was given. */
export function paged<Query extends PgSelect>(
  query: Query,
  { limit, offset }: Pick<ListQuery<string>, 'limit' | 'offset'>,
): Query {
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  return query;
}

/** A page so far from the start may be nearer to the end. */
const FAR = 1000;

/** About how many rows a table has, as the database last estimated it; without an estimate, a negative number. */
async function estimateRows(db: Db, table: PgTable): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`reltuples::int` })
    .from(sql`pg_class`)
    .where(sql`oid = ${getTableName(table)}::regclass`);
  return row?.total ?? -1;
}

/** Which rows a page is: so many after so many others, from the start of the order or from its end. */
export interface Place {
  limit: number;
  offset: number;
  fromEnd: boolean;
}

/**
 * Where the rows of a page are found soonest. Rows before them have to be read one after another, so that the last pages of
 * a long list are read from its end. For that its rows are counted, which takes about a third of the time of reading all the
 * way: so it is done for pages that lie well beyond the middle alone.
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
