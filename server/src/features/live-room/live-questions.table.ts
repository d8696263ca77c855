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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const sessionId = () =>
  uuid()
    .notNull()
    .references(() => live_sessions.id, { onDelete: 'cascade' });
const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Questions of participants. `votes` counts the rows of live_question_votes. */
export const live_questions = pgTable(
  'live_questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    session_id: sessionId(),
    user_id: userId(),
    text: text().notNull(),
    state: text().$type<LiveQuestionState>().notNull().default('pending'),
    votes: integer().notNull().default(0),
    created_at: moment('created_at').notNull(),
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
    question_id: uuid()
      .notNull()
      .references(() => live_questions.id, { onDelete: 'cascade' }),
    user_id: userId(),
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
    session_id: sessionId(),
    question: text().notNull(),
    options: json().$type<string[]>().notNull(),
    created_at: moment('created_at').notNull(),
    closed_at: moment('closed_at'),
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
    poll_id: uuid()
      .notNull()
      .references(() => live_polls.id, { onDelete: 'cascade' }),
    user_id: userId(),
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
    session_id: sessionId(),
    user_id: userId(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.user_id] }),
    index('live_signals_user').on(table.user_id),
  ],
);
