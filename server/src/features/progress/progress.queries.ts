import type { LessonSummary } from '@codivia/contract/api/courses';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { COMPLETIONS, completedLately, paceSince } from './completion-pace.ts';
import { progress } from './progress.table.ts';

/**
 * $1 member, $2 lesson, $3 now, $4 its course, $5 when it was completed, $6 its XP, $7 the lessons of its course.
 * Writes the entry unless it exists; a completion is written only within the rate limit, and never taken back.
 */
const RECORD = `
  insert into progress as p (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
  select u.id, $2, $4, $3::timestamptz, $5::timestamptz, $6::integer
  from users u where u.id = $1
    and ($5::timestamptz is null or ${completedLately('u.id', '$3')} < ${COMPLETIONS.limit})
  on conflict (user_id, lesson_id) do update
    set completed_at = excluded.completed_at, xp_awarded = excluded.xp_awarded
    where p.completed_at is null and excluded.completed_at is not null
  returning p.completed_at, p.xp_awarded,
    case when p.completed_at is not null then (select count(*) from progress other
      where other.user_id = p.user_id and other.lesson_id = any($7::text[])
        and other.completed_at is not null)::integer end as completed_before`;

/** $1 to $3 as above. Returns the reason why RECORD has written nothing; no row when the member is gone. */
const EXPLAIN = `
  select p.completed_at, 0 as xp_awarded, null::integer as completed_before,
    (select lately.completed_at from progress lately
      where lately.user_id = u.id and lately.completed_at > ${paceSince('$3')}
      order by lately.completed_at desc offset ${COMPLETIONS.limit - 1} limit 1) as makes_room
  from users u left join progress p on p.user_id = u.id and p.lesson_id = $2
  where u.id = $1`;

/** The recording of a lesson for a member. */
interface Recording {
  userId: string;
  lesson: Pick<LessonSummary, 'id' | 'course_id' | 'xp_reward'>;
  completed: boolean;
  /** All lessons of the course that count for it. */
  courseLessons: string[];
  now: Date;
}

/** The result of recording it. */
interface Recorded {
  completed_at: Date | null;
  /** The XP that this call has earned: none when the lesson had been completed before. */
  xp_awarded: number;
  /** The number of the course's lessons that had been completed before this one; null when this call completed none. */
  completed_before: number | null;
  /**
   * Set when nothing was written: the moment of the completion that makes room for another one when it leaves the
   * window.
   */
  makes_room?: Date | null;
}

/** Prepares the recording of a lesson as begun or completed; undefined when the member is gone. */
function prepareRecord(database: Database) {
  const record = statement<Recorded>(database, 'record_progress', RECORD);
  const explain = statement<Recorded>(database, 'explain_progress', EXPLAIN);

  return async (recording: Recording): Promise<Recorded | undefined> => {
    const { userId, lesson, completed, courseLessons, now } = recording;
    const known = [userId, lesson.id, now];
    const outcome = completed ? [now, lesson.xp_reward] : [null, 0];
    const [written] = await record([...known, lesson.course_id, ...outcome, courseLessons]);
    return written ?? (await explain(known))[0];
  };
}

/** Prepares the reading of everything a member has begun or completed, in the order it was begun. */
function prepareUserProgress(db: Db) {
  const { lesson_id, course_id, started_at, completed_at, xp_awarded } = progress;
  const prepared = db
    .select({ lesson_id, course_id, started_at, completed_at, xp_awarded })
    .from(progress)
    .where(eq(progress.user_id, sql.placeholder('userId')))
    .orderBy(started_at, lesson_id)
    .prepare('user_progress');
  return (userId: string) => prepared.execute({ userId });
}

/**
 * Returns SQL for a member's total XP (docs/product.md#xp), of lessons, exercises and challenges. `user` is SQL for
 * their id.
 */
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
  return async (userId: string): Promise<number> => (await total([userId]))[0]?.total_xp ?? 0;
}

export type ProgressRow = Awaited<ReturnType<ReturnType<typeof prepareUserProgress>>>[number];

/** Prepares the queries of members' progress in lessons. */
export function prepareProgress(database: Database) {
  return {
    record: prepareRecord(database),
    progressOf: prepareUserProgress(database.db),
    totalXpOf: prepareTotalXp(database),
  };
}

export type ProgressQueries = ReturnType<typeof prepareProgress>;
