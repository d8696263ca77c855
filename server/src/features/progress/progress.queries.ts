import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { progress } from './progress.table.ts';

/**
 * $1 session, $2 lesson, $3 whether it is completed, $4 now. One statement reads the session and its
 * member, the lesson and the right to it, and records the lesson: a completion is written once and
 * never taken back. The rights are those of mayRead and isPremium, in SQL.
 */
const RECORD = `
  with member as (
    select u.id, u.role = 'admin' or u.premium_granted
      or coalesce(u.premium_until > $4::timestamptz, false) as reads_all
    from sessions s join users u on u.id = s.user_id
    where s.id = $1::uuid and s.revoked_at is null
  ), lesson as (
    select l.id, l.course_id, l.xp_reward, l.is_premium
    from lessons l join courses c on c.id = l.course_id and c.is_active
    where l.id = $2 and l.is_active
  ), readable as (
    select member.id as user_id, lesson.* from member, lesson
    where member.reads_all or not lesson.is_premium
  ), written as (
    insert into progress as p (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
    select user_id, id, course_id, $4, case when $3::boolean then $4::timestamptz end,
      case when $3 then xp_reward else 0 end
    from readable
    on conflict (user_id, lesson_id) do update
      set completed_at = excluded.completed_at, xp_awarded = excluded.xp_awarded
      where p.completed_at is null and excluded.completed_at is not null
    returning p.completed_at, p.xp_awarded
  )
  select member.id as user_id, lesson.course_id, readable.id is not null as readable,
    written.xp_awarded is not null or before.lesson_id is not null as recorded,
    coalesce(written.completed_at, before.completed_at) as completed_at,
    coalesce(written.xp_awarded, 0) as xp_awarded
  from (select 1) as one
  left join member on true
  left join lesson on true
  left join readable on true
  left join written on true
  left join progress before on before.user_id = member.id and before.lesson_id = lesson.id`;

/** What became of a lesson that was to be recorded. */
export interface Recorded {
  /** Null when the session does not stand. */
  user_id: string | null;
  /** Null when there is no such lesson. */
  course_id: string | null;
  readable: boolean;
  /** False when another call was recording the same lesson for the first time: ask again. */
  recorded: boolean;
  completed_at: Date | null;
  xp_awarded: number;
}

/** Prepares the recording of a lesson as begun or completed. */
export function prepareRecord(database: Database) {
  const record = statement<Recorded>(database, 'record_progress', RECORD);
  return async (
    session: string,
    lesson: string,
    completed: boolean,
    now: Date,
  ): Promise<Recorded> => {
    const [recorded] = await record([session, lesson, completed, now]);
    if (!recorded) throw new Error('the recording of progress answers one row');
    return recorded;
  };
}

/** Prepares the reading of everything a member has begun or completed, in the order it was begun. */
export function prepareUserProgress(db: Db) {
  const { lesson_id, course_id, started_at, completed_at, xp_awarded } = progress;
  const prepared = db
    .select({ lesson_id, course_id, started_at, completed_at, xp_awarded })
    .from(progress)
    .where(eq(progress.user_id, sql.placeholder('user')))
    .orderBy(started_at, lesson_id)
    .prepare('user_progress');
  return (user: string) => prepared.execute({ user });
}

export type ProgressRow = Awaited<ReturnType<ReturnType<typeof prepareUserProgress>>>[number];
