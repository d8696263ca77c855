import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Members who want the weekly mail. No row: off, as it is at first. */
export const weekly_mails = pgTable('weekly_mails', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  turned_on_at: moment().notNull(),
  /** The Monday after the last week that a mail was written about. */
  last_sent_for: date(),
});
