import type {
  LessonVersionContent,
  VersionOrigin,
} from '@codivia/contract/api/admin-lesson-versions';
import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** Every saved version of a lesson that was ever changed in the admin panel, the present one too. */
export const lesson_versions = pgTable(
  'lesson_versions',
  {
    lesson_id: belongsTo(text().notNull(), () => lessons.id),
    revision: integer().notNull(),
    origin: text().$type<VersionOrigin>().notNull(),
    saved_at: moment().notNull(),
    /** Null when it shipped like that, or the account is deleted. */
    saved_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    restored_from: integer(),
    /** The fields that differ from the version before. */
    changed: json().$type<string[]>().notNull(),
    lesson: json().$type<LessonVersionContent['lesson']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lesson_id, table.revision] }),
    index('lesson_versions_saved_by').on(table.saved_by),
  ],
);
