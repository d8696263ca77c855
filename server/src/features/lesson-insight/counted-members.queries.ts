import { type SQL, sql } from 'drizzle-orm';
import { DEMO_TEACHER } from '../../db/demo-teacher.ts';

/**
 * The condition that the owner of a row learns here: not an administrator, mentor or teacher, who try lessons, nor an
 * invented pupil of the demonstration class. Those are few, and PostgreSQL looks them up once for a statement: so no row
 * of a learner is looked for.
 */
export const isLearner = (owner: SQL): SQL => sql`${owner} not in (
  select id from users where role = 'admin'
  union all select user_id from mentors
  union all select user_id from teachers
  union all select s.user_id from class_members s join class_teachers t on t.class_id = s.class_id
    join users d on d.id = t.user_id where lower(d.email) = lower(${DEMO_TEACHER}))`;
