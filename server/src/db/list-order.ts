import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

interface Asked<Sort extends string> {
  sort?: Sort;
  direction?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
}

/** What a list is ordered by, each way with what decides between equals. */
type Ways<Sort extends string> = Record<Sort, SQLWrapper[]>;

/**
 * The order of a list as it was asked for; `first` is the order when none was asked for. All parts of an
 * order turn with its direction, so that one index serves both.
 */
export function listOrder<Sort extends string>(
  asked: Asked<Sort>,
  ways: Ways<Sort>,
  first: { sort: Sort; direction: 'asc' | 'desc' },
): SQL[] {
  const { sort = first.sort } = asked;
  const usual = sort === first.sort ? first.direction : 'asc';
  const turn = (asked.direction ?? usual) === 'asc' ? asc : desc;
  return ways[sort].map((part) => turn(part));
}

/** The rows of a query that were asked for: all of them, unless a limit was given. */
export function paged<Query extends PgSelect>(
  query: Query,
  { limit, offset }: Pick<Asked<string>, 'limit' | 'offset'>,
): Query {
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  return query;
}
