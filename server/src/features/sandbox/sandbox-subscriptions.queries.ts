import { and, desc, eq, like, lte, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  sandbox_checkouts,
  sandbox_customers,
  sandbox_events,
  sandbox_portals,
  sandbox_subscriptions,
} from './sandbox.table.ts';

export type SandboxSubscription = typeof sandbox_subscriptions.$inferSelect;
export type SubscriptionChanges = Partial<Omit<SandboxSubscription, 'id' | 'customer'>>;

/** Returns the id of the member's customer: of the one there is, if there is one. */
export async function insertCustomer(
  db: Db,
  row: typeof sandbox_customers.$inferInsert,
): Promise<string> {
  await db.insert(sandbox_customers).values(row).onConflictDoNothing();
  const mine = eq(sandbox_customers.user_id, row.user_id);
  const [found] = await db.select().from(sandbox_customers).where(mine);
  if (!found) throw new Error('the customer was not written');
  return found.id;
}

/** Sets the address of a customer. */
export async function updateCustomerEmail(db: Db, id: string, email: string): Promise<void> {
  await db.update(sandbox_customers).set({ email }).where(eq(sandbox_customers.id, id));
}

/** Deletes a customer with all rows that name them. */
export async function deleteCustomer(tx: Db, customer: string): Promise<void> {
  await tx.delete(sandbox_checkouts).where(eq(sandbox_checkouts.customer, customer));
  await tx.delete(sandbox_portals).where(eq(sandbox_portals.customer, customer));
  await tx.delete(sandbox_subscriptions).where(eq(sandbox_subscriptions.customer, customer));
  await tx.delete(sandbox_events).where(like(sandbox_events.object, `%"${customer}"%`));
  await tx.delete(sandbox_customers).where(eq(sandbox_customers.id, customer));
}

export async function insertSubscription(
  tx: Db,
  row: typeof sandbox_subscriptions.$inferInsert,
): Promise<void> {
  await tx.insert(sandbox_subscriptions).values(row);
}

/** A customer's subscriptions, the latest first. */
export function subscriptionsOf(db: Db, customer: string): Promise<SandboxSubscription[]> {
  return db
    .select()
    .from(sandbox_subscriptions)
    .where(eq(sandbox_subscriptions.customer, customer))
    .orderBy(desc(sandbox_subscriptions.created_at));
}

/** A customer's subscriptions that are not over, locked until the transaction ends. */
export function lockRunning(tx: Db, customer: string): Promise<SandboxSubscription[]> {
  const running = and(
    eq(sandbox_subscriptions.customer, customer),
    ne(sandbox_subscriptions.status, 'canceled'),
  );
  return tx.select().from(sandbox_subscriptions).where(running).for('update');
}

export async function updateSubscription(
  tx: Db,
  id: string,
  changes: SubscriptionChanges,
): Promise<void> {
  await tx.update(sandbox_subscriptions).set(changes).where(eq(sandbox_subscriptions.id, id));
}

/** The customers with a subscription whose period is over. */
export function selectDueCustomers(db: Db, now: Date): Promise<{ customer: string }[]> {
  const { customer, status, period_end } = sandbox_subscriptions;
  return db
    .selectDistinct({ customer })
    .from(sandbox_subscriptions)
    .where(and(ne(status, 'canceled'), lte(period_end, now)));
}
