import type { ActorRole, ThreadAction } from '@codivia/contract/api/admin-mentoring';
import type { Language } from '@codivia/contract/api/language';
import type {
  AuthorRole,
  CheckResult,
  CodeVersion,
  MessageState,
  ProposalState,
} from '@codivia/contract/api/mentoring';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import type { ContactKind } from '@codivia/contract/text/contacts/findings';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { classes } from '../classes/classes.table.ts';

/** Accounts with the capability of a mentor. An account without a row is no mentor. */
export const mentors = pgTable('mentors', {
  user_id: belongsTo(uuid().primaryKey(), () => users.id),
  languages: text().array().$type<Language[]>().notNull().default([]),
  subjects: text().array().$type<ProgramKind[]>().notNull().default([]),
  weekly_hours: smallint().notNull().default(0),
  /** The version of the code of conduct that was accepted, and the moment. */
  conduct_version: integer(),
  conduct_accepted_at: moment(),
  granted_at: moment().notNull(),
  /** The moment until which they may answer without a second factor; null: never. */
  factor_due_at: moment(),
  /**
   * Since when they are suspended, because three of their messages are held: they may do nothing until an administrator
   * has decided.
   */
  suspended_at: moment(),
  /** The moment when an administrator ended the latest suspension: messages from before count no more. */
  reinstated_at: moment(),
});

/** Requests for mentoring. A mentor who loses the capability loses their requests: they are in the queue again. */
export const mentoring_threads = pgTable(
  'mentoring_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    learner_id: belongsTo(uuid().notNull(), () => users.id),
    mentor_id: uuid().references(() => mentors.user_id, { onDelete: 'set null' }),
    title: text().notNull(),
    kind: text().$type<ProgramKind>().notNull(),
    language: text().$type<Language>().notNull(),
    lesson_id: text(),
    exercise_id: text(),
    project_id: uuid(),
    /** The class whose teachers are the other side; null where mentors are. */
    class_id: belongsTo(uuid(), () => classes.id),
    /** False where the learner completes or predicts a given program. */
    own_program: boolean().notNull().default(true),
    check: json().$type<CheckResult>(),
    /** Names of files that the learner has added to the exercise. */
    own_files: text().array().notNull().default([]),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    /** Since when the mentor owes an answer; null once they have given it. */
    due_from: moment(),
    first_answer_at: moment(),
    closed_at: moment(),
    /** The moment from which the question is held: no mentor sees the request until an administrator has decided. */
    held_at: moment(),
    /** The moments from which each side has unread messages of the other. */
    learner_unread_since: moment(),
    mentor_unread_since: moment(),
  },
  (table) => [
    index('mentoring_threads_learner').on(table.learner_id, table.created_at),
    index('mentoring_threads_mentor').on(table.mentor_id),
    index('mentoring_threads_open').on(table.created_at).where(sql`${table.closed_at} is null`),
    index('mentoring_threads_answered').on(table.first_answer_at),
    index('mentoring_threads_updated').on(table.updated_at, table.id),
    index('mentoring_threads_created').on(table.created_at),
    index('mentoring_threads_class').on(table.class_id).where(sql`${table.class_id} is not null`),
  ],
);

/** The states of the code of a thread, from number 1. */
export const mentoring_versions = pgTable(
  'mentoring_versions',
  {
    thread_id: belongsTo(uuid().notNull(), () => mentoring_threads.id),
    number: integer().notNull(),
    files: json().$type<ProgramFiles>().notNull(),
    origin: text().$type<CodeVersion['origin']>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.thread_id, table.number] })],
);

/** Messages, comments on lines (`file` and `line`) and proposals (`files`) of a thread. */
export const mentoring_messages = pgTable(
  'mentoring_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    thread_id: belongsTo(uuid().notNull(), () => mentoring_threads.id),
    author_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    author: text().$type<AuthorRole>().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    file: text(),
    line: integer(),
    files: json().$type<ProgramFiles>(),
    proposal: text().$type<ProposalState>(),
    state: text().$type<MessageState>().notNull().default('shown'),
    created_at: moment().notNull(),
    /** The moment when an administrator decided about its report: it is not hidden again. */
    reviewed_at: moment(),
    /** The reason why it was held before anybody else saw it; null for every other. */
    held_for: text().$type<ContactKind>(),
  },
  (table) => [
    index('mentoring_messages_thread').on(table.thread_id, table.created_at),
    index('mentoring_messages_author').on(table.author_id),
    index('mentoring_messages_hidden').on(table.thread_id).where(sql`${table.state} = 'hidden'`),
    index('mentoring_messages_held').on(table.thread_id).where(sql`${table.state} = 'held'`),
  ],
);

/** The accesses of people to a thread with their actions, except for its learner's own reading and writing. */
export const mentoring_accesses = pgTable(
  'mentoring_accesses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    thread_id: belongsTo(uuid().notNull(), () => mentoring_threads.id),
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    role: text().$type<ActorRole>().notNull(),
    action: text().$type<ThreadAction>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('mentoring_accesses_thread').on(table.thread_id, table.id),
    index('mentoring_accesses_actor').on(table.actor_id),
  ],
);
