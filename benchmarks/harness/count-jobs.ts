import { sql } from 'drizzle-orm';
import type { Db } from '../../server/src/db/connect.ts';

/** How many jobs wait or are under way, but for those that come by themselves and for the queue's own. */
export async function countUnfinished(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`select count(*)::int as jobs from pgboss.job
      where state in ('created', 'retry', 'active')
        and (name = 'weekly-mail' or name = 'weekly-mail-sweep' or name like '%purge')`,
  )) as unknown as { rows: { jobs: number }[] };
  return rows[0]?.jobs ?? 0;
}
