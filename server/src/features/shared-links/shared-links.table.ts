import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * Addresses of links with files that their authors have deleted, for the page that says so. An existing link is a row
 * of published_projects with `link_sha256`.
 */
export const removed_links = pgTable(
  'removed_links',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    removed_at: moment().notNull(),
  },
  (table) => [index('removed_links_user').on(table.user_id)],
);
