import { date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * How far a member has reviewed a lesson. No row: not at all, the first review follows from the completion. The
 * lesson is not a foreign key: one that comes back is reviewed on.
 */
export const lesson_reviews = pgTable(
  'lesson_reviews',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lesson_id: text().notNull(),
    /** Right answers so far. */
    stage: smallint().notNull(),
    /** When it is due again; null after the last review. */
    due_on: date(),
    answered_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.lesson_id] })],
);
