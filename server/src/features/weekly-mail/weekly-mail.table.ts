import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Members who want the weekly mail. No row: off, which is the default. */
export const weekly_mails = pgTable('weekly_mails', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  turned_on_at: moment().notNull(),
  /** The Monday after the last week with a mail. */
  last_sent_for: date(),
});
