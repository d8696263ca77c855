import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import { type Jobs, scheduled } from '../../services/jobs.ts';
import { isPremium, lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { apiAccessEndMail } from './api-token-mail.job.ts';
import { revokeTokensOf } from './api-tokens.queries.ts';
import { awaitsRenewal, selectOwnersWithoutPremium } from './premium-end.queries.ts';

/** Number of members who are processed before the next are searched. */
const BATCH = 200;

/** Ends tokens of members whose premium has run out with time, since no event reports that. */
export const premiumEndSweep = scheduled('api-token-sweep', '*/10 * * * *');

/** The dependencies of ending tokens. */
export interface PremiumEndDeps {
  jobs: Jobs;
  now: Date;
}

/**
 * Revokes the tokens of a member whose premium is over, permanently, and queues the mail about it
 * (docs/decisions/0263).
 */
export async function endWithPremium(
  tx: Db,
  { jobs, now }: PremiumEndDeps,
  userId: string,
): Promise<void> {
  const grounds = await lockPremiumGrounds(tx, userId);
  if (!grounds || hasAllOfPremium({ role: grounds.role, is_premium: isPremium(grounds, now) })) {
    return;
  }
  if (await awaitsRenewal(tx, userId, now)) return;
  const names = await revokeTokensOf(tx, userId, 'premium', now);
  if (names.length === 0) return;
  await jobs.enqueue(tx, apiAccessEndMail, {
    user_id: userId,
    names,
    ended_at: now.toISOString(),
  });
}

/** Ends the tokens of everyone whose premium is over; called again, it sends no mail twice. */
export async function sweepTokens({
  db,
  clock,
  jobs,
}: {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const now = clock();
    const owners = await selectOwnersWithoutPremium(db, now, BATCH);
    for (const userId of owners) {
      await paced(() => db.transaction((tx) => endWithPremium(tx, { jobs, now }, userId)));
    }
    found = owners.length;
  }
}
