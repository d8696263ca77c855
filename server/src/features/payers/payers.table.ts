import type { Language } from '@codivia/contract/api/language';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Whoever pays for a member's subscription instead of the member. Without a row the member pays. */
export const payers = pgTable('payers', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
  since: moment().notNull(),
});

/** Requests of members that somebody else pays for them. */
export const payment_requests = pgTable(
  'payment_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    asked_at: moment().notNull(),
    expires_at: moment().notNull(),
    /** The hash of the token of the link, once it was mailed. */
    token_hash: text(),
    /** The checkout that was opened for it last: if it is paid, this is the payer. */
    checkout: text(),
  },
  (table) => [
    uniqueIndex('payment_requests_token').on(table.token_hash),
    index('payment_requests_user').on(table.user_id),
    index('payment_requests_expires').on(table.expires_at),
  ],
);
