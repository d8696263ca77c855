import type { ApiScope, ApiTokenEnd } from '@codivia/contract/api/api-tokens';
import { index, json, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Tokens with which members' own programs call the public API, by their hash. */
export const api_tokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    name: text().notNull(),
    scopes: json().$type<ApiScope[]>().notNull(),
    token_hash: text().notNull(),
    /** The last four characters, by which members distinguish their tokens. */
    ending: text().notNull(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    last_used_at: moment(),
    revoked_at: moment(),
    revoked_by: text().$type<ApiTokenEnd>(),
  },
  (table) => [
    uniqueIndex('api_tokens_hash').on(table.token_hash),
    index('api_tokens_user').on(table.user_id, table.created_at),
    index('api_tokens_end').on(table.expires_at),
  ],
);

/** The project that each key of a repeated creation stands for, kept for a day (docs/decisions/0264). */
export const api_idempotency_keys = pgTable(
  'api_idempotency_keys',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    key_hash: text().notNull(),
    body_hash: text().notNull(),
    /** Null only within the transaction that makes the project; the project may be deleted later. */
    project_id: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key_hash] }),
    index('api_idempotency_keys_age').on(table.created_at),
  ],
);
