import { paced } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { scheduled } from '../../services/jobs.ts';
import { deleteOldCounts } from '../../services/rate-limits.queries.ts';
import { deleteOldKeys, deleteOldTokens } from '../api-tokens/api-tokens.queries.ts';
import { deleteOldBuyers } from '../gift-cards/gift-cards.queries.ts';
import { deleteOldHandles } from '../portfolio/portfolio.service.ts';
import { deleteAccount } from './account-deletion.service.ts';
import { deleteOldDevices } from './known-devices.queries.ts';
import { deleteOldMailTokens } from './mail-tokens.queries.ts';
import { deleteExpiredRefreshTokens } from './refresh-tokens.queries.ts';
import { deleteOldSessions } from './sessions.queries.ts';
import { selectUnverified } from './users.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Time for which used links still tell their owners that they are used, in milliseconds. */
const LINK_RETENTION = 7 * DAY;
const DEVICE_RETENTION = 365 * DAY;
/** Time for which an account may wait for its address to be confirmed, in milliseconds. */
const UNVERIFIED_RETENTION = 30 * DAY;
/** Time for which members see API tokens that ended, in milliseconds. */
const TOKEN_RETENTION = 30 * DAY;
/** Time for which a repeated creation is recognised, in milliseconds (docs/decisions/0264). */
const IDEMPOTENCY_RETENTION = DAY;
/** Time for which a card can be mailed again to its buyer, in milliseconds. */
const BUYER_RETENTION = 30 * DAY;

export const purge = scheduled('purge', '17 3 * * *');

/** Deletes rows that nobody needs any more: tokens, sessions, counts, devices, unused accounts. */
export async function purgeOld({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await deleteExpiredRefreshTokens(db, now);
  await deleteOldSessions(db, ago(DAY));
  await deleteOldMailTokens(db, ago(LINK_RETENTION));
  await deleteOldCounts(db, now);
  await deleteOldDevices(db, ago(DEVICE_RETENTION));
  await deleteOldTokens(db, ago(TOKEN_RETENTION));
  await deleteOldKeys(db, ago(IDEMPOTENCY_RETENTION));
  await deleteOldHandles(db, now);
  await deleteOldBuyers(db, ago(BUYER_RETENTION));
  for (const id of await selectUnverified(db, ago(UNVERIFIED_RETENTION))) {
    await paced(() => db.transaction((tx) => deleteAccount(tx, { jobs, now }, id)));
  }
}
