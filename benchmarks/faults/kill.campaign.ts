/**
 * Kills the server (SIGKILL) while it is used, and starts it again, on both databases; then single workers, which are
 * replaced. Targets: nothing acknowledged is lost, and it serves again within five seconds.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { childrenOf } from '../harness/processes.ts';
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

const begin = ({ url }: Codivia) => Load.start({ url, writers: 6, readers: 4 });

function report(campaign: Campaign, what: string, load: Load, times: number[]): void {
  campaign.note(`${what}: ${load.tally}`);
  campaign.atMost(`${what}: acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  campaign.atMost(
    `${what}: longest time until it served again`,
    Math.max(...times),
    READY_AGAIN,
    's',
  );
}

/** Kills and starts the whole server. */
async function killAll(campaign: Campaign, what: string, settings: Record<string, string>) {
  const codivia = new Codivia({ ...settings, PORT: String(await freePort()) });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.start();
  const load = await begin(codivia);
  const times: number[] = [];
  for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
    await load.progress(SAVES);
    const killed = performance.now();
    await codivia.end('SIGKILL');
    await codivia.start();
    times.push((performance.now() - killed) / 1000);
  }
  await load.progress(SAVES);
  await load.stop();
  report(campaign, what, load, times);
  await codivia.end('SIGTERM');
}

async function workersOf({ url }: Codivia): Promise<number> {
  const { text } = await ask(url, { path: '/metrics' });
  return Number(/^codivia_workers (\d+)/m.exec(text)?.[1] ?? 0);
}

/** Kills one worker after the other; the first process replaces them. */
async function killWorkers(campaign: Campaign, settings: Record<string, string>): Promise<void> {
  const codivia = new Codivia({ ...settings, PORT: String(await freePort()) });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.start();
  const load = await begin(codivia);
  const times: number[] = [];
  for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
    while ((await workersOf(codivia)) < WORKERS) await delay(50);
    await load.progress(SAVES);
    const [oldest = 0] = childrenOf(codivia.pid);
    const killed = performance.now();
    process.kill(oldest, 'SIGKILL');
    await codivia.ready();
    times.push((performance.now() - killed) / 1000);
  }
  await load.progress(SAVES);
  await load.stop();
  report(campaign, 'a worker killed', load, times);
  await codivia.end('SIGTERM');
}

await runCampaign('kill', async (campaign) => {
  await killAll(campaign, 'embedded, killed', { DATA_DIR: temporaryFolder(campaign.atEnd) });
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const settings = async (name: string) => ({
    DATABASE_URL: await postgres.createDatabase(name),
    WORKERS: String(WORKERS),
  });
  await killAll(campaign, 'PostgreSQL, all killed', await settings('all'));
  await killWorkers(campaign, await settings('workers'));
});
