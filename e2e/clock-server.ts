import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { COURSES_FOLDER } from '../content/src/load-courses.ts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config.ts';
import { openEmbedded } from '../server/src/db/connect.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { seedCourses } from '../server/src/db/seed-courses.ts';
import { createAdministrator } from '../server/src/features/accounts/administrator.ts';
import { countInsight } from '../server/src/features/lesson-insight/count-insight.job.ts';

// The server on a database of its own, with a clock that the parent process advances. Its jobs start by the clock of the
// machine: what is counted at night is counted when the parent asks for it.
let offset = 0;
const clock = () => new Date(Date.now() + offset);
process.on('message', async (message) => {
  if (message === 'count insight') await countInsight({ db: database.db, clock });
  else offset += Number(message);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());

const config = readConfig(process.env);
const database = await openEmbedded();
await migrate(database);
// The course of its tests, and no other: loading all of them takes two seconds.
const courses = join(config.dataDir, 'courses');
const COURSE = '01-discovery';
cpSync(join(COURSES_FOLDER, COURSE), join(courses, COURSE), { recursive: true });
await seedCourses(database.db, courses);
// The administrator who makes the members.
await createAdministrator(database.db, config, () => {});
const app = await buildApp({ database, clock, config });
await app.listen({ host: config.host, port: config.port });
process.send?.('ready');
