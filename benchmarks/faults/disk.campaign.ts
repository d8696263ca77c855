/**
 * Fills the disk of the database to the last byte while members read and save, then frees the space, on both
 * databases; then again while the write-ahead log needs a new segment, which makes PostgreSQL terminate. Targets:
 * saves are answered 503, with Retry-After and a message in both languages; visitors can still read; no acknowledged
 * save is lost; saving works within five seconds after space is freed and the database is back, without a restart of the server.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openEmbedded } from '../../server/src/db/connect.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { Load } from './harness/load.ts';
import { isFault, sendRequest } from './harness/send-request.ts';
import { SmallDisk } from './harness/small-disk.ts';

const ROUNDS = 5;
/** Space for a database and the data written meanwhile, in MiB. */
const SIZE_MIB = 400;
/** Time that the disk stays full, in milliseconds. */
const FULL_MS = 10_000;
/** Saves before it is filled. */
const SAVES = 60;
/** In seconds. */
const RECOVERY_LIMIT_S = 5;
/** Size of a segment of PostgreSQL's log, and how much of it a start and the first saves need, in bytes. */
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024;
const FIRST_SAVES_BYTES = 3 * 1024 * 1024;
/** Small writes that need space in the log only: links with unknown tokens, counted by the rate limit of one network. */
const LINKS_PER_BATCH = 50;

interface Scenario {
  what: string;
  disk: SmallDisk;
  settings: Record<string, string>;
  /** Restarts the database when it has ended, as a service manager does. */
  supervise(): Promise<unknown>;
  acceptsConnections(): Promise<boolean>;
  /** Writes to the log while the disk is full, until the database ends. */
  fillLog?: (url: string) => Promise<unknown>;
}

/** Durations in seconds: from free space to a database that accepts connections, and from there to saves that work. */
interface Recovery {
  database: number;
  saving: number;
}

/** Fills and empties the disk, then waits until saving works again. */
async function fillOnce(
  { disk, supervise, acceptsConnections, fillLog }: Scenario,
  url: string,
  load: Load,
): Promise<Recovery> {
  disk.fill();
  const end = performance.now() + FULL_MS;
  while (performance.now() < end) {
    await delay(500);
    // Fills space that the database has freed meanwhile.
    disk.fill();
    await fillLog?.(url);
    await supervise();
  }
  disk.empty();
  const emptied = performance.now();
  const timer = setInterval(supervise, 500);
  try {
    while (!(await acceptsConnections())) await delay(50);
    const back = performance.now();
    await load.progress(SAVES);
    return { database: (back - emptied) / 1000, saving: (performance.now() - back) / 1000 };
  } finally {
    clearInterval(timer);
  }
}

async function fillRepeatedly(
  campaign: Campaign,
  rounds: number,
  scenario: Scenario,
): Promise<void> {
  const { what, settings } = scenario;
  const codivia = new Codivia({ ...settings, PORT: String(await freePort()) });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const load = await Load.start({ url: codivia.url, writers: 6, readers: 4, keepAlive: true });
  await load.progress(SAVES);
  load.restart();
  const recoveries: Recovery[] = [];
  for (let round = 0; round < campaign.rounds(rounds); round++) {
    recoveries.push(await fillOnce(scenario, codivia.url, load));
  }
  await load.stop();
  campaign.note(`${what}: ${load.tally}`);
  campaign.atLeast(
    `${what}: answered 503 while the disk was full`,
    load.tally.of((name) => name.startsWith('503')),
    recoveries.length,
  );
  campaign.atMost(`${what}: 5xx other than 503`, load.tally.of(isFault), 0);
  campaign.atMost(
    `${what}: without an answer`,
    load.tally.of((name) => !/^\d/.test(name)),
    0,
  );
  campaign.atMost(
    `${what}: 503 without Retry-After or a message in both languages`,
    load.incomplete503s,
    0,
  );
  campaign.atMost(
    `${what}: visitors of ${load.readTally.total} who were refused`,
    load.readTally.of((name) => name !== '200'),
    0,
  );
  campaign.atMost(`${what}: acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  const reopenings = codivia.output.split('the embedded database ended').length - 1;
  if (reopenings > 0) campaign.note(`${what}: ended and was opened again ${reopenings} times`);
  const databaseDelay = Math.max(...recoveries.map(({ database }) => database)).toFixed(1);
  campaign.atMost(
    `${what}: longest time until it saved again (database back after ${databaseDelay} s at most)`,
    Math.max(...recoveries.map(({ saving }) => saving)),
    RECOVERY_LIMIT_S,
    's',
  );
  await codivia.end('SIGTERM');
}

/** Fills the current segment of the log so far that members' saves need the next one. */
async function fillLogSegment(dataDir: string): Promise<void> {
  const { client, close } = await openEmbedded(dataDir);
  if (client.kind === 'server') return;
  const { rows } = await client.pglite.query<{ used: string }>(
    `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn) % ${WAL_SEGMENT_BYTES} as used`,
  );
  const left = WAL_SEGMENT_BYTES - Number(rows[0]?.used) - FIRST_SAVES_BYTES;
  const size = left > 0 ? left : left + WAL_SEGMENT_BYTES;
  await client.pglite.query(`select pg_logical_emit_message(false, 'log', repeat('x', $1))`, [
    size,
  ]);
  await close();
}

const verifyUnknownTokens = (url: string) =>
  Promise.all(
    Array.from({ length: LINKS_PER_BATCH }, () =>
      sendRequest(url, {
        method: 'POST',
        path: '/api/auth/verify',
        body: { token: 'leads nowhere' },
      }),
    ),
  );

/** Switches to a new segment of the log; fails when the disk has no space for one. */
async function switchLogSegment(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  const ended = client
    .connect()
    .then(() => client.query(`select pg_logical_emit_message(false, 'log', 'x'), pg_switch_wal()`));
  await ended.catch(() => {});
  await client.end().catch(() => {});
}

async function onEmbedded(campaign: Campaign): Promise<void> {
  const disk = new SmallDisk(campaign, SIZE_MIB);
  const scenario = {
    disk,
    settings: { DATA_DIR: disk.folder },
    supervise: async () => {},
    acceptsConnections: async () => true,
  };
  await fillRepeatedly(campaign, ROUNDS, { ...scenario, what: 'embedded' });
  await fillLogSegment(disk.folder);
  const what = 'embedded, its log at an end';
  await fillRepeatedly(campaign, 1, { ...scenario, what, fillLog: verifyUnknownTokens });
}

async function onPostgres(campaign: Campaign): Promise<void> {
  const disk = new SmallDisk(campaign, SIZE_MIB);
  // Keeps few segments of the log for reuse.
  const postgres = await startPostgres(['-c', 'min_wal_size=32MB'], disk.folder);
  campaign.atEnd(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase('full');
  let starts = 0;
  const supervise = async () => {
    if (await postgres.startIfStopped()) starts += 1;
  };
  const { acceptsConnections } = postgres;
  const settings = { DATABASE_URL, WORKERS: '2' };
  const scenario = { disk, settings, supervise, acceptsConnections };
  await fillRepeatedly(campaign, ROUNDS, { ...scenario, what: 'PostgreSQL' });
  const what = 'PostgreSQL, its log at an end';
  const fillLog = () => switchLogSegment(DATABASE_URL);
  await fillRepeatedly(campaign, ROUNDS, { ...scenario, what, fillLog });
  campaign.note(`PostgreSQL ended by itself and was started again ${starts} times`);
}

await runCampaign('disk', async (campaign) => {
  await onEmbedded(campaign);
  await onPostgres(campaign);
});
