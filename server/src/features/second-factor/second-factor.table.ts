import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The authenticator app of an administrator or a mentor: one each. It is in use from `confirmed_at` on. */
export const second_factors = pgTable('second_factors', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  /** The shared secret, encrypted under the token secret. */
  sealed_secret: text().notNull(),
  /** The latest time step (30 s) whose code was accepted: no code works twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: moment().notNull(),
  confirmed_at: moment(),
});

/** Single-use codes for anyone who has lost their app, as keyed hashes; a used one is deleted. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    code_hash: text().primaryKey(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
  },
  (table) => [index('recovery_codes_user').on(table.user_id)],
);
