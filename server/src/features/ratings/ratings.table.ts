import { MAX_STARS } from '@codivia/contract/api/claims';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { courses } from '../courses/courses.table.ts';

/** The members' ratings of courses: one rating each, which goes with the account. */
export const course_ratings = pgTable(
  'course_ratings',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    course_id: belongsTo(text().notNull(), () => courses.id),
    stars: smallint().notNull(),
    rated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.course_id] }),
    index('course_ratings_course').on(table.course_id),
    check('course_ratings_stars', sql`${table.stars} between 1 and ${sql.raw(String(MAX_STARS))}`),
  ],
);

/** The sums of course_ratings, kept by a trigger: the catalogue reads them instead of every rating. */
export const course_rating_totals = pgTable('course_rating_totals', {
  course_id: belongsTo(text().primaryKey(), () => courses.id),
  ratings: integer().notNull(),
  stars: integer().notNull(),
});
