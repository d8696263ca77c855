import type { Difficulty } from '@codivia/contract/courses';
import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Courses, from the content folder or from the admin panel. */
export const courses = pgTable('courses', {
  id: text().primaryKey(),
  title: text().notNull(),
  title_fr: text().notNull(),
  description: text().notNull().default(''),
  description_fr: text().notNull().default(''),
  icon: text().notNull(),
  color: text().notNull(),
  difficulty: text().$type<Difficulty>().notNull(),
  duration_hours: doublePrecision().notNull(),
  order_index: integer().notNull(),
  is_active: boolean().notNull().default(true),
  /** Hash of the files this row was last loaded from; empty for one made in the admin panel. */
  source_hash: text().notNull().default(''),
  /** When an administrator last changed it: from then on the files no longer overwrite it. */
  edited_at: moment('edited_at'),
  created_at: moment('created_at').notNull().defaultNow(),
});
