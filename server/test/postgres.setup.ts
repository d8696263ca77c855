import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { installQueue } from './install-queue.ts';
import { startPostgres } from './start-postgres.ts';

/** Starts a PostgreSQL server with a migrated database, which tests copy. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startPostgres(project, async (database) => {
    await migrate(database);
    await installQueue(database);
  });
}
