import type { Clock } from './clock.ts';
import type { Db } from './db/connect.ts';
import type { Jobs } from './services/jobs.ts';

/** The dependencies of most rules: the database, or a transaction in it, and the time. */
export interface Deps {
  db: Db;
  clock: Clock;
}

/** The dependencies of rules that also queue jobs. */
export interface JobDeps extends Deps {
  jobs: Jobs;
}
