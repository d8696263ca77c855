import { and, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { gift_cards } from '../gift-cards/gift-cards.table.ts';
import { type CheckoutStatus, sandbox_checkouts } from './sandbox.table.ts';

export type SandboxCheckout = typeof sandbox_checkouts.$inferSelect;

/** Returns undefined when there is a checkout with the same key. */
export async function insertCheckout(
  db: Db,
  row: typeof sandbox_checkouts.$inferInsert,
): Promise<SandboxCheckout | undefined> {
  const [made] = await db.insert(sandbox_checkouts).values(row).onConflictDoNothing().returning();
  return made;
}

export async function findCheckoutByKey(db: Db, key: string): Promise<SandboxCheckout | undefined> {
  const found = await db.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.key, key));
  return found[0];
}

export async function selectCheckout(db: Db, id: string): Promise<SandboxCheckout | undefined> {
  const found = await db.select().from(sandbox_checkouts).where(eq(sandbox_checkouts.id, id));
  return found[0];
}

/** Closes an open checkout that was opened after `since`; undefined when there is none. */
export async function closeCheckout(
  db: Db,
  id: string,
  since: Date,
  changes: { status: CheckoutStatus; email?: string },
): Promise<SandboxCheckout | undefined> {
  const open = and(
    eq(sandbox_checkouts.id, id),
    eq(sandbox_checkouts.status, 'open'),
    gt(sandbox_checkouts.created_at, since),
  );
  const [closed] = await db.update(sandbox_checkouts).set(changes).where(open).returning();
  return closed;
}

/** Deletes checkouts from before `since`. Gift cards that were paid stay, without their buyers. */
export async function deleteOldCheckouts(db: Db, since: Date): Promise<void> {
  const isOld = lt(sandbox_checkouts.created_at, since);
  const isPaidCard = and(
    eq(sandbox_checkouts.kind, 'gift_card'),
    eq(sandbox_checkouts.status, 'complete'),
  );
  await db.delete(sandbox_checkouts).where(and(isOld, sql`not (${isPaidCard})`));
  await db.update(sandbox_checkouts).set({ email: null, user_id: null, key: null }).where(isOld);
}

/**
 * Deletes the buyer from gift cards of the sandbox, within the transaction that deletes their account. Checkouts that
 * were not paid are deleted; one that was paid keeps the address until its card has left by mail. A customer's
 * subscription data is deleted when the subscription ends (`cancelSubscriptionNow`).
 */
export async function deleteSandboxBuyer(
  tx: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const theirs = or(
    eq(sandbox_checkouts.user_id, id),
    eq(sql`lower(${sandbox_checkouts.email})`, email.toLowerCase()),
  );
  const cards = and(theirs, eq(sandbox_checkouts.kind, 'gift_card'));
  await tx.delete(sandbox_checkouts).where(and(cards, ne(sandbox_checkouts.status, 'complete')));
  const mailed = tx
    .select({ payment_id: gift_cards.payment_id })
    .from(gift_cards)
    .where(and(eq(gift_cards.payment_id, sandbox_checkouts.id), isNotNull(gift_cards.mailed_at)));
  await tx
    .update(sandbox_checkouts)
    .set({
      user_id: null,
      key: null,
      email: sql`case when exists (${mailed}) then null else ${sandbox_checkouts.email} end`,
    })
    .where(cards);
}
