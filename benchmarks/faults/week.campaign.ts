/**
 * Learners send a realistic mix of requests as fast as the server answers, on both databases in parallel: many days
 * of a class in some minutes. Targets: no 5xx; after the first minute the heap stays within ±10 %, and the numbers of
 * sockets and timers do not grow.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { Inspector, type ResourceUsage } from './harness/inspector.ts';
import { LearnerWeek } from './harness/learner-week.ts';
import { createMembers } from './harness/members.ts';
import { isFailure } from './harness/send-request.ts';

const LEARNERS = 6;
/** Duration of the load between two samples, in milliseconds. */
const INTERVAL_MS = 60_000;
/** Samples after the first. */
const SAMPLES = 4;
/** Idle time before a sample, in milliseconds: unused database connections are closed by then. */
const IDLE_MS = 12_000;
/** Calls of a learner's day (docs/operating.md#sizing), and days of a week. */
const CALLS_PER_DAY = 90;
const DAYS_PER_WEEK = 7;
const MEBIBYTE = 1024 * 1024;

const formatted = ({ heap, resident, sockets, timers }: ResourceUsage) =>
  `heap ${(heap / MEBIBYTE).toFixed(1)} MiB, all ${(resident / MEBIBYTE).toFixed(0)} MiB, ${sockets} sockets, ${timers} timers`;

/** Largest and smallest difference of later samples from the first. */
function extremes(
  first: ResourceUsage,
  later: ResourceUsage[],
  of: (usage: ResourceUsage) => number,
) {
  const figures = later.map(of);
  return { most: Math.max(...figures) - of(first), least: Math.min(...figures) - of(first) };
}

async function measureWeek(
  campaign: Campaign,
  what: string,
  settings: Record<string, string>,
): Promise<void> {
  const inspectorPort = await freePort();
  const codivia = new Codivia({
    ...settings,
    PORT: String(await freePort()),
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const inspector = await Inspector.connect(inspectorPort);
  const week = new LearnerWeek(codivia.url, await createMembers(codivia.url, LEARNERS));
  const databasePort = Number(settings.DATABASE_URL && new URL(settings.DATABASE_URL).port);
  const samples: ResourceUsage[] = [];
  const rounds = campaign.rounds(SAMPLES);
  for (let round = 0; round <= rounds; round++) {
    week.start();
    await delay(INTERVAL_MS);
    await week.pause();
    await delay(IDLE_MS);
    const usage = await inspector.resourceUsage(databasePort || 0);
    samples.push(usage);
    campaign.note(
      `${what}, after ${round + 1} min and ${week.tally.total} requests: ${formatted(usage)}`,
    );
  }
  inspector.close();
  const [first, ...later] = samples as [ResourceUsage, ...ResourceUsage[]];
  const heap = extremes(first, later, (usage) => usage.heap / first.heap);
  const learners = Math.round(week.tally.total / (CALLS_PER_DAY * DAYS_PER_WEEK));
  campaign.note(`${what}: the week of ${learners} learners: ${week.tally}`);
  campaign.atMost(`${what}: 5xx or without an answer`, week.tally.of(isFailure), 0);
  campaign.atMost(`${what}: growth of the heap at most`, 100 * heap.most, 10, '%');
  campaign.atLeast(`${what}: at least`, 100 * heap.least, -10, '%');
  const sockets = extremes(first, later, (usage) => usage.sockets);
  campaign.atMost(`${what}: more sockets`, sockets.most, 0);
  const timers = extremes(first, later, (usage) => usage.timers);
  campaign.atMost(`${what}: more timers`, timers.most, 0);
  await codivia.end('SIGTERM');
}

await runCampaign('week', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase('week');
  await Promise.all([
    measureWeek(campaign, 'embedded', { DATA_DIR: temporaryFolder(campaign.atEnd) }),
    measureWeek(campaign, 'PostgreSQL', { DATABASE_URL, WORKERS: '1' }),
  ]);
});
