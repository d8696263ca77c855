import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Db } from '../db/connect.ts';

/** What the queue writes with within a transaction of ours. */
export function executorOf(db: Db) {
  return fromDrizzle(db as unknown as Parameters<typeof fromDrizzle>[0], sql);
}

/**
 * Deletes every job whose payload names `text`, whatever became of it: jobs that are done are kept for a
 * week, and what they name may have to go before. `text` must be an id that represents nothing else.
 */
export async function deleteJobsNaming(db: Db, text: string): Promise<void> {
  await db.execute(
    sql`delete from pgboss.job where position(lower(${text}) in lower(data::text)) > 0`,
  );
}
