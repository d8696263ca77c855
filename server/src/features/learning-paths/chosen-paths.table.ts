import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The path that a member has chosen; null when they would rather look around. Paths are files, so it is no foreign key. */
export const chosen_paths = pgTable('chosen_paths', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  path_id: text(),
  chosen_at: moment().notNull(),
});
