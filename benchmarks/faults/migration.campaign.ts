/**
 * Kills starts (SIGKILL) at moments spread over their duration, on both databases: first starts, and starts that
 * migrate a database of an older version with many accounts. Target: the next start completes, with every account and
 * every course.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectToServer, type Database, openEmbedded } from '../../server/src/db/connect.ts';
import { migrateTo } from '../../server/src/db/migrate.ts';
import { freePort, type Postgres, startPostgres } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { createMembers } from './harness/members.ts';
import { sendRequest } from './harness/send-request.ts';

const ROUNDS = 5;
const ACCOUNTS = 60_000;
/** The migration to start from: the next one rewrites every account. */
const OLD_MIGRATION = '0007_exercise_results';
const JOURNAL = join(import.meta.dirname, '../../server/src/db/migrations/meta/_journal.json');

interface Journal {
  entries: { tag: string; when: number }[];
}
const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as Journal;

/** A kind of database: creates a new one or one of the old version, and opens it while no server uses it. */
interface Kind {
  name: string;
  make(isOld: boolean): Promise<Record<string, string>>;
  open(settings: Record<string, string>): Promise<Database>;
}

async function run<Row extends object>({ client }: Database, statement: string): Promise<Row[]> {
  if (client.kind === 'pglite') return (await client.pglite.query<Row>(statement)).rows;
  return (await client.pool.query<Row>(statement)).rows;
}

async function fillOld(database: Database): Promise<void> {
  await migrateTo(database, entries.find(({ tag }) => tag === OLD_MIGRATION)?.when ?? 0);
  await run(
    database,
    `insert into users (email, name, password_hash, language)
    select 'old-' || i || '@example.org', 'Zoé ' || i, 'none', 'fr' from generate_series(1, ${ACCOUNTS}) i`,
  );
  await database.close();
}

async function embedded(campaign: Campaign): Promise<Kind> {
  const old = temporaryFolder(campaign.atEnd);
  await fillOld(await openEmbedded(old));
  return {
    name: 'embedded',
    async make(isOld) {
      const DATA_DIR = temporaryFolder(campaign.atEnd);
      if (isOld) cpSync(old, DATA_DIR, { recursive: true });
      return { DATA_DIR };
    },
    open: ({ DATA_DIR }) => openEmbedded(DATA_DIR),
  };
}

async function onServer(postgres: Postgres): Promise<Kind> {
  let created = 0;
  await fillOld(await connectToServer(await postgres.createDatabase('old'), () => {}));
  return {
    name: 'PostgreSQL',
    async make(isOld) {
      created += 1;
      const DATABASE_URL = await postgres.createDatabase(
        `killed_${created}`,
        isOld ? 'old' : undefined,
      );
      return { DATABASE_URL, WORKERS: '1' };
    },
    open: ({ DATABASE_URL = '' }) => connectToServer(DATABASE_URL, () => {}),
  };
}

/** Describes the missing parts after a completed start; empty if there are none. */
async function missingIn(kind: Kind, settings: Record<string, string>, accounts: number) {
  const database = await kind.open(settings);
  const [found] = await run<{ users: number; notMigrated: number; migrations: number }>(
    database,
    `select
    (select count(*) from users)::int as users,
    (select count(*) from users where search_text = '')::int as "notMigrated",
    (select count(*) from drizzle.__drizzle_migrations)::int as migrations`,
  );
  await database.close();
  const { users, notMigrated, migrations } = found ?? { users: 0, notMigrated: 0, migrations: 0 };
  const isRight = users === accounts && notMigrated === 0 && migrations === entries.length;
  return isRight ? '' : JSON.stringify(found);
}

/** Starts, kills after a delay, starts again and checks; returns the problem found, or an empty text. */
async function killAndRestart(kind: Kind, isOld: boolean, after: number): Promise<string> {
  const settings = await kind.make(isOld);
  const codivia = new Codivia({ ...settings, PORT: String(await freePort()) });
  codivia.launch();
  await delay(after);
  await codivia.end('SIGKILL');
  try {
    await codivia.startAll();
    const courses = JSON.parse(
      (await sendRequest(codivia.url, { path: '/api/courses' })).text,
    ) as unknown[];
    await createMembers(codivia.url, 1);
    await codivia.end('SIGTERM');
    if (courses.length < 10) return `${courses.length} courses`;
    return await missingIn(kind, settings, (isOld ? ACCOUNTS : 0) + 2);
  } catch (error) {
    return (error as Error).message;
  } finally {
    await codivia.end('SIGKILL');
  }
}

/** Duration of a start that is not killed, in milliseconds. */
async function timeOf(kind: Kind, isOld: boolean): Promise<number> {
  const settings = await kind.make(isOld);
  const codivia = new Codivia({ ...settings, PORT: String(await freePort()) });
  try {
    return await codivia.start();
  } finally {
    await codivia.end('SIGKILL');
  }
}

async function killRepeatedly(campaign: Campaign, kind: Kind, isOld: boolean): Promise<void> {
  const duration = await timeOf(kind, isOld);
  const rounds = campaign.rounds(ROUNDS);
  const what = `${kind.name}, ${isOld ? `upgrade of ${ACCOUNTS.toLocaleString('en')} accounts` : 'first start'}`;
  const problems: string[] = [];
  for (let round = 0; round < rounds; round++) {
    // The first half second only loads the program.
    const after = 500 + ((duration - 500) * (round + 0.5)) / rounds;
    const found = await killAndRestart(kind, isOld, after);
    if (found) problems.push(`killed after ${Math.round(after)} ms: ${found}`);
  }
  for (const one of problems) campaign.note(one);
  campaign.note(`${what}: takes ${(duration / 1000).toFixed(1)} s`);
  campaign.atMost(
    `${what}: of ${rounds} that were killed, not finished by the next start`,
    problems.length,
    0,
  );
}

await runCampaign('migration', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  for (const kind of [await embedded(campaign), await onServer(postgres)]) {
    await killRepeatedly(campaign, kind, false);
    await killRepeatedly(campaign, kind, true);
  }
});
