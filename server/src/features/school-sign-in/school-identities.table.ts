import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { users } from '../accounts/accounts.table.ts';

/** People who sign in through a school, by the provider's id of the person, of which only a keyed hash is stored. */
export const school_identities = pgTable(
  'school_identities',
  {
    issuer: text().notNull(),
    subject_hash: text().notNull(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject_hash] }),
    index('school_identities_user').on(table.user_id),
  ],
);
