import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import type { Payments, SubscriptionStatus } from '../../services/payments/payments.ts';
import { users } from '../accounts/accounts.table.ts';

/** The payment provider's customers, and the subscription it last reported for each. */
export const payment_customers = pgTable('payment_customers', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  /** The provider's id. */
  customer: text().notNull().unique(),
  provider: text().$type<Payments['provider']>().notNull(),
  /** Counts the changes of this row: a state that was read from the provider before a change is read again. */
  revision: integer().notNull().default(0),
  trial_used: boolean().notNull().default(false),
  subscription: text(),
  status: text().$type<SubscriptionStatus>(),
  cancelled_at: moment(),
  /** The checkout that was opened last, and a hash of its options. */
  checkout: text(),
  checkout_order: text(),
});

/** Mails that were queued: one per occurrence, regardless of the order of events. */
export const subscription_notices = pgTable(
  'subscription_notices',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    occurrence: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.occurrence] })],
);
