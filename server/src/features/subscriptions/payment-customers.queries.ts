import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Payments, SubscriptionState } from '../../services/payments/payments.ts';
import { payment_customers, subscription_notices } from './subscriptions.table.ts';

export type PaymentCustomer = typeof payment_customers.$inferSelect;

export async function findCustomer(db: Db, customer: string): Promise<PaymentCustomer | undefined> {
  const [found] = await db
    .select()
    .from(payment_customers)
    .where(eq(payment_customers.customer, customer));
  return found;
}

/** Returns the member's customer at this provider; undefined when there is none. */
export async function findCustomerOf(
  db: Db,
  userId: string,
  provider: Payments['provider'],
): Promise<PaymentCustomer | undefined> {
  const [found] = await db
    .select()
    .from(payment_customers)
    .where(and(eq(payment_customers.user_id, userId), eq(payment_customers.provider, provider)));
  return found;
}

/**
 * Stores a member's customer; one of another provider, which is not used any more, is replaced. Returns the stored one,
 * also when another request was quicker: a conflict in either unique column is one with that request's row. (`on
 * conflict (user_id) do update` raises an error when the other column conflicts first.)
 */
export async function insertCustomer(
  db: Db,
  customer: Pick<PaymentCustomer, 'user_id' | 'customer' | 'provider'>,
): Promise<PaymentCustomer> {
  const { user_id, provider } = customer;
  const ofAnother = and(
    eq(payment_customers.user_id, user_id),
    ne(payment_customers.provider, provider),
  );
  const fresh = { subscription: null, status: null, cancelled_at: null };
  await db
    .update(payment_customers)
    .set({ ...customer, ...fresh, checkout: null, checkout_order: null, trial_used: false })
    .where(ofAnother);
  await db.insert(payment_customers).values(customer).onConflictDoNothing();
  const found = await findCustomerOf(db, user_id, provider);
  if (!found) throw new Error('the customer was not written');
  return found;
}

/**
 * Locks the customer's row until the transaction ends. False when it is gone, or was changed since `revision` was read:
 * the state that was read from the provider meanwhile may be older than the stored one.
 */
export async function lockCustomer(
  db: Db,
  { customer, revision }: Pick<PaymentCustomer, 'customer' | 'revision'>,
): Promise<boolean> {
  const [locked] = await db
    .update(payment_customers)
    .set({ revision: revision + 1 })
    .where(and(eq(payment_customers.customer, customer), eq(payment_customers.revision, revision)))
    .returning({ revision: payment_customers.revision });
  return locked !== undefined;
}

/** Stores the subscription in the state of the provider. */
export async function recordSubscription(
  db: Db,
  customer: string,
  { subscription, status, cancelled_at, trial_used }: SubscriptionState,
): Promise<void> {
  await db
    .update(payment_customers)
    .set({
      subscription,
      status,
      cancelled_at,
      trial_used: sql`${payment_customers.trial_used} or ${trial_used}`,
    })
    .where(eq(payment_customers.customer, customer));
}

/**
 * Stores the checkout that was opened for a customer, and its options. False when another one than `before` is stored
 * by now.
 */
export async function recordCheckout(
  db: Db,
  customer: string,
  before: string | null,
  opened: { checkout: string; checkout_order: string },
): Promise<boolean> {
  const recorded = await db
    .update(payment_customers)
    .set(opened)
    .where(
      and(
        eq(payment_customers.customer, customer),
        sql`${payment_customers.checkout} is not distinct from ${before}`,
      ),
    )
    .returning({ customer: payment_customers.customer });
  return recorded.length > 0;
}

/** Returns the customer ids of a member at each provider. */
export function selectCustomersOf(db: Db, userId: string) {
  const { customer, provider, user_id } = payment_customers;
  return db.select({ customer, provider }).from(payment_customers).where(eq(user_id, userId));
}

/** Records that a member is notified of an occurrence; false when they already were. */
export async function recordNotice(tx: Db, userId: string, occurrence: string): Promise<boolean> {
  const isNew = await tx
    .insert(subscription_notices)
    .values({ user_id: userId, occurrence })
    .onConflictDoNothing()
    .returning();
  return isNew.length > 0;
}
