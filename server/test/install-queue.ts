import Fastify from 'fastify';
import type { Database } from '../src/db/connect.ts';
import { createJobs } from '../src/services/jobs.ts';

/** Puts the tables of the job queue into a database that tests are going to copy. */
export async function installQueue(database: Database): Promise<void> {
  const jobs = createJobs(database, Fastify().log);
  await jobs.start();
  await jobs.stop();
}
