import type { AgeGroup } from '@codivia/contract/api/permissions';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { family_ties } from '../families/families.table.ts';

/** Returns the columns of an answer to “15 or older?”. */
export function ageColumns(
  over15: boolean,
  now: Date,
): { age_group: AgeGroup; age_answered_at: Date } {
  return { age_group: over15 ? '15_or_older' : 'under_15', age_answered_at: now };
}

/** Stores the first answer of a member, whose row stays locked. False when they have answered before. */
export async function insertAge(
  tx: Db,
  userId: string,
  over15: boolean,
  now: Date,
): Promise<boolean> {
  const answered = await tx
    .update(users)
    .set(ageColumns(over15, now))
    .where(and(eq(users.id, userId), isNull(users.age_group)))
    .returning({ id: users.id });
  return answered.length > 0;
}

/** Stores that a member has turned 15. */
export async function storeFifteen(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(users).set(ageColumns(true, now)).where(eq(users.id, userId));
}

/**
 * Turns off what invited parents allow: a member who says only now that they are under 15 needs an agreement that was
 * given for that age.
 */
export async function closeInvited(tx: Db, userId: string): Promise<void> {
  const closed = { may_publish: false, may_mentoring: false, may_live: false };
  await tx
    .update(family_ties)
    .set(closed)
    .where(and(eq(family_ties.child_id, userId), eq(family_ties.asked_by, 'invitation')));
}
