import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

/**
 * Courses and lessons that ship as files and were removed permanently in the admin panel: the next start does not load
 * them again.
 */
export const removed_content = pgTable(
  'removed_content',
  {
    kind: text().$type<'course' | 'lesson'>().notNull(),
    id: text().notNull(),
    /** Hash of the files that were last ignored. */
    source_hash: text().notNull(),
    removed_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
