import { eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { rate_limits } from './rate-limits.table.ts';

/** Uses to count, with their limit in a window of this number of seconds. */
interface Uses {
  key: string;
  uses: number;
  rule: { limit: number; seconds: number };
  now: Date;
}

/** Maximum difference between the clocks of processes, in milliseconds. */
const DISAGREEMENT = 60_000;

/**
 * Counts uses in one statement. A new window begins when the last one is over, or ends later than one that begins now
 * would: then the clock was put back since. Returns the count.
 */
export async function countUses(db: Db, { key, uses, rule, now }: Uses) {
  const resets_at = new Date(now.getTime() + rule.seconds * 1000);
  const latest = new Date(resets_at.getTime() + DISAGREEMENT);
  const fresh = or(lte(rate_limits.resets_at, now), gt(rate_limits.resets_at, latest));
  const [count] = await db
    .insert(rate_limits)
    .values({ key, used: uses, resets_at })
    .onConflictDoUpdate({
      target: rate_limits.key,
      set: {
        used: sql`case when ${fresh} then ${uses} else least(${rate_limits.used}, ${rule.limit}) + ${uses} end`,
        resets_at: sql`case when ${fresh} then excluded.resets_at else ${rate_limits.resets_at} end`,
      },
    })
    .returning();
  if (!count) throw new Error('a use was not counted');
  return count;
}

export async function undoUse(db: Db, key: string): Promise<void> {
  await db
    .update(rate_limits)
    .set({ used: sql`greatest(${rate_limits.used} - 1, 0)` })
    .where(eq(rate_limits.key, key));
}

export async function deleteCount(db: Db, key: string): Promise<void> {
  await db.delete(rate_limits).where(eq(rate_limits.key, key));
}

/** Deletes the windows that are over. */
export async function deleteOldCounts(db: Db, now: Date): Promise<void> {
  const { key, resets_at } = rate_limits;
  await deleteInBatches(db, { table: rate_limits, key, where: lt(resets_at, now) });
}
