import type { Config } from '../config.ts';
import { createAdministrator } from '../features/accounts/administrator.ts';
import type { Database } from './connect.ts';
import { migrate, withSetupLock } from './migrate.ts';
import { seedCourses } from './seed-courses.ts';
import { seedDemoClass } from './seed-demo-class.ts';
import { seedGallery } from './seed-gallery.ts';

/**
 * Prepares a database for serving: migrates its tables, loads the shipped courses and projects, and creates an administrator; under
 * DEMO=on also a class to try. Runs at every start, by one process at a time, and changes nothing twice. Messages that
 * operators must read once are announced.
 */
export async function setUp(
  database: Database,
  config: Config,
  announce: (line: string) => void = console.log,
  coursesFolder?: string,
): Promise<void> {
  await withSetupLock(database, async () => {
    await migrate(database);
    await seedCourses(database.db, coursesFolder);
    await seedGallery(database.db);
    await createAdministrator(database.db, config, announce);
    if (config.demo) await seedDemoClass(database.db, announce);
  });
}
