import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment, writtenAt } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The lessons that a learner has begun or completed. Lesson and course are not foreign keys: XP that was earned
 * outlives a lesson that an administrator removes.
 */
export const progress = pgTable(
  'progress',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    lesson_id: text().notNull(),
    course_id: text().notNull(),
    started_at: writtenAt(),
    completed_at: moment(),
    xp_awarded: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.lesson_id] }),
    index('progress_course').on(table.user_id, table.course_id),
    // BRIN indexes are tiny, and unlike others they keep completing a lesson as cheap as it was: rows are written in
    // the order of time, and these indexes only store the times of each range of the table.
    index('progress_started').using('brin', table.started_at),
    index('progress_completed').using('brin', table.completed_at),
  ],
);
