import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/moment.ts';

/** The number of times that something was done in the time window that is running; shared by all processes. */
export const rate_limits = pgTable('rate_limits', {
  /** A hash of the rule and its subject: no address is readable here. */
  key: text().primaryKey(),
  used: integer().notNull(),
  resets_at: moment().notNull(),
});
