/**
 * Kills the server (SIGKILL) while it is used, and starts it again, on both databases; then single workers, which are
 * replaced. Targets: nothing acknowledged is lost, and it serves again within five seconds of which none was spent waiting for
 * processors that the load of this campaign, or others, had.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { childrenOf, waitOf } from '../harness/processes.ts';
import { ask } from './harness/ask.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { Load } from './harness/load.ts';

const ROUNDS = 20;
/** Saves between two kills, so that each meets some that are under way. */
const SAVES = 40;
/** In seconds. */
const READY_AGAIN = 5;
const WORKERS = 2;

/** How long it took until the server served again, and what of it starting processes had waited for a processor. In seconds. */
interface Gap {
  whole: number;
  waited: number;
}

function report(campaign: Campaign, what: string, load: Load, gaps: Gap[]): void {
  const longest = Math.max(...gaps.map(({ whole }) => whole));
  campaign.note(`${what}: ${load.tally}`);
  campaign.atMost(`${what}: acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  campaign.atMost(
    `${what}: longest time until it served again, without waiting for processors (with it ${longest.toFixed(1)} s)`,
    Math.max(...gaps.map(({ whole, waited }) => whole - waited)),
    READY_AGAIN,
    's',
  );
}

async function workersOf({ url }: Codivia): Promise<number> {
  const { text } = await ask(url, { path: '/metrics' });
  return Number(/^codivia_workers (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Waits until all workers are there, where the server has any. */
async function allWorkers(codivia: Codivia, { WORKERS = '0' }: Record<string, string>) {
  while ((await workersOf(codivia)) < Number(WORKERS)) await delay(50);
}

/** Kills something of a server again and again while it is used. `kill` waits until the server serves again. */
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
  const gaps: Gap[] = [];
  for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
    await load.progress(SAVES);
    await allWorkers(codivia, settings);
    const killed = performance.now();
    const waited = (await kill(codivia)) / 1000;
    gaps.push({ whole: (performance.now() - killed) / 1000, waited });
  }
  await load.progress(SAVES);
  await load.stop();
  report(campaign, what, load, gaps);
  await codivia.end('SIGTERM');
}

/**
 * Kills and starts the whole server. The first process sets up, then starts the first worker, if any: one after the other.
 * Answers how long they waited for a processor, in milliseconds, as all these do.
 */
async function killAll(codivia: Codivia): Promise<number> {
  await codivia.end('SIGKILL');
  await codivia.start();
  const [first] = childrenOf(codivia.pid);
  return waitOf(codivia.pid) + (first ? waitOf(first) : 0);
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
