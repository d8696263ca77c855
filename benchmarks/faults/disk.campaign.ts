/**
 * Fills the disk of the database to the last byte while members read and save, and gives the space back, on both
 * databases; then again where the log needs a new piece meanwhile, at which PostgreSQL ends itself. Targets: saves are answered 503, which says when to come back in both languages; visitors go on reading;
 * nothing acknowledged is lost; and saving works within five seconds once there is space, without a restart.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openEmbedded } from '../../server/src/db/connect.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { ask, isFault } from './harness/ask.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { Load } from './harness/load.ts';
import { SmallDisk } from './harness/small-disk.ts';

const ROUNDS = 5;
/** Room for a database and what is written meanwhile, in MiB. */
const SIZE = 400;
/** How long the disk stays full, in milliseconds. */
const FULL = 10_000;
/** Saves before it is filled. */
const SAVES = 60;
/** In seconds. */
const SAVED_AGAIN = 5;
/** Pieces that the log of PostgreSQL is written in, and what a start and the first saves need of one, in bytes. */
const PIECE = 16 * 1024 * 1024;
const FIRST_SAVES = 3 * 1024 * 1024;
/** Small writes that take no space but in the log: links that lead nowhere, counted for one network. */
const LINKS_AT_ONCE = 50;

interface Place {
  what: string;
  disk: SmallDisk;
  settings: Record<string, string>;
  /** What service managers do for the database meanwhile. */
  tend(): Promise<unknown>;
  /** Writes the log on while the disk is full, until the database ends. */
  writeLog?: (url: string) => Promise<unknown>;
}

/** Fills the disk, and answers how long saving took to work again, in seconds. */
async function fillOnce({ disk, tend, writeLog }: Place, url: string, load: Load): Promise<number> {
  disk.fill();
  const end = performance.now() + FULL;
  while (performance.now() < end) {
    await delay(500);
    // Whatever the database gives back to the system is taken again.
    disk.fill();
    await writeLog?.(url);
    await tend();
  }
  disk.empty();
  const emptied = performance.now();
  const saved = load.progress(SAVES);
  const tending = setInterval(tend, 500);
  await saved.finally(() => clearInterval(tending));
  return (performance.now() - emptied) / 1000;
}

async function fillRepeatedly(campaign: Campaign, rounds: number, place: Place): Promise<void> {
  const { what, settings } = place;
  const codivia = new Codivia({ ...settings, PORT: String(await freePort()) });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const load = await Load.start({ url: codivia.url, writers: 6, readers: 4, keepAlive: true });
  await load.progress(SAVES);
  load.restart();
  const times: number[] = [];
  for (let round = 0; round < campaign.rounds(rounds); round++) {
    times.push(await fillOnce(place, codivia.url, load));
  }
  await load.stop();
  campaign.note(`${what}: ${load.tally}`);
  campaign.atLeast(
    `${what}: answered 503 while the disk was full`,
    load.tally.of((name) => name.startsWith('503')),
    times.length,
  );
  campaign.atMost(`${what}: 5xx other than 503`, load.tally.of(isFault), 0);
  campaign.atMost(
    `${what}: without an answer`,
    load.tally.of((name) => !/^\d/.test(name)),
    0,
  );
  campaign.atMost(`${what}: 503 that say less than they should`, load.unclear, 0);
  campaign.atMost(
    `${what}: visitors of ${load.readTally.total} who were refused`,
    load.readTally.of((name) => name !== '200'),
    0,
  );
  campaign.atMost(`${what}: acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  const ends = codivia.said.split('the embedded database ended').length - 1;
  if (ends > 0) campaign.note(`${what}: ended and was opened again ${ends} times`);
  campaign.atMost(
    `${what}: longest time until it saved again`,
    Math.max(...times),
    SAVED_AGAIN,
    's',
  );
  await codivia.end('SIGTERM');
}

/** Leaves so little of the present piece of the log that it comes to its end while members save. */
async function writeLogToItsEnd(dataDir: string): Promise<void> {
  const { client, close } = await openEmbedded(dataDir);
  if (client.kind === 'server') return;
  const { rows } = await client.pglite.query<{ used: string }>(
    `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn) % ${PIECE} as used`,
  );
  const left = PIECE - Number(rows[0]?.used) - FIRST_SAVES;
  const size = left > 0 ? left : left + PIECE;
  await client.pglite.query(`select pg_logical_emit_message(false, 'log', repeat('x', $1))`, [
    size,
  ]);
  await close();
}

const followLinks = (url: string) =>
  Promise.all(
    Array.from({ length: LINKS_AT_ONCE }, () =>
      ask(url, { method: 'POST', path: '/api/auth/verify', body: { token: 'leads nowhere' } }),
    ),
  );

/** Begins a new piece of the log; fails once there is no room for one. */
async function switchLog(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  const ended = client
    .connect()
    .then(() => client.query(`select pg_logical_emit_message(false, 'log', 'x'), pg_switch_wal()`));
  await ended.catch(() => {});
  await client.end().catch(() => {});
}

async function onEmbedded(campaign: Campaign): Promise<void> {
  const disk = new SmallDisk(campaign, SIZE);
  const place = { disk, settings: { DATA_DIR: disk.folder }, tend: async () => {} };
  await fillRepeatedly(campaign, ROUNDS, { ...place, what: 'embedded' });
  await writeLogToItsEnd(disk.folder);
  const what = 'embedded, its log at an end';
  await fillRepeatedly(campaign, 1, { ...place, what, writeLog: followLinks });
}

async function onPostgres(campaign: Campaign): Promise<void> {
  const disk = new SmallDisk(campaign, SIZE);
  // Few pieces of the log are kept for later.
  const postgres = await startPostgres(['-c', 'min_wal_size=32MB'], disk.folder);
  campaign.atEnd(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase('full');
  let starts = 0;
  const tend = async () => {
    if (await postgres.revive()) starts += 1;
  };
  const place = { disk, settings: { DATABASE_URL, WORKERS: '2' }, tend };
  await fillRepeatedly(campaign, ROUNDS, { ...place, what: 'PostgreSQL' });
  const what = 'PostgreSQL, its log at an end';
  const writeLog = () => switchLog(DATABASE_URL);
  await fillRepeatedly(campaign, ROUNDS, { ...place, what, writeLog });
  campaign.note(`PostgreSQL ended by itself and was started again ${starts} times`);
}

await runCampaign('disk', async (campaign) => {
  await onEmbedded(campaign);
  await onPostgres(campaign);
});
