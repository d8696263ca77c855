import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** The administrators who have a lesson open in the panel. */
export const lesson_presences = pgTable(
  'lesson_presences',
  {
    lesson_id: belongsTo(text().notNull(), () => lessons.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    since: moment().notNull(),
    seen_at: moment().notNull(),
    /** True while they have changes that are not saved. */
    is_editing: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lesson_id, table.user_id] }),
    index('lesson_presences_user').on(table.user_id),
    index('lesson_presences_seen').on(table.seen_at),
  ],
);
