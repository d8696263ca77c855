import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Db } from '../db/connect.ts';

/** Returns the executor with which the queue writes within a transaction of ours. */
export function executorOf(db: Db) {
  return fromDrizzle(db as unknown as Parameters<typeof fromDrizzle>[0], sql);
}

/**
 * Deletes every job whose payload names `text`, in any state: finished jobs are kept for a week, and the data they
 * name may have to be deleted before. `text` must be an id that represents nothing else.
 */
export async function deleteJobsNaming(db: Db, text: string): Promise<void> {
  await db.execute(
    sql`delete from pgboss.job where position(lower(${text}) in lower(data::text)) > 0`,
  );
}

/**
 * Makes jobs due that are delayed longer than `longest` seconds, which happens when the clock was set back. The
 * queue's internal jobs stay as they are.
 */
export async function advanceDelayedJobs(db: Db, longest: number): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where state < 'active' and start_after > now() + make_interval(secs => ${longest}::float8)
      and not starts_with(name, '__pgboss__')`);
}

/** The figures of one queue. */
export interface QueueFigures {
  queue: string;
  /** Jobs that are due or wait for another attempt. */
  waiting: number;
  /** The time that the oldest of them has been waiting, in seconds; 0 without one. */
  oldest_seconds: number;
}

/** Returns the figures of every queue, from the index of jobs that are not done: those that are, are many more. */
export async function selectQueues(db: Db): Promise<QueueFigures[]> {
  const { rows } = (await db.execute(sql`
    select queue.name as queue, count(job.name)::int as waiting,
      greatest(coalesce(extract(epoch from now() - min(job.created_on)), 0), 0)::float8 as oldest_seconds
    from pgboss.queue left join pgboss.job
      on job.name = queue.name and job.state < 'active' and not job.blocked
    where not starts_with(queue.name, '__pgboss__')
    group by queue.name`)) as unknown as { rows: QueueFigures[] };
  return rows;
}
