/**
 * Learners do all that learners do, as fast as the server answers, on both databases at once: many days of a class in
 * some minutes. Targets: no 5xx; after the first minute the heap stays within a tenth of what it was, and sockets and
 * timers do not become more.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { isFailure } from './harness/ask.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { type Holding, Inspector } from './harness/inspector.ts';
import { LearnerWeek } from './harness/learner-week.ts';
import { createMembers } from './harness/members.ts';

const LEARNERS = 6;
/** How long they learn between two looks, in milliseconds. */
const STRETCH = 60_000;
/** Looks after the first. */
const LOOKS = 4;
/** Connections to the database that nobody uses are closed within so long, in milliseconds. */
const REST = 12_000;
/** Calls of a learner's day (docs/operating.md#sizing), and days of a week. */
const CALLS = 90;
const DAYS = 7;
const MEBIBYTE = 1024 * 1024;

const shown = ({ heap, resident, sockets, timers }: Holding) =>
  `heap ${(heap / MEBIBYTE).toFixed(1)} MiB, all ${(resident / MEBIBYTE).toFixed(0)} MiB, ${sockets} sockets, ${timers} timers`;

/** The largest and the smallest of some figures beside the first look. */
function extremes(first: Holding, later: Holding[], of: (held: Holding) => number) {
  const figures = later.map(of);
  return { most: Math.max(...figures) - of(first), least: Math.min(...figures) - of(first) };
}

async function learn(
  campaign: Campaign,
  what: string,
  settings: Record<string, string>,
): Promise<void> {
  const debugging = await freePort();
  const codivia = new Codivia({
    ...{ ...settings, PORT: String(await freePort()) },
    NODE_OPTIONS: `--inspect=127.0.0.1:${debugging}`,
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const inspector = await Inspector.connect(debugging);
  const week = new LearnerWeek(codivia.url, await createMembers(codivia.url, LEARNERS));
  const looks: Holding[] = [];
  const rounds = campaign.rounds(LOOKS);
  for (let round = 0; round <= rounds; round++) {
    week.start();
    await delay(STRETCH);
    await week.pause();
    await delay(REST);
    const held = await inspector.holding();
    looks.push(held);
    campaign.note(
      `${what}, after ${round + 1} min and ${week.tally.total} requests: ${shown(held)}`,
    );
  }
  inspector.close();
  const [first, ...later] = looks as [Holding, ...Holding[]];
  const heap = extremes(first, later, (held) => held.heap / first.heap);
  const learners = Math.round(week.tally.total / (CALLS * DAYS));
  campaign.note(`${what}: the week of ${learners} learners: ${week.tally}`);
  campaign.atMost(`${what}: 5xx or without an answer`, week.tally.of(isFailure), 0);
  campaign.atMost(`${what}: growth of the heap at most`, 100 * heap.most, 10, '%');
  campaign.atLeast(`${what}: at least`, 100 * heap.least, -10, '%');
  const sockets = extremes(first, later, (held) => held.sockets);
  campaign.atMost(`${what}: more sockets`, sockets.most, 0);
  const timers = extremes(first, later, (held) => held.timers);
  campaign.atMost(`${what}: more timers`, timers.most, 0);
  await codivia.end('SIGTERM');
}

await runCampaign('week', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase('week');
  await Promise.all([
    learn(campaign, 'embedded', { DATA_DIR: temporaryFolder(campaign.atEnd) }),
    learn(campaign, 'PostgreSQL', { DATABASE_URL, WORKERS: '1' }),
  ]);
});
