import type { PortfolioColor } from '@codivia/contract/api/portfolio';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** What a member shows of what they have made. Whether anyone sees it is a condition over it and its owner. */
export const portfolios = pgTable('portfolios', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  handle: text().notNull().unique(),
  color: text().$type<PortfolioColor>().notNull(),
  line: text().notNull(),
  /** In the order that is shown. Ids of what is gone since are passed over. */
  project_ids: uuid().array().notNull(),
  certificate_ids: text().array().notNull(),
  is_open: boolean().notNull().default(false),
  /** When an administrator took premium back, which has no end date elsewhere. */
  withdrawn_at: moment(),
  /** The end of premium that the latest mail was about. */
  noticed_end: moment(),
  updated_at: moment().notNull(),
});

/**
 * Handles that somebody has, or had a while ago, by the hash of their look-alike form: two that look alike are one.
 * Without a member it is kept from everybody: for a while when `freed_at` is set, else permanently.
 */
export const portfolio_handles = pgTable(
  'portfolio_handles',
  {
    handle_hash: text().primaryKey(),
    user_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    freed_at: moment(),
  },
  (table) => [index('portfolio_handles_user').on(table.user_id)],
);
