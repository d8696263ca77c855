import { LICENCE_GRACE_DAYS } from '@codivia/contract/api/assignments';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { IS_FOR } from './assignment-sql.queries.ts';

/**
 * The assignments `a` that classes have opened to the row `user` of users by their licence: to a member with a seat once
 * they have begun, to a teacher from the beginning.
 */
function openedSql(user: string, now: string): string {
  const moment = `${now}::timestamptz`;
  return `from (select m.class_id, m.id from class_members m where m.user_id = ${user}.id and m.has_seat
      union all select t.class_id, null from class_teachers t where t.user_id = ${user}.id) m
    join classes c on c.id = m.class_id and c.archived_at is null
    join school_seats s on s.class_id = c.id
    join assignments a on a.class_id = c.id and a.removed_at is null
    where (m.id is null or a.opens_at <= ${moment} and ${IS_FOR})
      and (s.until > ${moment} or (a.opens_at < s.until
        and s.until + interval '${LICENCE_GRACE_DAYS} days' > ${moment}))`;
}

/**
 * The condition that a class has opened a Premium lesson to the row `user` of users: the class has a licence, the
 * member has one of its seats, and the lesson is assigned to them and has begun; or the member teaches the class, and it
 * is assigned there. `lesson` is an expression for its id, `now` a parameter or literal of the moment. After the end of the licence, what it had opened stays open for a while.
 */
export function openedByClassSql(lesson: string, user: string, now: string): string {
  return `exists (select ${openedSql(user, now)} and a.lesson_id = ${lesson})`;
}

/** Returns the ids of the lessons, or of the challenges, that classes have opened to a member at a moment. */
export async function openedTo(
  db: Db,
  userId: string,
  now: Date,
  target: 'lesson_id' | 'challenge_id',
): Promise<ReadonlySet<string>> {
  const opened = sql.raw(openedSql('u', `'${now.toISOString()}'`));
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct o.id from users u
      cross join lateral (select a.${sql.raw(target)} as id ${opened}) o
      where u.id = ${userId}::uuid and o.id is not null`,
  );
  return new Set(rows.map(({ id }) => id));
}
