import type { Language } from '@codivia/contract/api/language';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Gift cards that were paid for. A card belongs to anyone who has its code; only the hash of the code is stored. */
export const gift_cards = pgTable(
  'gift_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's id of the checkout in which it was paid: one card for each payment. */
    payment_id: text().notNull().unique(),
    code_hash: text().notNull().unique(),
    /** The buyer, when they were signed in. */
    buyer_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The address that the card was mailed to; erased when it is not needed any more. */
    buyer_email: text(),
    /** The buyer's language. */
    language: text().$type<Language>().notNull(),
    paid_at: moment().notNull(),
    /** The moment when the card first left by mail. */
    mailed_at: moment(),
    activated_at: moment(),
    /** The member who uses it; null once that account is deleted. */
    activated_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('gift_cards_buyer').on(table.buyer_id),
    index('gift_cards_activated_by').on(table.activated_by),
  ],
);
