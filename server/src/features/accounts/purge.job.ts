import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind, Jobs } from '../../services/jobs.ts';
import { dropOldCounts } from '../../services/rate-limits.queries.ts';
import { dropOldBuyers } from '../gift-cards/gift-cards.service.ts';
import { eraseAccount } from './account-deletion.service.ts';
import { dropOldDevices } from './known-devices.queries.ts';
import { dropOldMailTokens } from './mail-tokens.queries.ts';
import { dropExpiredRefreshTokens } from './refresh-tokens.queries.ts';
import { dropOldSessions } from './sessions.queries.ts';
import { selectUnverified } from './users.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Links that are used up still tell their owners so for a while, in milliseconds. */
const LINKS_KEPT = 7 * DAY;
const DEVICES_KEPT = 365 * DAY;
/** How long an account may wait for its address to be confirmed, in milliseconds. */
const UNVERIFIED_KEPT = 30 * DAY;
/** How long a card can be mailed again to its buyer, in milliseconds. */
const BUYERS_KEPT = 30 * DAY;

export const purge: JobKind<object> = { name: 'purge', concurrency: 1, cron: '17 3 * * *' };

interface PurgeDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}

/** Deletes what nobody needs any more: tokens, sessions, counts, devices, unused accounts. */
export async function purgeOld({ db, clock, jobs }: PurgeDeps): Promise<void> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await dropExpiredRefreshTokens(db, now);
  await dropOldSessions(db, ago(DAY));
  await dropOldMailTokens(db, ago(LINKS_KEPT));
  await dropOldCounts(db, now);
  await dropOldDevices(db, ago(DEVICES_KEPT));
  await dropOldBuyers(db, ago(BUYERS_KEPT));
  for (const id of await selectUnverified(db, ago(UNVERIFIED_KEPT))) {
    await db.transaction((tx) => eraseAccount(tx, jobs, id));
  }
}
