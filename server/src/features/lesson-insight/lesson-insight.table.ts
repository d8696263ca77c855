import type { InsightExercise, InsightStep } from '@codivia/contract/api/admin-insight';
import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { lessons } from '../lessons/lessons.table.ts';

/**
 * The figures of lessons that enough members have begun, as a job counted them last (docs/product.md#insight). Nobody is
 * named here: pages of the panel read these rows, and never those of members.
 */
export const lesson_insights = pgTable('lesson_insights', {
  lesson_id: belongsTo(text().primaryKey(), () => lessons.id),
  started: integer().notNull(),
  finished: integer().notNull(),
  /** Null where too few have finished it at one go. */
  median_minutes: integer(),
  /** Those of the lesson as it was when it was counted. */
  steps: jsonb().$type<InsightStep[]>().notNull(),
  exercises: jsonb().$type<InsightExercise[]>().notNull(),
  counted_at: moment().notNull(),
});

/** Wrong answers that enough members gave to the present version of an exercise, the most frequent first. */
export const wrong_answer_groups = pgTable(
  'wrong_answer_groups',
  {
    lesson_id: belongsTo(text().notNull(), () => lessons.id),
    exercise_id: text().notNull(),
    place: smallint().notNull(),
    answer: text().notNull(),
    /** The words of the page that most of them got; empty for none. */
    feedback: text().notNull(),
    members: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lesson_id, table.exercise_id, table.place] })],
);
