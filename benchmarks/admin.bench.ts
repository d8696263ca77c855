/**
 * How long administrators wait for a list of 100,000 accounts (`BENCH_USERS` sets another number), on
 * the embedded database and on PostgreSQL: the median and the slowest of several calls through the
 * whole server. Limit: 200 ms.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { connectToServer, type Database, openEmbedded } from '../server/src/db/connect.ts';
import { setUp } from '../server/src/db/set-up.ts';
import { startPostgres } from './harness/postgres.ts';

const USERS = Number(process.env.BENCH_USERS ?? 100_000);
const LIMIT = 200;
const CALLS = 9;

const LISTS = [
  '/user-count',
  '/users?limit=50',
  `/users?limit=50&offset=${USERS - 100}`,
  '/users?limit=50&sort=name',
  '/users?limit=50&sort=email&direction=desc',
  '/users?limit=50&q=learner-99',
  '/users?limit=50&q=nobody+at+all',
  '/user-count?q=learner-99',
  '/users?limit=50&is_premium=true',
  '/users?limit=50&role=admin',
  '/courses',
  '/lessons',
  '/audit',
];

const FILL = `insert into users (email, name, password_hash, language, verified_at, premium_granted, created_at)
  select 'learner-' || i || '@example.org', 'Learner ' || md5(i::text), '-', 'en', now(), i % 20 = 0,
    now() - i * interval '1 minute'
  from generate_series(1, ${USERS}) i`;
const OPEN = `insert into sessions (user_id) select id from users where role = 'admin' returning id`;

async function run({ client }: Database, text: string): Promise<{ id?: string }[]> {
  const answer = client.kind === 'pglite' ? client.pglite.query(text) : client.pool.query(text);
  return (await answer).rows as { id?: string }[];
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const figure = (time: number) => `${time.toFixed(1)} ms`.padStart(10);

/** Prints every list's times; answers whether all are within the limit. */
async function measure(name: string, database: Database): Promise<boolean> {
  const secret = { TOKEN_SECRET: 'a secret that is long enough for this', LOG_LEVEL: 'silent' };
  const config = readConfig(secret);
  await setUp(database, config, () => {});
  await run(database, FILL);
  await run(database, 'analyze');
  const app = await buildApp({ database, clock: systemClock, config });
  const [session] = await run(database, OPEN);
  const headers = { authorization: `Bearer ${app.session.sign(session?.id ?? '')}` };
  console.log(`${name}, ${USERS.toLocaleString('en')} accounts (median, slowest of ${CALLS})`);
  let withinLimit = true;
  for (const list of LISTS) {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call++) {
      const started = performance.now();
      const { statusCode } = await app.inject({ url: `/api/admin${list}`, headers });
      times.push(performance.now() - started);
      if (statusCode !== 200) throw new Error(`${list} answered ${statusCode}`);
    }
    const middle = median(times);
    withinLimit = middle <= LIMIT && withinLimit;
    const missed = middle > LIMIT ? '  MISSED' : '';
    console.log(`  ${list.padEnd(36)} ${figure(middle)} ${figure(Math.max(...times))}${missed}`);
  }
  await app.close();
  await database.close();
  return withinLimit;
}

const folder = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
const embedded = await measure('Embedded', await openEmbedded(folder));
rmSync(folder, { recursive: true, force: true });
const postgres = await startPostgres();
const url = await postgres.createDatabase('admin');
const server = await measure('PostgreSQL', await connectToServer(url, () => {}));
await postgres.stop();
const withinLimit = embedded && server;
console.log(`  limit ${LIMIT} ms for the median of every list: ${withinLimit ? 'held' : 'MISSED'}`);
process.exit(withinLimit ? 0 : 1);
