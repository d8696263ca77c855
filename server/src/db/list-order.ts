import { DEFAULT_ROWS } from '@codivia/contract/admin-lists';
import { asc, desc, type SQL, type SQLWrapper } from 'drizzle-orm';

interface Asked<Sort extends string> {
  sort?: Sort;
  direction?: 'asc' | 'desc';
  limit?: number;
  offset?: number;
}

/** What a list is ordered by, each way with what decides between equals. */
type Ways<Sort extends string> = Record<Sort, SQLWrapper[]>;

/**
 * Order and place of a list as they were asked for; `first` is the order without a wish. All parts
 * of an order turn with its direction, so that one index serves both.
 */
export function listOrder<Sort extends string>(
  asked: Asked<Sort>,
  ways: Ways<Sort>,
  first: { sort: Sort; direction: 'asc' | 'desc' },
): { orderBy: SQL[]; limit: number; offset: number } {
  const { sort = first.sort, limit = DEFAULT_ROWS, offset = 0 } = asked;
  const usual = sort === first.sort ? first.direction : 'asc';
  const turn = (asked.direction ?? usual) === 'asc' ? asc : desc;
  return { orderBy: ways[sort].map((part) => turn(part)), limit, offset };
}
