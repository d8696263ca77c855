/**
 * Makes the database unavailable while the server is used: PostgreSQL restarted, halted for 30 seconds, out of
 * connections. Targets: no 5xx but 503, with Retry-After and a message in both languages; no acknowledged save is
 * lost; every request is answered.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort, type Postgres, startPostgres } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { Load } from './harness/load.ts';
import { isFault } from './harness/send-request.ts';

const RESTARTS = 5;
/** In milliseconds. */
const PAUSE_MS = 30_000;
const WITHOUT_CONNECTIONS_MS = 10_000;
/** Saves that show that the server works again. */
const SAVES = 60;
const MAX_CONNECTIONS = 50;

/**
 * Opens every connection that the database allows, terminating those of the server; the returned function closes
 * them.
 */
async function takeConnections(url: string): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  const admin = new pg.Client({ connectionString: url });
  admin.on('error', () => {});
  await admin.connect();
  const endOthers = () =>
    admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and application_name <> 'campaign'
         and pid <> pg_backend_pid()`,
    );
  while (taken.length < MAX_CONNECTIONS - 1) {
    const client = new pg.Client({ connectionString: url, application_name: 'campaign' });
    client.on('error', () => {});
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    if (isOpen) taken.push(client);
    else await endOthers();
  }
  return async () => {
    await Promise.all([...taken, admin].map((client) => client.end()));
  };
}

function judge(campaign: Campaign, what: string, load: Load): void {
  campaign.note(`${what}: ${load.tally}`);
  campaign.atMost(`${what}: 5xx other than 503`, load.tally.of(isFault), 0);
  campaign.atMost(
    `${what}: without an answer`,
    load.tally.of((name) => !/^\d/.test(name)),
    0,
  );
  load.restart();
}

async function injectFaults(campaign: Campaign, load: Load, postgres: Postgres, url: string) {
  for (let round = 0; round < campaign.rounds(RESTARTS); round++) {
    await postgres.restart();
    await load.progress(SAVES);
  }
  judge(campaign, 'restarted', load);

  postgres.pause();
  await delay(PAUSE_MS);
  postgres.resume();
  await load.progress(SAVES);
  judge(campaign, 'halted for 30 s', load);

  const release = await takeConnections(url);
  await delay(WITHOUT_CONNECTIONS_MS);
  await release();
  await load.progress(SAVES);
  judge(campaign, 'out of connections', load);
}

await runCampaign('database', async (campaign) => {
  const postgres = await startPostgres(['-c', `max_connections=${MAX_CONNECTIONS}`]);
  campaign.atEnd(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase('away');
  const PORT = String(await freePort());
  const codivia = new Codivia({ DATABASE_URL, PORT, WORKERS: '2' });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const load = await Load.start({ url: codivia.url, writers: 6, readers: 4, keepAlive: true });
  await load.progress(SAVES);
  load.restart();
  await injectFaults(campaign, load, postgres, DATABASE_URL);
  await load.stop();
  campaign.atMost(`acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  campaign.atMost('503 without Retry-After or a message in both languages', load.incomplete503s, 0);
  const ended = codivia.output.split('A worker ended').length - 1;
  campaign.atMost('workers that ended', ended, 0);
  if (ended > 0) campaign.note(codivia.output);
});
