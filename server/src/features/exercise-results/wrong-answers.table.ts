import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * Wrong answers of members, each once, as long as their account and for a limited time (docs/product.md#insight). Nobody
 * reads them one by one: a job counts which of them several members gave.
 */
export const wrong_answers = pgTable(
  'wrong_answers',
  {
    lesson_id: text().notNull(),
    exercise_id: text().notNull(),
    answer_hash: text().notNull(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    /** The version of the exercise (exercise-version.ts) to which it was given last. */
    version: text().notNull(),
    /** Normalised (normal-answer.ts). */
    answer: text().notNull(),
    /** The words of the page about it; empty where it said nothing of its own. */
    feedback: text().notNull(),
    given_at: moment().notNull(),
  },
  (table) => [
    // Puts the same answers to an exercise together, for counting them.
    primaryKey({
      columns: [table.lesson_id, table.exercise_id, table.answer_hash, table.user_id],
    }),
    index('wrong_answers_user').on(table.user_id, table.lesson_id, table.exercise_id),
    index('wrong_answers_given').using('brin', sql`${table.given_at}`),
  ],
);
