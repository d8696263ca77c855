import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The position of a member in a lesson. The lesson is not a foreign key: a lesson that comes back continues where it
 * was left.
 */
export const lesson_positions = pgTable(
  'lesson_positions',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    lesson_id: text().notNull(),
    step_id: text().notNull(),
    step_index: integer().notNull(),
    /** Ids of the steps whose action was done. */
    done: text().array().notNull(),
    moved_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.lesson_id] })],
);
