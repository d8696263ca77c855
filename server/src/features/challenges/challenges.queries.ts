import { and, count, eq, sql, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { challenge_plans, challenge_results } from './challenges.table.ts';

export type ResultRow = typeof challenge_results.$inferSelect;
export type PlanRow = typeof challenge_plans.$inferSelect;

const isOf = (userId: string, challenge: string) =>
  and(eq(challenge_results.user_id, userId), eq(challenge_results.challenge_id, challenge));

export async function selectResult(
  db: Db,
  userId: string,
  challenge: string,
): Promise<ResultRow | undefined> {
  const [row] = await db.select().from(challenge_results).where(isOf(userId, challenge));
  return row;
}

/** Returns the member's results without their answers. */
export function selectResults(db: Db, userId: string) {
  const { challenge_id, tries, best, cases, version, passed_at } = challenge_results;
  const { in_its_week, xp_awarded } = challenge_results;
  return db
    .select({ challenge_id, tries, best, cases, version, passed_at, in_its_week, xp_awarded })
    .from(challenge_results)
    .where(eq(challenge_results.user_id, userId));
}

export type ListedResult = Awaited<ReturnType<typeof selectResults>>[number];

/** Returns the member's result, locked until the transaction ends: other reports wait. */
export async function lockResult(tx: Db, empty: ResultRow): Promise<ResultRow> {
  await tx.insert(challenge_results).values(empty).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(challenge_results)
    .where(isOf(empty.user_id, empty.challenge_id))
    .for('update');
  return row ?? empty;
}

export async function updateResult(tx: Db, row: ResultRow): Promise<void> {
  await tx.update(challenge_results).set(row).where(isOf(row.user_id, row.challenge_id));
}

export function selectPlans(db: Db): Promise<PlanRow[]> {
  return db.select().from(challenge_plans);
}

/** Locks all plans until the transaction ends: two challenges must not get the same week. */
export async function lockPlans(tx: Db): Promise<PlanRow[]> {
  await tx.execute(sql`lock table ${challenge_plans} in share row exclusive mode`);
  return selectPlans(tx);
}

export async function upsertPlan(tx: Db, plan: PlanRow): Promise<void> {
  const { challenge_id: _, ...set } = plan;
  await tx
    .insert(challenge_plans)
    .values(plan)
    .onConflictDoUpdate({ target: challenge_plans.challenge_id, set });
}

/** Returns the figures of the members' results for each challenge. */
export function selectStatistics(db: Db) {
  const { challenge_id, tries, passed_at } = challenge_results;
  return db
    .select({
      challenge_id,
      members: count(),
      passes: count(passed_at),
      tries: sum(tries).mapWith(Number),
    })
    .from(challenge_results)
    .groupBy(challenge_id);
}
