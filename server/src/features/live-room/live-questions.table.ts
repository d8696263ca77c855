import type { LiveQuestionState } from '@codivia/contract/api/live-room';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';

/** Questions of participants. `votes` counts the rows of live_question_votes. */
export const live_questions = pgTable(
  'live_questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    session_id: belongsTo(uuid().notNull(), () => live_sessions.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    text: text().notNull(),
    state: text().$type<LiveQuestionState>().notNull().default('pending'),
    votes: integer().notNull().default(0),
    created_at: moment().notNull(),
  },
  (table) => [
    index('live_questions_ranked').on(
      table.session_id,
      table.state,
      table.votes.desc(),
      table.created_at,
    ),
    index('live_questions_author').on(table.user_id, table.session_id),
  ],
);

export const live_question_votes = pgTable(
  'live_question_votes',
  {
    question_id: belongsTo(uuid().notNull(), () => live_questions.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.question_id, table.user_id] }),
    index('live_question_votes_user').on(table.user_id),
  ],
);

/** Polls of hosts; a session has at most one open poll. */
export const live_polls = pgTable(
  'live_polls',
  {
    id: uuid().primaryKey().defaultRandom(),
    session_id: belongsTo(uuid().notNull(), () => live_sessions.id),
    question: text().notNull(),
    options: json().$type<string[]>().notNull(),
    created_at: moment().notNull(),
    closed_at: moment(),
  },
  (table) => [
    index('live_polls_session').on(table.session_id, table.created_at),
    uniqueIndex('live_polls_open').on(table.session_id).where(sql`${table.closed_at} is null`),
  ],
);

/** `option` counts from 0. */
export const live_poll_answers = pgTable(
  'live_poll_answers',
  {
    poll_id: belongsTo(uuid().notNull(), () => live_polls.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    option: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.poll_id, table.user_id] }),
    index('live_poll_answers_user').on(table.user_id),
  ],
);

/** The participants for whom it goes too fast, and since when. */
export const live_signals = pgTable(
  'live_signals',
  {
    session_id: belongsTo(uuid().notNull(), () => live_sessions.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.user_id] }),
    index('live_signals_user').on(table.user_id),
  ],
);
