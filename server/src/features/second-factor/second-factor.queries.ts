import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { mentors } from '../mentoring/mentoring.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { recovery_codes, second_factors } from './second-factor.table.ts';

export type SecondFactor = typeof second_factors.$inferSelect;

export async function findFactor(db: Db, userId: string): Promise<SecondFactor | undefined> {
  return (await db.select().from(second_factors).where(eq(second_factors.user_id, userId)))[0];
}

/** Tells whether a member may have a second factor: as an administrator, a mentor or a teacher. */
export async function isOffered(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(mentors, eq(mentors.user_id, users.id))
    .leftJoin(teachers, eq(teachers.user_id, users.id))
    .where(
      and(
        eq(users.id, userId),
        or(eq(users.role, 'admin'), isNotNull(mentors.user_id), isNotNull(teachers.user_id)),
      ),
    );
  return found.length > 0;
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recovery_codes, eq(recovery_codes.user_id, userId));
}

/** Stores a new secret, which replaces one that was never confirmed; false when a confirmed one exists. */
export async function insertSecret(
  db: Db,
  userId: string,
  sealed_secret: string,
  created_at: Date,
): Promise<boolean> {
  const stored = await db
    .insert(second_factors)
    .values({ user_id: userId, sealed_secret, created_at })
    .onConflictDoUpdate({
      target: second_factors.user_id,
      set: { sealed_secret, created_at, last_step: 0 },
      setWhere: isNull(second_factors.confirmed_at),
    })
    .returning({ user_id: second_factors.user_id });
  return stored.length > 0;
}

/** Uses up the code of a time step; false when it, or a later one, was used before. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const used = await db
    .update(second_factors)
    .set({ last_step: step })
    .where(and(eq(second_factors.user_id, userId), lt(second_factors.last_step, step)))
    .returning({ user_id: second_factors.user_id });
  return used.length > 0;
}

/** Uses up a recovery code; false when there is none (any more). */
export async function spendRecoveryCode(
  db: Db,
  userId: string,
  code_hash: string,
): Promise<boolean> {
  const used = await db
    .delete(recovery_codes)
    .where(and(eq(recovery_codes.user_id, userId), eq(recovery_codes.code_hash, code_hash)))
    .returning({ user_id: recovery_codes.user_id });
  return used.length > 0;
}

/** Confirms a stored secret. False when it is confirmed already. */
export async function confirmFactor(tx: Db, userId: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(second_factors)
    .set({ confirmed_at: now })
    .where(and(eq(second_factors.user_id, userId), isNull(second_factors.confirmed_at)))
    .returning({ user_id: second_factors.user_id });
  return confirmed.length > 0;
}

/** Replaces all remaining recovery codes by new ones. */
export async function replaceRecoveryCodes(
  tx: Db,
  userId: string,
  hashes: string[],
): Promise<void> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, userId));
  const codes = sql`select code, ${userId}::uuid from unnest(${sql.param(hashes)}::text[]) as codes (code)`;
  await tx.insert(recovery_codes).select(codes);
}

/** Deletes a member's second factor with its recovery codes; false when none was confirmed. */
export async function deleteFactor(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, userId));
  const deleted = await tx
    .delete(second_factors)
    .where(eq(second_factors.user_id, userId))
    .returning({ confirmed_at: second_factors.confirmed_at });
  return deleted.some(({ confirmed_at }) => confirmed_at !== null);
}

/** Waits for other changes of the second factor of this account; false when none is confirmed. */
export async function lockFactor(tx: Db, userId: string): Promise<boolean> {
  const locked = await tx
    .select({ confirmed_at: second_factors.confirmed_at })
    .from(second_factors)
    .where(eq(second_factors.user_id, userId))
    .for('update');
  return locked.some(({ confirmed_at }) => confirmed_at !== null);
}
