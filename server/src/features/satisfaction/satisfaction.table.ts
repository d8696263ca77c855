import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The latest answer of a member, and the moment when they were asked. Goes with the account. */
export const satisfaction_answers = pgTable('satisfaction_answers', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  /** Null when the member has only ever declined to answer. */
  satisfied: boolean(),
  managed: boolean(),
  answered_at: moment(),
  /** The moment when the member last answered or declined. */
  asked_at: moment().notNull(),
});

export type SatisfactionQuestion = 'satisfied' | 'managed';

/** The sums of satisfaction_answers, kept by a trigger. Nobody is named here. */
export const satisfaction_totals = pgTable('satisfaction_totals', {
  question: text().$type<SatisfactionQuestion>().primaryKey(),
  answers: integer().notNull(),
  agreeing: integer().notNull(),
});
