import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Events of the payment provider whose effect is in the database: each counts once. */
export const payment_events = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  received_at: timestamp({ withTimezone: true }).notNull(),
});
