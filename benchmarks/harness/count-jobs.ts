import type { Database } from '../../server/src/db/connect.ts';

const UNFINISHED = `select count(*)::int as jobs from pgboss.job
  where state in ('created', 'retry', 'active')
    and (name = 'weekly-mail' or name = 'weekly-mail-sweep' or name like '%purge')`;

/** Counts unfinished jobs, except recurring ones and those of the queue itself. */
export async function countUnfinished({ client }: Database): Promise<number> {
  const { rows } =
    client.kind === 'pglite'
      ? await client.pglite.query(UNFINISHED)
      : await client.pool.query(UNFINISHED);
  return (rows[0] as { jobs: number }).jobs;
}
