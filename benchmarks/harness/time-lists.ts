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
/** Opens a session of the first administrator, who may see every list. */
const INSERT_ADMIN_SESSION = `insert into sessions (user_id) select id from users where role = 'admin' returning id`;

export interface ListMeasurement {
  /** A short description of the databases' contents. */
  title: string;
  /** The statements that fill them. */
  fill: readonly string[];
  /** Addresses below `/api`. */
  lists: readonly string[];
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
  const [session] = await run(database, INSERT_ADMIN_SESSION);
  const headers = { authorization: `Bearer ${app.session.sign(session?.id ?? '')}` };
  console.log(`${name}, ${measurement.title} (median, slowest of ${CALLS}, median by limit)`);
  let withinLimit = true;
  for (const list of measurement.lists) {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call++) {
      const started = performance.now();
      const { statusCode } = await app.inject({ url: `/api${list}`, headers });
      times.push(performance.now() - started);
      if (statusCode !== 200) throw new Error(`${list} answered ${statusCode}`);
    }
    const medianTime = median(times);
    withinLimit = medianTime <= LIMIT_MS && withinLimit;
    const ratio = `${(medianTime / LIMIT_MS).toFixed(2)}${medianTime > LIMIT_MS ? '  MISSED' : ''}`;
    console.log(
      `  ${list.padEnd(52)} ${figure(medianTime)} ${figure(Math.max(...times))}  ${ratio}`,
    );
  }
  await app.close();
  await database.close();
  return withinLimit;
}

/** Times lists on the embedded database and on PostgreSQL, then ends the process: with 1 when one was too slow. */
export async function timeLists(measurement: ListMeasurement): Promise<never> {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
  const embedded = await measure('Embedded', await openEmbedded(folder), measurement);
  rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('lists');
  const server = await measure('PostgreSQL', await connectToServer(url, () => {}), measurement);
  await postgres.stop();
  const withinLimit = embedded && server;
  console.log(
    `  limit ${LIMIT_MS} ms for the median of every list: ${withinLimit ? 'held' : 'MISSED'}`,
  );
  process.exit(withinLimit ? 0 : 1);
}
