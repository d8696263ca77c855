import { OFFLINE_SECONDS } from '@codivia/contract/api/class-lessons';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { IS_PRESENT } from '../assignments/assignment-sql.queries.ts';
import { isLessonAssigned } from './assigned.queries.ts';

export interface ClassPlace {
  lesson_id: string;
  step_id: string;
}

/**
 * Keeps which step a member has open, where a class of theirs has assigned the lesson; of another lesson nothing is
 * kept. The step counts as open since then, unless it was open until now.
 */
export async function keepPresence(
  db: Db,
  userId: string,
  { lesson_id, step_id }: ClassPlace,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`insert into class_presences as p (user_id, lesson_id, step_id, opened_at, seen_at)
    select ${userId}::uuid, ${lesson_id}::text, ${step_id}::text, ${at}, ${at}
    where exists (select from class_members m
      join classes c on c.id = m.class_id and c.archived_at is null
      where m.user_id = ${userId}::uuid and ${sql.raw(IS_PRESENT)} and ${isLessonAssigned(lesson_id, now)})
    on conflict (user_id) do update set
      lesson_id = excluded.lesson_id, step_id = excluded.step_id, seen_at = excluded.seen_at,
      opened_at = case when p.lesson_id = excluded.lesson_id and p.step_id = excluded.step_id
        and p.seen_at > excluded.seen_at - interval '${sql.raw(String(OFFLINE_SECONDS))} seconds'
        then p.opened_at else excluded.opened_at end`);
}

/** Renews the presences of connected members, each in the lesson that they have open. */
export async function renewPresences(
  db: Db,
  open: readonly { userId: string; lesson: string }[],
  now: Date,
): Promise<void> {
  const users = JSON.stringify(open);
  await db.execute(sql`update class_presences p set seen_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${users}::json) as o ("userId" uuid, lesson text)
    where p.user_id = o."userId" and p.lesson_id = o.lesson`);
}

/** Returns the classes of each connected session that learns in one now: none for a session that has ended. */
export async function selectClassesOf(
  db: Db,
  logins: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await rowsOf<{ login: string; classes: string[] }>(
    db,
    sql`select s.id as login, array_agg(c.id) as classes
    from json_array_elements_text(${JSON.stringify(logins)}::json) as l
      join sessions s on s.id = l::uuid and s.revoked_at is null
      join class_members m on m.user_id = s.user_id
      join classes c on c.id = m.class_id and c.archived_at is null
    where ${sql.raw(IS_PRESENT)}
    group by s.id`,
  );
  return new Map(rows.map(({ login, classes }) => [login, classes]));
}

/** Returns the connected sessions that still teach a class, each as `login class`. */
export async function selectTeaching(
  db: Db,
  logins: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ held: string }>(
    db,
    sql`select s.id || ' ' || c.id as held
    from json_array_elements_text(${JSON.stringify(logins)}::json) as l
      join sessions s on s.id = l::uuid and s.revoked_at is null
      join class_teachers t on t.user_id = s.user_id
      join classes c on c.id = t.class_id and c.archived_at is null`,
  );
  return new Set(rows.map(({ held }) => held));
}

/** Returns the ends of the pauses of classes, in milliseconds. */
export async function selectPauses(
  db: Db,
  classIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ id: string; until: number }>(
    db,
    sql`select c.id, (extract(epoch from c.paused_until) * 1000)::float8 as until
    from json_array_elements_text(${JSON.stringify(classIds)}::json) as l
      join classes c on c.id = l::uuid
    where c.paused_until > ${now.toISOString()}::timestamptz`,
  );
  return new Map(rows.map(({ id, until }) => [id, until]));
}

/** A thread of comments of a teacher that its pupil has not read. */
export interface UnreadComment {
  id: string;
  title: string;
}

/** Returns the unread comments of members, by their accounts. */
export async function selectUnreadComments(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, UnreadComment[]>> {
  const rows = await rowsOf<{ user_id: string; comments: UnreadComment[] }>(
    db,
    sql`select t.learner_id as user_id,
      json_agg(json_build_object('id', t.id, 'title', t.title) order by t.updated_at desc) as comments
    from json_array_elements_text(${JSON.stringify(userIds)}::json) as l
      join mentoring_threads t on t.learner_id = l::uuid
    where t.class_id is not null and t.learner_unread_since is not null and t.held_at is null
    group by t.learner_id`,
  );
  return new Map(rows.map(({ user_id, comments }) => [user_id, comments]));
}
