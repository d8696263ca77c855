import { MAX_COUNTED } from '@codivia/contract/api/admin-lists';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** The number of rows in a list; `more` when they were not counted to the end. */
export interface FoundTotal {
  total: number;
  more: boolean;
}

/**
 * Counts the rows that a search finds, up to `MAX_COUNTED`: of a very long list, counting all takes many times as long
 * as showing some (docs/decisions/0229).
 */
export async function countFound(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
): Promise<FoundTotal> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(MAX_COUNTED + 1)
    .as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::integer` }).from(found);
  const total = row?.total ?? 0;
  return { total: Math.min(total, MAX_COUNTED), more: total > MAX_COUNTED };
}
