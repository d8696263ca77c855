import type { PortfolioColor } from '@codivia/contract/api/portfolio';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The portfolio of a member. A condition over it and its owner decides whether anyone sees it. */
export const portfolios = pgTable('portfolios', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  handle: text().notNull().unique(),
  color: text().$type<PortfolioColor>().notNull(),
  line: text().notNull(),
  /** The projects in the order that is shown. Ids of deleted projects are ignored. */
  project_ids: uuid().array().notNull(),
  certificate_ids: text().array().notNull(),
  is_open: boolean().notNull().default(false),
  /** The moment when an administrator took premium back, which has no end date elsewhere. */
  withdrawn_at: moment(),
  /** The end of premium that the latest mail was about. */
  noticed_end: moment(),
  updated_at: moment().notNull(),
});

/**
 * Handles that members have, or had a while ago, by the hash of their look: two that look alike are one. A handle
 * without a member is kept from everybody: for a while when `freed_at` is set, else permanently.
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
