import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { gift_cards } from '../gift-cards/gift-cards.table.ts';
import { sandbox_checkouts } from './sandbox.table.ts';

/**
 * Forgets who bought gift cards in the sandbox, within the transaction that deletes their account. Checkouts
 * that were not paid go; one that was paid keeps the address until its card has left by mail. What a
 * customer subscribed to goes when the subscription ends (`cancelSubscriptionNow`).
 */
export async function forgetSandboxBuyer(
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
