import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/clock.ts';
import { readConfig } from '../../server/src/config.ts';
import { connectToServer, type Database, openEmbedded } from '../../server/src/db/connect.ts';
import { setUp } from '../../server/src/db/set-up.ts';
import { startPostgres } from './postgres.ts';

/** Milliseconds that the median of every list may take. */
const LIMIT_MS = 200;
const CALLS = 9;
/** Ids, which are not printed. */
const IDS = /[\da-f]{8}-[\da-f-]{27}/g;

/** A list that somebody else than the administrator asks for. */
export interface AskedList {
  path: string;
  method?: 'GET' | 'POST';
  /** The account that asks, by its id; or the token of whoever has none. */
  account?: string;
  token?: string;
}

export interface ListMeasurement {
  /** A short description of the databases' contents. */
  title: string;
  /** The statements that fill them. */
  fill: readonly string[];
  /** Addresses below `/api`; the administrator asks for those that are only text. */
  lists: readonly (string | AskedList)[];
}

async function run({ client }: Database, text: string): Promise<{ id?: string }[]> {
  const answer = client.kind === 'pglite' ? client.pglite.query(text) : client.pool.query(text);
  return (await answer).rows as { id?: string }[];
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const figure = (time: number) => `${time.toFixed(1)} ms`.padStart(10);

/** Prints every list's times; returns whether all are within the limit. */
async function measure(
  name: string,
  database: Database,
  measurement: ListMeasurement,
): Promise<boolean> {
  const secret = { TOKEN_SECRET: 'a secret that is long enough for this', LOG_LEVEL: 'silent' };
  const config = readConfig(secret);
  await setUp(database, config, () => {});
  for (const statement of measurement.fill) await run(database, statement);
  await run(database, 'analyze');
  const app = await buildApp({ database, clock: systemClock, config });
  const tokens = new Map<string | undefined, string>();
  /** Signs an account in, once; the first administrator without one. */
  const tokenOf = async (account?: string): Promise<string> => {
    const known = tokens.get(account);
    if (known) return known;
    const whose = account ? `id = '${account}'` : `role = 'admin'`;
    const [session] = await run(
      database,
      `insert into sessions (user_id) select id from users where ${whose} limit 1 returning id`,
    );
    const token = app.session.sign(session?.id ?? '');
    tokens.set(account, token);
    return token;
  };
  console.log(`${name}, ${measurement.title} (median, slowest of ${CALLS}, median by limit)`);
  let withinLimit = true;
  for (const list of measurement.lists) {
    const asked: AskedList = typeof list === 'string' ? { path: list } : list;
    const { path, method = 'GET', token = await tokenOf(asked.account) } = asked;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const times: number[] = [];
    for (let call = 0; call < CALLS; call++) {
      const started = performance.now();
      const { statusCode } = await app.inject({ method, url: `/api${path}`, headers });
      times.push(performance.now() - started);
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    }
    const medianTime = median(times);
    withinLimit = medianTime <= LIMIT_MS && withinLimit;
    const ratio = `${(medianTime / LIMIT_MS).toFixed(2)}${medianTime > LIMIT_MS ? '  MISSED' : ''}`;
    console.log(
      `  ${path.replaceAll(IDS, '…').padEnd(52)} ${figure(medianTime)} ${figure(Math.max(...times))}  ${ratio}`,
    );
  }
  await app.close();
  await database.close();
  return withinLimit;
}

async function onEmbedded(measurement: ListMeasurement): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
  const withinLimit = await measure('Embedded', await openEmbedded(folder), measurement);
  rmSync(folder, { recursive: true, force: true });
  return withinLimit;
}

async function onPostgres(measurement: ListMeasurement): Promise<boolean> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('lists');
  const database = await connectToServer(url, () => {});
  const withinLimit = await measure('PostgreSQL', database, measurement);
  await postgres.stop();
  return withinLimit;
}

/**
 * Times lists on the embedded database and on PostgreSQL, or only on the one that `BENCH_DATABASE` names (`embedded`,
 * `postgresql`), then ends the process: with 1 when one was too slow.
 */
export async function timeLists(measurement: ListMeasurement): Promise<never> {
  const only = process.env.BENCH_DATABASE;
  const embedded = only === 'postgresql' || (await onEmbedded(measurement));
  const server = only === 'embedded' || (await onPostgres(measurement));
  const withinLimit = embedded && server;
  console.log(
    `  limit ${LIMIT_MS} ms for the median of every list: ${withinLimit ? 'held' : 'MISSED'}`,
  );
  process.exit(withinLimit ? 0 : 1);
}
