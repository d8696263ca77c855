import type { LessonSummary } from '@codivia/contract/courses';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { sessions } from '../accounts/accounts.table.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';
import { progress } from './progress.table.ts';

const READABLE = mayReadSql('$4::boolean', 'u', '$3');
const MEMBER = 'sessions s join users u on u.id = s.user_id and s.revoked_at is null';

/**
 * $1 session, $2 lesson, $3 now, $4 whether it is premium, $5 its course, $6 when it was completed,
 * $7 its XP, $8 the lessons of its course. One statement reads the session, the member and their right, and writes
 * the entry unless there is one already: a completion is written once and never taken back. It answers a row only
 * when it has written, with the number of the course's lessons that had been completed before it began.
 */
const RECORD = `
  insert into progress as p (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
  select u.id, $2, $5, $3::timestamptz, $6::timestamptz, $7::integer
  from ${MEMBER} where s.id = $1::uuid and ${READABLE}
  on conflict (user_id, lesson_id) do update
    set completed_at = excluded.completed_at, xp_awarded = excluded.xp_awarded
    where p.completed_at is null and excluded.completed_at is not null
  returning p.user_id, true as readable, p.completed_at, p.xp_awarded,
    case when p.completed_at is not null then (select count(*) from progress other
      where other.user_id = p.user_id and other.lesson_id = any($8::text[])
        and other.completed_at is not null)::integer end as completed_before`;

/** $1 to $4 as above. Why RECORD has written nothing; no row when the session is not valid. */
const EXPLAIN = `
  select u.id as user_id, ${READABLE} as readable, p.completed_at, 0 as xp_awarded,
    null::integer as completed_before
  from ${MEMBER} left join progress p on p.user_id = u.id and p.lesson_id = $2
  where s.id = $1::uuid`;

/** A lesson that is to be recorded for the member of a session. */
export interface Recording {
  session: string;
  lesson: Pick<LessonSummary, 'id' | 'course_id' | 'is_premium' | 'xp_reward'>;
  completed: boolean;
  /** All lessons of the course that count for it. */
  courseLessons: string[];
  now: Date;
}

/** What became of it. */
export interface Recorded {
  user_id: string;
  /** False when the lesson is not for this member: nothing was written. */
  readable: boolean;
  completed_at: Date | null;
  /** What this call has earned: nothing, when the lesson had been completed before. */
  xp_awarded: number;
  /** How many of the course's lessons had been completed before this one; null when this call completed none. */
  completed_before: number | null;
}

/** Prepares the recording of a lesson as begun or completed; undefined when the session is not valid. */
function prepareRecord(database: Database) {
  const record = statement<Recorded>(database, 'record_progress', RECORD);
  const explain = statement<Recorded>(database, 'explain_progress', EXPLAIN);
  return async (recording: Recording): Promise<Recorded | undefined> => {
    const { session, lesson, completed, courseLessons, now } = recording;
    const values = [session, lesson.id, now, lesson.is_premium];
    const outcome = completed ? [now, lesson.xp_reward] : [null, 0];
    const [written] = await record([...values, lesson.course_id, ...outcome, courseLessons]);
    return written ?? (await explain(values))[0];
  };
}

/** Prepares the question whether a session is still valid. */
function prepareExists(db: Db) {
  const prepared = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sql.placeholder('session')), isNull(sessions.revoked_at)))
    .prepare('session_stands');
  return async (session: string) => (await prepared.execute({ session })).length > 0;
}

/** Prepares the reading of everything a member has begun or completed, in the order it was begun. */
function prepareUserProgress(db: Db) {
  const { lesson_id, course_id, started_at, completed_at, xp_awarded } = progress;
  const prepared = db
    .select({ lesson_id, course_id, started_at, completed_at, xp_awarded })
    .from(progress)
    .where(eq(progress.user_id, sql.placeholder('user')))
    .orderBy(started_at, lesson_id)
    .prepare('user_progress');
  return (user: string) => prepared.execute({ user });
}

/** A member's total XP (docs/product.md#xp): what lessons, exercises and challenges gave. `user` is SQL for their id. */
export function totalXpSql(user: string): string {
  const sumOf = (table: string) =>
    `(select coalesce(sum(xp_awarded), 0) from ${table} where user_id = ${user})`;
  const sums = ['progress', 'exercise_results', 'challenge_results'].map(sumOf);
  return `(${sums.join(' + ')})::integer`;
}

const TOTAL_XP = `select ${totalXpSql('$1::uuid')} as total_xp`;

/** Prepares the reading of a member's total XP. */
function prepareTotalXp(database: Database) {
  const total = statement<{ total_xp: number }>(database, 'total_xp', TOTAL_XP);
  return async (user: string): Promise<number> => (await total([user]))[0]?.total_xp ?? 0;
}

export type ProgressRow = Awaited<ReturnType<ReturnType<typeof prepareUserProgress>>>[number];

/** Prepares what members do with lessons, and what they read of it. */
export function prepareProgress(database: Database) {
  return {
    record: prepareRecord(database),
    sessionExists: prepareExists(database.db),
    progressOf: prepareUserProgress(database.db),
    totalXpOf: prepareTotalXp(database),
  };
}

export type ProgressQueries = ReturnType<typeof prepareProgress>;
