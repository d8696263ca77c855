import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
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
    user_id: belongsTo(uuid().notNull(), () => users.id),
    removed_at: moment().notNull(),
  },
  (table) => [index('removed_links_user').on(table.user_id)],
);
