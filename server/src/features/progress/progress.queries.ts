import type { LessonSummary } from '@codivia/contract/api/courses';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { batchCalls } from '../../db/batch-calls.ts';
import type { Database, Db } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { sessions } from '../accounts/accounts.table.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';
import { COMPLETIONS, completedLately, paceSince } from './completion-pace.ts';
import { progress } from './progress.table.ts';

const READABLE = mayReadSql('$4::boolean', 'u', '$3');
const MEMBER = 'sessions s join users u on u.id = s.user_id and s.revoked_at is null';
const COLUMNS = 'user_id, lesson_id, course_id, started_at, completed_at, xp_awarded';

/** A completion is written once and never taken back; an entry that is there already is no row of the answer. */
const UNLESS_THERE = `on conflict (user_id, lesson_id) do update
    set completed_at = excluded.completed_at, xp_awarded = excluded.xp_awarded
    where p.completed_at is null and excluded.completed_at is not null`;

/** How many of some lessons the member of an entry had completed before the statement began. */
const completedBefore = (entry: string, lessons: string) =>
  `case when ${entry}.completed_at is not null then (select count(*) from progress other
      where other.user_id = ${entry}.user_id and other.lesson_id = any(${lessons})
        and other.completed_at is not null)::integer end as completed_before`;

/**
 * $1 session, $2 lesson, $3 now, $4 whether it is premium, $5 its course, $6 when it was completed,
 * $7 its XP, $8 the lessons of its course. One statement reads the session, the member, their right and their pace, and
 * writes the entry unless there is one already.
 */
const RECORD = `
  insert into progress as p (${COLUMNS})
  select u.id, $2, $5, $3::timestamptz, $6::timestamptz, $7::integer
  from ${MEMBER} where s.id = $1::uuid and ${READABLE}
    and ($6::timestamptz is null or ${completedLately('u.id', '$3')} < ${COMPLETIONS.limit})
  ${UNLESS_THERE}
  returning p.user_id, true as readable, p.completed_at, p.xp_awarded, ${completedBefore('p', '$8::text[]')}`;

/**
 * The same for several recordings, which $1 lists with their numbers. Each session is looked up by its key, whatever the
 * planner knows of the tables. Of two of one member for one lesson the first completion is written, and entries in
 * one order, so that no two statements wait for each other.
 */
const RECORD_ALL = `
  with allowed as (
    select distinct on (member.id, r.lesson_id) r.*, member.id as user_id
    from json_to_recordset($1::json) as r (number integer, session uuid, lesson_id text, course_id text,
      now timestamptz, is_premium boolean, completed_at timestamptz, xp integer, lessons text[])
    cross join lateral (
      select u.id from ${MEMBER} where s.id = r.session and ${mayReadSql('r.is_premium', 'u', 'r.now')} offset 0
    ) member
    order by member.id, r.lesson_id, r.completed_at, r.number
  ), paced as (
    select allowed.*, ${completedLately('allowed.user_id', 'allowed.now')}
      + row_number() over (partition by user_id, completed_at is null order by number) as place
    from allowed
  ), written as (
    insert into progress as p (${COLUMNS})
    select user_id, lesson_id, course_id, now, completed_at, xp from paced
    where completed_at is null or place <= ${COMPLETIONS.limit}
    order by user_id, lesson_id
    ${UNLESS_THERE}
    returning user_id, lesson_id, completed_at, xp_awarded
  )
  select r.number, w.user_id, true as readable, w.completed_at, w.xp_awarded, ${completedBefore('w', 'r.lessons')}
  from written w join allowed r on r.user_id = w.user_id and r.lesson_id = w.lesson_id`;

/** $1 to $4 as above. Why RECORD has written nothing; no row when the session is not valid. */
const EXPLAIN = `
  select u.id as user_id, ${READABLE} as readable, p.completed_at, 0 as xp_awarded,
    null::integer as completed_before, (select lately.completed_at from progress lately
      where lately.user_id = u.id and lately.completed_at > ${paceSince('$3')}
      order by lately.completed_at desc offset ${COMPLETIONS.limit - 1} limit 1) as makes_room
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
  /** When nothing was written: the completion that makes room for another one, when it leaves the window. */
  makes_room?: Date | null;
}

/** How many statements record at once, and how many recordings one takes at most. */
const TOGETHER = { concurrency: 4, size: 100 };

/**
 * Prepares the recording of a lesson as begun or completed; undefined when the session is not valid. Those that come
 * while others are being written are written together, by one statement.
 */
function prepareRecord(database: Database) {
  const recordOne = statement<Recorded>(database, 'record_progress', RECORD);
  const recordAll = statement<Recorded & { number: number }>(database, 'record_all', RECORD_ALL);
  const explain = statement<Recorded>(database, 'explain_progress', EXPLAIN);

  async function one({ session, lesson, completed, courseLessons, now }: Recording) {
    const outcome = completed ? [now, lesson.xp_reward] : [null, 0];
    const values = [session, lesson.id, now, lesson.is_premium, lesson.course_id];
    return (await recordOne([...values, ...outcome, courseLessons]))[0];
  }

  const record = batchCalls<Recording, Recorded | undefined>(async (recordings) => {
    const [first] = recordings;
    if (first && recordings.length === 1) return [await one(first)];
    const written = await recordAll([JSON.stringify(recordings.map(asRow))]);
    const byNumber = new Map(written.map((row) => [row.number, row]));
    return recordings.map((_, number) => byNumber.get(number));
  }, TOGETHER);

  return async (recording: Recording): Promise<Recorded | undefined> => {
    const { session, lesson, now } = recording;
    const written = await record(recording);
    return written ?? (await explain([session, lesson.id, now, lesson.is_premium]))[0];
  };
}

/** A recording as RECORD_ALL reads it. */
const asRow = ({ session, lesson, completed, courseLessons, now }: Recording, number: number) => ({
  ...{ number, session, now, lesson_id: lesson.id, lessons: courseLessons },
  ...{ course_id: lesson.course_id, is_premium: lesson.is_premium },
  ...{ completed_at: completed ? now : null, xp: completed ? lesson.xp_reward : 0 },
});

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
