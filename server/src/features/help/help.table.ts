import type { HelpAttachment, HelpCategory, HelpState } from '@codivia/contract/api/help';
import type { Language } from '@codivia/contract/api/language';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { words } from '../../db/word-index.ts';
import { users } from '../accounts/accounts.table.ts';

const member = () => uuid().references(() => users.id, { onDelete: 'cascade' });
const staff = () => uuid().references(() => users.id, { onDelete: 'set null' });

/**
 * The condition that a thread is in the queue, in the form of `matching`: an index of those alone answers without the
 * rows.
 */
const isListed = (table: { merged_into: AnyPgColumn; state: AnyPgColumn }) =>
  sql`${table.merged_into} is null and ${table.state} <> 'unconfirmed'`;

/** Questions to the team, of members and of visitors. */
export const help_threads = pgTable(
  'help_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a visitor. */
    user_id: member(),
    /** The address for answers to a visitor; null for a member. */
    email: text(),
    language: text().$type<Language>().notNull(),
    category: text().$type<HelpCategory>().notNull(),
    subject: text().notNull(),
    /** `unconfirmed` until a visitor has followed the link of the mail. */
    state: text().$type<HelpState | 'unconfirmed'>().notNull(),
    /** 0 when a premium member asked, else 1. */
    queue_rank: smallint().notNull(),
    waiting_since: moment().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    first_answered_at: moment(),
    closed_at: moment(),
    assigned_to: staff(),
    merged_into: uuid().references((): AnyPgColumn => help_threads.id, { onDelete: 'cascade' }),
    /** The moment from which an answer waits to be read by the person who asked; null when there is none. */
    unread_since: moment(),
    /** The words of the subject, the visitor's address and all messages, for searches. */
    words: words().notNull().default(''),
  },
  (table) => [
    index('help_threads_queue')
      .on(table.queue_rank, table.waiting_since, table.id)
      .where(isListed(table)),
    index('help_threads_state').on(table.state, table.queue_rank, table.waiting_since, table.id),
    index('help_threads_created').on(table.created_at, table.id).where(isListed(table)),
    index('help_threads_user').on(table.user_id, table.updated_at),
    index('help_threads_email').on(sql`lower(${table.email})`),
    index('help_threads_assigned').on(table.assigned_to),
    index('help_threads_merged').on(table.merged_into),
    index('help_threads_answered').on(table.first_answered_at),
    index('help_threads_closed').on(table.closed_at),
    // Words are searched more often than written: `fastupdate` would keep new ones in a list that every search has to
    // read.
    index('help_threads_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);

/** The messages of a question, and the notes of the team. */
export const help_messages = pgTable(
  'help_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    thread_id: belongsTo(uuid().notNull(), () => help_threads.id),
    /** The member whose question it belongs to; null for a visitor. */
    user_id: member(),
    kind: text().$type<'question' | 'answer' | 'note'>().notNull(),
    /** The member of the team who has written it; null for the one who asked, and once that account is deleted. */
    staff_id: staff(),
    text: text().notNull(),
    attachment: jsonb().$type<HelpAttachment>(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('help_messages_thread').on(table.thread_id, table.created_at),
    index('help_messages_user').on(table.user_id),
    index('help_messages_staff').on(table.staff_id),
  ],
);

/** The links by which visitors reach their questions, by the hash of their secret. */
export const help_links = pgTable(
  'help_links',
  {
    token_hash: text().primaryKey(),
    thread_id: belongsTo(uuid().notNull(), () => help_threads.id),
    expires_at: moment().notNull(),
  },
  (table) => [index('help_links_thread').on(table.thread_id)],
);

/** Answers that the team uses again. */
export const help_templates = pgTable('help_templates', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  text_fr: text().notNull(),
  text_en: text().notNull(),
});

/** The moment when a member of the team last looked at a question. */
export const help_presences = pgTable(
  'help_presences',
  {
    thread_id: belongsTo(uuid().notNull(), () => help_threads.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    writing: boolean().notNull(),
    seen_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.thread_id, table.user_id] })],
);
