import { buildApp } from '../src/app.ts';
import type { Database } from '../src/db/connect.ts';
import { NO_WEB_APP, QUICK, TestClock, testConfig } from './build-app.ts';

/** Puts the job queue, with the queues of all features, into a database that tests are going to copy. */
export async function installQueue(database: Database): Promise<void> {
  const clock = new TestClock().now;
  const config = testConfig();
  const app = await buildApp({ database, clock, config, jobPace: QUICK, webFolder: NO_WEB_APP });
  await app.ready();
  await app.close();
}
