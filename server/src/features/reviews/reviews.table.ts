import { date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The progress of a member's reviews of a lesson. No row: no review yet, the first one follows from the completion. The
 * lesson is not a foreign key: the reviews of one that comes back continue.
 */
export const lesson_reviews = pgTable(
  'lesson_reviews',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    lesson_id: text().notNull(),
    /** Right answers so far. */
    stage: smallint().notNull(),
    /** The day when it is due again; null after the last review. */
    due_on: date(),
    answered_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.lesson_id] })],
);
