import { and, between, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { gift_cards } from './gift-cards.table.ts';

export type GiftCard = typeof gift_cards.$inferSelect;

/** Returns the card's id; undefined when this payment has its card already. */
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

/** Tells whether there is an unused card of that code. */
export async function isUnused(db: Db, code_hash: string): Promise<boolean> {
  const found = await db
    .select({ id: gift_cards.id })
    .from(gift_cards)
    .where(and(eq(gift_cards.code_hash, code_hash), isNull(gift_cards.activated_at)));
  return found.length > 0;
}

/** Tells whether a member has activated a card: the account is open then even while its address is not confirmed. */
export async function hasActivatedCard(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: gift_cards.id })
    .from(gift_cards)
    .where(eq(gift_cards.activated_by, userId))
    .limit(1);
  return found.length > 0;
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

/** Gives an unused card another code. */
export async function replaceCode(db: Db, id: string, code_hash: string): Promise<void> {
  await db
    .update(gift_cards)
    .set({ code_hash })
    .where(and(eq(gift_cards.id, id), isNull(gift_cards.activated_at)));
}

/** Records the moment when a card first left. */
export async function markMailed(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(gift_cards)
    .set({ mailed_at: sql`coalesce(${gift_cards.mailed_at}, ${now.toISOString()})` })
    .where(eq(gift_cards.id, id));
}

/** Unused cards that were paid for between the two moments and have not left yet. */
export async function selectUnmailed(db: Db, since: Date, until: Date): Promise<string[]> {
  const found = await db
    .select({ id: gift_cards.id })
    .from(gift_cards)
    .where(
      and(
        isNull(gift_cards.mailed_at),
        isNull(gift_cards.activated_at),
        isNotNull(gift_cards.buyer_email),
        between(gift_cards.paid_at, since, until),
      ),
    );
  return found.map(({ id }) => id);
}

/**
 * Deletes the addresses that the cards of a buyer were mailed to, also those bought without signing in; a card that has
 * not left yet keeps its address, and all stay valid for anyone who has their codes.
 */
export async function deleteBuyer(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const theirs = or(
    eq(gift_cards.buyer_id, id),
    eq(sql`lower(${gift_cards.buyer_email})`, email.toLowerCase()),
  );
  await db
    .update(gift_cards)
    .set({ buyer_email: null })
    .where(and(theirs, isNotNull(gift_cards.mailed_at)));
}

/** Deletes the addresses of cards that were mailed before `since`. */
export async function deleteOldBuyers(db: Db, since: Date): Promise<void> {
  const left = sql`coalesce(${gift_cards.mailed_at}, ${gift_cards.activated_at})`;
  await db
    .update(gift_cards)
    .set({ buyer_email: null })
    .where(and(isNotNull(gift_cards.buyer_email), lt(left, since)));
}
