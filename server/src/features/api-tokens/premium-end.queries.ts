import { and, eq, exists, gt, inArray, isNull, not, notExists } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { endOfGrace } from '../../services/payments/grace.ts';
import { users } from '../accounts/accounts.table.ts';
import { hasAllOfPremiumAt } from '../accounts/premium.queries.ts';
import { payment_customers } from '../subscriptions/subscriptions.table.ts';
import { usableAt } from './api-tokens.queries.ts';
import { api_tokens } from './api-tokens.table.ts';

/** Maximum delay of the notice of a renewal: as long as the payment provider sends it again. In milliseconds. */
const LATE_NOTICE = endOfGrace(new Date(0)).getTime();

/** Members whose subscription is renewed as far as this server knows: the notice of it is on its way. */
const awaitingRenewal = (db: Db, now: Date) =>
  db
    .select({ id: payment_customers.user_id })
    .from(payment_customers)
    .where(
      and(
        eq(payment_customers.user_id, users.id),
        inArray(payment_customers.status, ['trialing', 'active']),
        isNull(payment_customers.cancelled_at),
        gt(users.premium_until, new Date(now.getTime() - LATE_NOTICE)),
      ),
    );

/** Tells whether a member's premium counts as renewed, though its date has passed. */
export async function awaitsRenewal(db: Db, userId: string, now: Date): Promise<boolean> {
  const awaiting = and(eq(users.id, userId), exists(awaitingRenewal(db, now)));
  return (await db.select({ id: users.id }).from(users).where(awaiting)).length > 0;
}

/**
 * Returns members whose premium is over and who still have tokens that are neither revoked nor expired, at most
 * `limit`.
 */
export async function selectOwnersWithoutPremium(
  db: Db,
  now: Date,
  limit: number,
): Promise<string[]> {
  const owners = await db
    .selectDistinct({ id: users.id })
    .from(api_tokens)
    .innerJoin(users, eq(users.id, api_tokens.user_id))
    .where(and(usableAt(now), not(hasAllOfPremiumAt(now)), notExists(awaitingRenewal(db, now))))
    .limit(limit);
  return owners.map(({ id }) => id);
}
