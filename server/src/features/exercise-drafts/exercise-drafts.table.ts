import type { Language } from '@codivia/contract/api/language';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The draft of a member in an exercise, solved or not. Neither lesson nor exercise is a foreign key: a draft outlives a
 * lesson that is taken away for a while.
 */
export const exercise_drafts = pgTable(
  'exercise_drafts',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    lesson_id: text().notNull(),
    exercise_id: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** `json` and not `jsonb`, as for right answers: the text comes back letter by letter. */
    parts: json().$type<AnswerParts>().notNull(),
    revision: integer().notNull(),
    written_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.lesson_id, table.exercise_id, table.language] }),
  ],
);
