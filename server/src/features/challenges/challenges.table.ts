import type { AnswerParts } from '@codivia/contract/exercises/results';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The progress of a member with a challenge. `browsers` holds the tries of each of their browsers. Challenges are
 * files: a result outlives a file that is removed.
 */
export const challenge_results = pgTable(
  'challenge_results',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    challenge_id: text().notNull(),
    browsers: jsonb().$type<Record<string, number>>().notNull(),
    tries: integer().notNull(),
    best: integer().notNull(),
    cases: integer().notNull(),
    /** The version to which `best`, and the pass, belong. */
    version: text().notNull(),
    passed_at: moment(),
    /** True when it was solved in the week in which it was the latest. */
    in_its_week: boolean().notNull().default(false),
    /** XP that the first pass gave; 0 until then. */
    xp_awarded: integer().notNull().default(0),
    answer: json().$type<AnswerParts>(),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.challenge_id] }),
    index('challenge_results_challenge').on(table.challenge_id),
  ],
);

/** The decisions of administrators about a challenge; without a row it is as its file says. */
export const challenge_plans = pgTable('challenge_plans', {
  challenge_id: text().primaryKey(),
  /** A Monday that replaces the one of the file. */
  week: text(),
  enabled: boolean().notNull(),
  revision: integer().notNull(),
  updated_at: moment().notNull(),
});
