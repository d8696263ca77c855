import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The latest request of each member about the name on their certificates. */
export const certificate_name_requests = pgTable(
  'certificate_name_requests',
  {
    user_id: belongsTo(uuid().primaryKey(), () => users.id),
    /** A new id for each request, so that nobody decides about one that they have not seen. */
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    why: text().notNull(),
    state: text().$type<'waiting' | 'accepted' | 'declined'>().notNull(),
    requested_at: moment().notNull(),
    decided_at: moment(),
    /** The reason for declining it. */
    words: text().notNull(),
  },
  (table) => [index('certificate_name_requests_state').on(table.state, table.requested_at)],
);
