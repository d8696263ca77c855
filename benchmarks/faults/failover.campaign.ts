/**
 * Kills the primary of three PostgreSQL servers (SIGKILL, with its Patroni) while the server is used, behind HAProxy
 * and PgBouncer; the gallery is read from a standby. Targets: at most ten seconds without writes, no acknowledged save
 * is lost, no 5xx but 503, the gallery is always answered, by a standby before and after each failover, and the server
 * recovers by itself.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isPgBouncerInstalled, startPgBouncer } from '../../server/test/pgbouncer.ts';
import { freePort } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { GalleryReader } from './harness/gallery-reader.ts';
import { Load } from './harness/load.ts';
import { PASSWORD, PatroniCluster, postgresPrograms, USER } from './harness/patroni.ts';
import { startPrimaryProxy } from './harness/primary-proxy.ts';
import { isInstalled } from './harness/proxies.ts';
import { isFault } from './harness/send-request.ts';

const ROUNDS = 5;
/** Saves that show that the server works again. */
const SAVES = 60;
/** Longest accepted time without writes, in seconds. */
const WRITE_OUTAGE_LIMIT_S = 10;
/** Pause between two kills, in milliseconds. */
const PAUSE_MS = 3000;

/** Debian packages that the campaign needs and that are not installed. */
function missingPackages(): string[] {
  const hasProgram = (program: string) => !spawnSync(program, ['--version']).error;
  return [
    ...(hasProgram('patroni') ? [] : ['patroni']),
    ...(hasProgram('etcd') ? [] : ['etcd-server']),
    ...(isPgBouncerInstalled() ? [] : ['pgbouncer']),
    ...(isInstalled('haproxy') ? [] : ['haproxy']),
    ...(postgresPrograms() ? [] : ['postgresql']),
  ];
}

async function createDatabase(port: number): Promise<void> {
  const connection = { host: '127.0.0.1', port, user: USER, password: PASSWORD };
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("create database codivia encoding 'UTF8' template template0");
  } finally {
    await client.end();
  }
}

/** Starts the cluster; returns it with its pooled and its direct address, and the one of its standbys. */
async function startDatabase(campaign: Campaign, programs: string) {
  const cluster = new PatroniCluster(temporaryFolder(campaign.atEnd), programs);
  campaign.atEnd(() => cluster.stop());
  await cluster.start();
  const [direct, standby] = [await freePort(), await freePort()];
  const ports = { primary: direct, standby };
  const proxy = await startPrimaryProxy(temporaryFolder(campaign.atEnd), ports, cluster.nodes);
  campaign.atEnd(() => proxy.stop());
  const pooled = await freePort();
  // Queries wait for a connection no longer than a request may take; PgBouncer reconnects soon after a failover.
  const settings = [
    'query_wait_timeout = 5',
    'server_login_retry = 1',
    'server_connect_timeout = 3',
  ];
  const options = { port: pooled, target: direct, user: USER, password: PASSWORD, settings };
  campaign.atEnd(await startPgBouncer({ ...options, poolSize: 20 }));
  await createDatabase(direct);
  const at = (port: number) =>
    `postgresql://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/codivia`;
  const addresses = {
    DATABASE_URL: at(pooled),
    DATABASE_DIRECT_URL: at(direct),
    DATABASE_REPLICA_URL: at(standby),
  };
  return { cluster, ...addresses };
}

await runCampaign('failover', async (campaign) => {
  const packages = missingPackages();
  const programs = postgresPrograms();
  if (packages.length > 0 || !programs) {
    campaign.note(`skipped: not installed here (apt-get install ${packages.join(' ')})`);
    return;
  }
  const { cluster, ...addresses } = await startDatabase(campaign, programs);
  const PORT = String(await freePort());
  const codivia = new Codivia({ ...addresses, PORT, WORKERS: '2' });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const load = await Load.start({ url: codivia.url, writers: 6, readers: 4, keepAlive: true });
  const gallery = new GalleryReader(codivia.url, addresses.DATABASE_REPLICA_URL);
  const outages: number[] = [];
  for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
    await load.progress(SAVES);
    await delay(PAUSE_MS);
    await gallery.waitForStandby();
    load.longestPause = 0;
    const killed = await cluster.killPrimary();
    await load.progress(SAVES);
    outages.push(load.longestPause / 1000);
    cluster.startNode(killed);
    await cluster.waitUntilHealthy();
  }
  await load.progress(SAVES);
  await gallery.waitForStandby();
  await gallery.stop();
  await load.stop();
  campaign.note(`primaries killed: ${outages.length}; ${load.tally}`);
  campaign.note(`seconds without writes: ${outages.map((pause) => pause.toFixed(1)).join(', ')}`);
  campaign.atMost('longest time without writes', Math.max(...outages), WRITE_OUTAGE_LIMIT_S, 's');
  campaign.atMost(`acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  campaign.atMost('5xx other than 503', load.tally.of(isFault), 0);
  campaign.atMost(
    'without an answer',
    load.tally.of((name) => !/^\d/.test(name)),
    0,
  );
  campaign.atMost('503 without Retry-After or a message in both languages', load.incomplete503s, 0);
  campaign.atMost(
    `readings of the gallery that failed, of ${gallery.tally.total}`,
    gallery.tally.of((outcome) => outcome !== '200'),
    0,
  );
  campaign.note(`times that a standby was seen answering for the gallery: ${gallery.standbySeen}`);
  const ended = codivia.output.split('A worker ended').length - 1;
  campaign.atMost('workers that ended', ended, 0);
});
