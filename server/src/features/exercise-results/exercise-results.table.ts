import type { AnswerParts } from '@codivia/contract/exercises/results';
import { integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The outcome of a check and what the page said about it. */
export type LastCheck = { passed: boolean; message: string; at: string };

/**
 * The progress of a member with an exercise. `tries` holds a count for each of their browsers. Lesson and exercise are
 * not foreign keys: a result outlives a lesson that is removed. The answer is `json`, which keeps every letter, as the
 * files of projects are.
 */
export const exercise_results = pgTable(
  'exercise_results',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    lesson_id: text().notNull(),
    exercise_id: text().notNull(),
    tries: jsonb().$type<Record<string, number>>().notNull(),
    passed_at: moment(),
    /**
     * The moment from which its output is known to have been shown before it was solved: then no answer is accepted any
     * more.
     */
    seen_at: moment(),
    /** XP that its first accepted answer gave; 0 until then (docs/product.md#xp). */
    xp_awarded: integer().notNull().default(0),
    answer: json().$type<AnswerParts>(),
    answered_at: moment(),
    /** The latest check, for the teacher of a member of a class; null for everybody else. */
    last_check: json().$type<LastCheck>(),
    updated_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.lesson_id, table.exercise_id] })],
);
