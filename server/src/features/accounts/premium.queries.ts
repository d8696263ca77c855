import type { Role } from '@codivia/contract/api/accounts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from './accounts.table.ts';

/** Returns the condition that a row of `users` is premium at a moment, for the query builder. */
export function premiumAt(now: Date): SQL {
  return sql.raw(premiumSql('users', `'${now.toISOString()}'`));
}

/** Returns the condition that a row of `users` has all that premium gives at a moment: also administrators. */
export function hasAllOfPremiumAt(now: Date): SQL {
  return sql`(${users.role} = 'admin' or ${premiumAt(now)})`;
}

/** Returns the reasons why a member is premium, or is not. */
export async function premiumGroundsOf(db: Db, userId: string): Promise<PremiumGrounds> {
  const { premium_granted, premium_until, gift_until } = users;
  const [grounds] = await db
    .select({ premium_granted, premium_until, gift_until })
    .from(users)
    .where(eq(users.id, userId));
  return grounds ?? { premium_granted: false, premium_until: null, gift_until: null };
}

/**
 * Locks the member's row until the transaction ends, so that uses are counted against their plan one after another, and
 * returns the grounds of their premium, and their role. Undefined when the member is gone.
 */
export async function lockPremiumGrounds(
  tx: Db,
  userId: string,
): Promise<(PremiumGrounds & { role: Role }) | undefined> {
  const { premium_granted, premium_until, gift_until, role } = users;
  const [grounds] = await tx
    .select({ premium_granted, premium_until, gift_until, role })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return grounds;
}

/** Sets the end of premium by subscription, within `changePremium`; premium from gift cards is not touched. */
export async function setSubscriptionUntil(
  db: Db,
  userId: string,
  premium_until: Date,
): Promise<void> {
  await db.update(users).set({ premium_until }).where(eq(users.id, userId));
}

/**
 * Adds one year to the remaining premium time (docs/product.md#gift-cards), in one statement: gift cards that are
 * activated at once all count. To be called within `changePremium`. Returns the new end.
 */
export async function grantYear(db: Db, userId: string, now: Date): Promise<Date | undefined> {
  const { gift_until, premium_until } = users;
  const remaining = sql`greatest(${now.toISOString()}::timestamptz, ${gift_until}, ${premium_until})`;
  const year = sql`(${remaining} at time zone 'UTC' + interval '1 year') at time zone 'UTC'`;
  const [granted] = await db
    .update(users)
    .set({ gift_until: year })
    .where(eq(users.id, userId))
    .returning({ gift_until });
  return granted?.gift_until ?? undefined;
}

/** The facts that decide whether somebody is premium. */
export interface PremiumGrounds {
  premium_granted: boolean;
  premium_until: Date | null;
  gift_until: Date | null;
}

/** Premium is computed at every request, so that it ends by itself at its end date. */
export function isPremium(grounds: PremiumGrounds, now: Date): boolean {
  const lasts = (until: Date | null) => until !== null && until > now;
  return grounds.premium_granted || lasts(grounds.premium_until) || lasts(grounds.gift_until);
}

/** isPremium in SQL, for a row of users called `user`; `now` is a parameter or literal of the moment. */
export function premiumSql(user: string, now: string): string {
  const until = `greatest(${user}.premium_until, ${user}.gift_until)`;
  return `(${user}.premium_granted or coalesce(${until} > ${now}::timestamptz, false))`;
}
