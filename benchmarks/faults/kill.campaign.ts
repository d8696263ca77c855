/**
 * Kills the server (SIGKILL) while it is used, and starts it again without a pause, on both databases; then single workers, which are
 * replaced. Targets: no acknowledged save is lost, and the server serves again within five seconds, not counting the
 * time that it waited for a busy processor.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { childrenOf, schedulerWaitOf } from '../harness/processes.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { Load } from './harness/load.ts';
import { sendRequest } from './harness/send-request.ts';

const ROUNDS = 20;
/** Saves between two kills, so that some are in progress at each kill. */
const SAVES = 40;
/** Limit until the server serves again, in seconds. */
const RECOVERY_LIMIT_S = 5;
const WORKERS = 2;

/** Time until the server served again, and the part of it that starting processes waited for a processor, in seconds. */
interface Outage {
  total: number;
  waited: number;
}

function report(campaign: Campaign, what: string, load: Load, outages: Outage[]): void {
  const longest = Math.max(...outages.map(({ total }) => total));
  campaign.note(`${what}: ${load.tally}`);
  campaign.atMost(`${what}: acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  campaign.atMost(
    `${what}: longest time until it served again, without waiting for processors (with it ${longest.toFixed(1)} s)`,
    Math.max(...outages.map(({ total, waited }) => total - waited)),
    RECOVERY_LIMIT_S,
    's',
  );
}

async function countWorkers({ url }: Codivia): Promise<number> {
  const { text } = await sendRequest(url, { path: '/metrics' });
  return Number(/^codivia_workers (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Waits until all workers serve, if the server has any. */
async function waitForWorkers(codivia: Codivia, { WORKERS = '0' }: Record<string, string>) {
  while ((await countWorkers(codivia)) < Number(WORKERS)) await delay(50);
}

/** Kills processes of a server repeatedly while it is used. `kill` waits until the server serves again. */
async function killRepeatedly(
  campaign: Campaign,
  what: string,
  settings: Record<string, string>,
  kill: (codivia: Codivia) => Promise<number>,
): Promise<void> {
  const codivia = new Codivia({ ...settings, PORT: String(await freePort()) });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.start();
  const load = await Load.start({ url: codivia.url, writers: 6, readers: 4 });
  const outages: Outage[] = [];
  for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
    await load.progress(SAVES);
    await waitForWorkers(codivia, settings);
    const killed = performance.now();
    const waited = (await kill(codivia)) / 1000;
    outages.push({ total: (performance.now() - killed) / 1000, waited });
  }
  await load.progress(SAVES);
  await load.stop();
  report(campaign, what, load, outages);
  await codivia.end('SIGTERM');
}

/**
 * Kills the whole server and starts it without a pause. The first process sets up, then starts the first worker, if any:
 * one after the other. Returns the time for which they waited for a processor, in milliseconds.
 */
async function killAll(codivia: Codivia): Promise<number> {
  await codivia.restart();
  const [first] = childrenOf(codivia.pid);
  return schedulerWaitOf(codivia.pid) + (first ? schedulerWaitOf(first) : 0);
}

/** Kills the oldest worker; the first process replaces it. */
async function killWorker(codivia: Codivia): Promise<number> {
  const [oldest = 0] = childrenOf(codivia.pid);
  process.kill(oldest, 'SIGKILL');
  await codivia.ready();
  return 0;
}

await runCampaign('kill', async (campaign) => {
  const embedded = { DATA_DIR: temporaryFolder(campaign.atEnd) };
  await killRepeatedly(campaign, 'embedded, killed', embedded, killAll);
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const settings = async (name: string) => ({
    DATABASE_URL: await postgres.createDatabase(name),
    WORKERS: String(WORKERS),
  });
  await killRepeatedly(campaign, 'PostgreSQL, all killed', await settings('all'), killAll);
  await killRepeatedly(campaign, 'a worker killed', await settings('workers'), killWorker);
});
