/** The whole server as it is, on a database or in a folder that `options` names, or on an embedded database in memory. */
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/clock.ts';
import { readConfig } from '../../server/src/config.ts';
import { connectToServer, openEmbedded } from '../../server/src/db/connect.ts';
import { setUp } from '../../server/src/db/set-up.ts';
import { users } from '../../server/src/features/accounts/accounts.table.ts';
import { hashPassword } from '../../server/src/features/accounts/passwords.service.ts';
import { createJobs } from '../../server/src/services/jobs.ts';
import { countUnfinished } from '../harness/count-jobs.ts';
import { optionsFromParent, serveParent } from '../harness/serve-parent.ts';
import { startLiveSession } from './live-session.ts';

const SETTINGS = {
  // Measured by its IP address: the other name serves only previews.
  PUBLIC_URL: 'http://127.0.0.1:3000',
  TOKEN_SECRET: 'a secret that is long enough to measure with',
  ADMIN_PASSWORD: 'only for measuring',
  // People who sign in come from networks of their own.
  TRUST_PROXY: '127.0.0.1',
};

interface Options {
  databaseUrl?: string;
  folder?: string;
  /** Other courses than those that ship. */
  coursesFolder?: string;
  /** Number of members who can sign in with `password`. */
  people?: number;
  password?: string;
}

const {
  databaseUrl,
  folder,
  coursesFolder,
  people = 0,
  password = '',
} = optionsFromParent<Options>();
const config = readConfig(SETTINGS);
const database = await (databaseUrl
  ? connectToServer(databaseUrl, console.error)
  : openEmbedded(folder));
await setUp(database, config, console.log, coursesFolder);
if (people > 0) {
  const password_hash = await hashPassword(password);
  const member = {
    name: 'Person',
    password_hash,
    language: 'en',
    verified_at: new Date(),
  } as const;
  const rows = Array.from({ length: people }, (_, index) => ({
    ...member,
    email: `person-${index}@example.org`,
  }));
  await database.db.insert(users).values(rows);
}
const app = await buildApp({ database, clock: systemClock, config });
const sign = (sessions: string[]) => sessions.map((session) => app.session.sign(session));
/** Enqueues jobs that start by themselves, through a queue of its own that runs none. */
async function enqueue(names: readonly string[]): Promise<void> {
  const jobs = createJobs(database, app.log);
  await jobs.start();
  const kind = { concurrency: 1, cron: '* * * * *' };
  for (const name of names) await jobs.enqueue(database.db, { name, ...kind }, {});
  await jobs.stop();
}
await serveParent(app, {
  close: () => database.close(),
  sign,
  enqueue,
  jobsLeft: () => countUnfinished(database),
  live: (participants) => startLiveSession(database.db, participants, sign),
});
