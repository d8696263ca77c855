import type { Language } from '@codivia/contract/api/language';
import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** Comments of administrators on blocks of lessons, and the replies to them. */
export const lesson_comments = pgTable(
  'lesson_comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    lesson_id: belongsTo(text().notNull(), () => lessons.id),
    /** The comment that this one replies to. */
    reply_to: belongsTo(uuid(), (): AnyPgColumn => lesson_comments.id),
    language: text().$type<Language>().notNull(),
    /** The block: its identity (contract/src/lessons/block-anchors.ts), its position from 0, its first words. */
    block_id: text().notNull(),
    block_index: integer().notNull(),
    excerpt: text().notNull(),
    /** Empty once its author has deleted it while others had replied. */
    text: text().notNull(),
    author_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
    resolved_at: moment(),
    resolved_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('lesson_comments_lesson').on(table.lesson_id, table.created_at),
    index('lesson_comments_reply_to').on(table.reply_to),
    index('lesson_comments_author').on(table.author_id),
    index('lesson_comments_resolved_by').on(table.resolved_by),
  ],
);
