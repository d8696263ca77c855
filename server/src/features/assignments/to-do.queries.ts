import type { AssignmentKind } from '@codivia/contract/api/assignments';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';
import { DONE_AT, IS_FOR, IS_PRESENT, isoSql, PLACE } from './assignment-sql.queries.ts';

/** An assignment for a learner. Moments are texts in the form of the API. */
export interface ToDoRow {
  kind: AssignmentKind;
  lesson_id: string | null;
  exercise_id: string | null;
  challenge_id: string | null;
  title_en: string;
  title_fr: string;
  class_name: string;
  opens_at: string;
  /** Null also when it had passed before they joined. */
  due_at: string | null;
  done_at: string | null;
  /** True when the lesson may be read; null once it has gone, and for challenges. */
  readable: boolean | null;
}

/** Returns every assignment of the classes of a learner that is for them, those that have gone too. */
export function selectToDo(db: Db, userId: string, now: Date): Promise<ToDoRow[]> {
  const raw = sql.raw;
  return rowsOf(
    db,
    sql`select a.kind, coalesce(l.id, a.lesson_id) as lesson_id, a.exercise_id, a.challenge_id,
      case when a.kind = 'lesson' then coalesce(l.title, a.title_en) else a.title_en end as title_en,
      case when a.kind = 'lesson' then coalesce(l.title_fr, a.title_fr) else a.title_fr end as title_fr,
      c.name as class_name, ${raw(isoSql('a.opens_at'))} as opens_at,
      case when a.due_at >= m.joined_at then ${raw(isoSql('a.due_at'))} end as due_at,
      ${raw(isoSql(`(${DONE_AT})`))} as done_at,
      case when l.id is not null then ${raw(mayReadSql('l', 'u', `'${now.toISOString()}'`))} end as readable
    from users u join class_members m on m.user_id = u.id
      join classes c on c.id = m.class_id and c.archived_at is null
      join assignments a on a.class_id = c.id and a.removed_at is null
      ${raw(PLACE)}
    where u.id = ${userId}::uuid and ${raw(IS_PRESENT)} and ${raw(IS_FOR)}
    order by a.opens_at, a.position, a.id`,
  );
}
