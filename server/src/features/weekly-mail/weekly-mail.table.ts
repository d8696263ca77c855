import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Members who want the weekly mail. No row: off, which is the default. */
export const weekly_mails = pgTable('weekly_mails', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  turned_on_at: moment().notNull(),
  /** The Monday after the last week with a mail. */
  last_sent_for: date(),
});
