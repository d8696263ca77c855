import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The stars and notes of members at steps of lessons, visible to themselves only. Neither lesson nor step is a foreign
 * key: a note outlives both. A removed note stays as an empty row, or another device would take a later note for the
 * one it knew (docs/decisions/0316).
 */
export const step_notes = pgTable(
  'step_notes',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    lesson_id: text().notNull(),
    step_id: text().notNull(),
    step_index: integer().notNull(),
    step_title: text().notNull(),
    starred: boolean().notNull(),
    note: text().notNull(),
    revision: integer().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.lesson_id, table.step_id] })],
);
