import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

interface ListQuery<Sort extends string> {
  sort?: Sort;
  direction?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
}

/** What a list is ordered by: the columns of each sort, with what decides between equals. */
type SortColumns<Sort extends string> = Record<Sort, SQLWrapper[]>;

/**
 * The order of a list as the query has it; `first` is the order without one. All parts of an
 * order turn with its direction, so that one index serves both.
 */
export function listOrder<Sort extends string>(
  query: ListQuery<Sort>,
  columns: SortColumns<Sort>,
  first: { sort: Sort; direction: 'asc' | 'desc' },
): SQL[] {
  const { sort = first.sort } = query;
  const usual = sort === first.sort ? first.direction : 'asc';
  const order = (query.direction ?? usual) === 'asc' ? asc : desc;
  return columns[sort].map((part) => order(part));
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
