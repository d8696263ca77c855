import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { gift_cards } from './gift-cards.table.ts';

export type GiftCard = typeof gift_cards.$inferSelect;

/** Answers the card's id; undefined when this payment has its card already. */
export async function insertGiftCard(
  db: Db,
  card: typeof gift_cards.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await db
    .insert(gift_cards)
    .values(card)
    .onConflictDoNothing({ target: gift_cards.payment_id })
    .returning({ id: gift_cards.id });
  return inserted?.id;
}

export async function findGiftCard(db: Db, id: string): Promise<GiftCard | undefined> {
  return (await db.select().from(gift_cards).where(eq(gift_cards.id, id)))[0];
}

export async function findGiftCardOfPayment(
  db: Db,
  payment_id: string,
): Promise<GiftCard | undefined> {
  return (await db.select().from(gift_cards).where(eq(gift_cards.payment_id, payment_id)))[0];
}

/** Uses a card up; false when there is no unused one of that code. */
export async function consumeGiftCard(
  db: Db,
  code_hash: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(gift_cards)
    .set({ activated_at: now, activated_by: userId })
    .where(and(eq(gift_cards.code_hash, code_hash), isNull(gift_cards.activated_at)))
    .returning({ id: gift_cards.id });
  return used.length > 0;
}

/** Until when a member's premium is paid for; their row is locked for the rest of the transaction. */
export async function lockPremiumEnds(db: Db, userId: string) {
  const [ends] = await db
    .select({ premium_until: users.premium_until, gift_until: users.gift_until })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return ends;
}

export async function setGiftEnd(db: Db, userId: string, gift_until: Date): Promise<void> {
  await db.update(users).set({ gift_until }).where(eq(users.id, userId));
}

/** Gives an unused card another code. */
export async function replaceCode(db: Db, id: string, code_hash: string): Promise<void> {
  await db
    .update(gift_cards)
    .set({ code_hash })
    .where(and(eq(gift_cards.id, id), isNull(gift_cards.activated_at)));
}

/** Notes when a card first left. */
export async function markMailed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(gift_cards)
    .set({ mailed_at: sql`coalesce(${gift_cards.mailed_at}, ${now.toISOString()})` })
    .where(eq(gift_cards.id, id));
}

/** Forgets where cards went that were mailed before `since`. */
export async function dropOldBuyers(db: Db, since: Date): Promise<void> {
  const left = sql`coalesce(${gift_cards.mailed_at}, ${gift_cards.activated_at})`;
  await db
    .update(gift_cards)
    .set({ buyer_email: null })
    .where(and(isNotNull(gift_cards.buyer_email), lt(left, since)));
}
