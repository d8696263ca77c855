import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Events of the payment provider whose effect is in the database: each counts once. */
export const payment_events = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    received_at: moment().notNull(),
    /** The member whose subscription it is about; null once that account is deleted. */
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('payment_events_user').on(table.user_id)],
);
