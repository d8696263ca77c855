import { integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

/**
 * Proof of a completed course, with the member's name and the course as they were then: it outlives later
 * changes of both. Only an administrator corrects the name.
 */
export const certificates = pgTable(
  'certificates',
  {
    certificate_id: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user_name: text().notNull(),
    course_id: text().notNull(),
    course_title: text().notNull(),
    course_title_fr: text().notNull(),
    total_xp: integer().notNull(),
    total_lessons: integer().notNull(),
    completion_date: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('certificates_user_course').on(table.user_id, table.course_id)],
);
