import type { Run } from './session.ts';

/** The jobs that were not done, each as JSON, and the names of all queues. */
export interface QueuedJobs {
  queues: string[];
  jobs: string[];
}

/** Returns the jobs that wait in the queue; none where no server has been started. */
export async function selectQueuedJobs(run: Run): Promise<QueuedJobs> {
  const [found] = await run<{ table: string | null }>(
    `select to_regclass('pgboss.job')::text as table`,
  );
  if (!found?.table) return { queues: [], jobs: [] };
  const queues = await run<{ name: string }>(
    // The library makes its own queues itself.
    `select name from pgboss.queue where name not like '\\_\\_pgboss\\_\\_%' order by name`,
  );
  const jobs = await run<{ job: string }>(
    `select row_to_json(job)::text as job from pgboss.job as job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'`,
  );
  return { queues: queues.map(({ name }) => name), jobs: jobs.map(({ job }) => job) };
}

/** Puts jobs into existing queues. A job that was in progress when it was read is tried again. */
export async function insertQueuedJobs(run: Run, jobs: readonly string[]): Promise<void> {
  await run(
    `insert into pgboss.job
     select (given.job).* from (
       select json_populate_record(null::pgboss.job, texts.job::json) as job
       from unnest($1::text[]) as texts(job) offset 0) as given
     on conflict do nothing`,
    [jobs],
  );
}
