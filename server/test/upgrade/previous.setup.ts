import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/migrate.ts';
import { installQueue } from '../install-queue.ts';
import { startPostgres } from '../start-postgres.ts';

/** A module of the previous release. */
const ofPrevious = (path: string) => import(join(process.cwd(), path));

/**
 * Starts a PostgreSQL server for the tests of the previous release, with the tables and queues of this one. The
 * previous release then runs its own start, which must leave them as they are.
 */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return startPostgres(project, async (database) => {
    await migrate(database);
    await installQueue(database);
    const previous: { migrate: typeof migrate } = await ofPrevious('src/db/migrate.ts');
    await previous.migrate(database);
    const queue: { installQueue: typeof installQueue } = await ofPrevious('test/install-queue.ts');
    await queue.installQueue(database);
  });
}
