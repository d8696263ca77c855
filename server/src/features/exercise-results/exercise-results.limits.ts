import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { TooManyRequests } from '../../errors.ts';
import { createRateLimits, type RateLimit } from '../../services/rate-limits.ts';
import {
  type RecordedRow,
  type Report,
  recordReport,
  selectAwarded,
} from './exercise-results.queries.ts';

/**
 * Rate limit of exercises solved for the first time: one every 15 seconds, and those that were solved offline at once.
 */
const FIRST_PASSES: RateLimit = { name: 'first-passes', limit: 20, seconds: 5 * 60 };

/**
 * Records a pass that gives XP, within the rate limit. The count stays locked until the end: the same pass sent twice
 * at once counts once. Throws TooManyRequests, and then nothing is recorded.
 */
export function recordFirstPass(
  db: Db,
  clock: Clock,
  report: Report,
): Promise<RecordedRow | undefined> {
  return db.transaction(async (tx) => {
    const limits = createRateLimits(tx, clock);
    const { uses, seconds } = await limits.left(FIRST_PASSES, report.userId);
    if (await selectAwarded(tx, report)) return recordReport(tx, { ...report, xp: 0 });
    if (uses === 0) throw TooManyRequests(seconds);
    const row = await recordReport(tx, report);
    if (row) await limits.spend(FIRST_PASSES, report.userId);
    return row && { ...row, xp_gained: row.xp_awarded };
  });
}
