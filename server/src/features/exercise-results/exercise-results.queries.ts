import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { AnswerParts } from '@codivia/contract/exercises/results';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { statement } from '../../db/statement.ts';
import { isExerciseAssigned } from '../class-lessons/assigned.queries.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';
import { exercise_results, type LastCheck } from './exercise-results.table.ts';

/** Number of browsers of one member whose tries are counted: more than anybody has; it bounds the row. */
const COUNTED_BROWSERS = 50;

const TOTAL = '(select sum(value::integer)::integer from jsonb_each_text(r.tries))';
const RESULT = `r.lesson_id, r.exercise_id, r.passed_at, r.seen_at, r.xp_awarded, ${TOTAL} as tries`;

/** A browser's report on a member's exercise. */
export interface Report {
  userId: string;
  lesson: string;
  exercise: string;
  browser: string;
  tries: number;
  solvedAt: Date | null;
  answer: AnswerParts | null;
  /** The XP for the exercise, unless it has given some already. */
  xp: number;
  /** True when its output was shown before it was solved. */
  seen: boolean;
  /** Kept when a class of the member has the exercise to do. */
  check?: LastCheck;
  now: Date;
}

/** The check of the row `u` of users, where one of their classes has the exercise to do. */
const checkSql = (
  check: LastCheck,
  { lesson, exercise, now }: Report,
): SQL => sql`case when exists (
  select from class_members m join classes k on k.id = m.class_id and k.archived_at is null
  where m.user_id = u.id and ${isExerciseAssigned(lesson, exercise, now)}) then ${JSON.stringify(check)}::json end`;

/**
 * Merges a report into the stored result: the greater number of tries, the earlier first moments and the later answer
 * count, so reports may come twice and in any order. An output that was seen before the pass stays so. XP is written
 * with the pass, once. Returns no row, and writes nothing, when the member may not read the lesson, or it has no such
 * exercise.
 */
function reportSql(report: Report): SQL {
  const { userId, lesson, exercise, browser, tries, ...reported } = report;
  const now = sql`${reported.now.toISOString()}::timestamptz`;
  const solvedAt = sql`${reported.solvedAt?.toISOString() ?? null}::timestamptz`;
  const answer = reported.answer && JSON.stringify(reported.answer);
  const answeredAt = answer ? solvedAt : sql`null::timestamptz`;
  const readable = sql.raw(mayReadSql('l', 'u', `'${reported.now.toISOString()}'`));
  const check = reported.check ? checkSql(reported.check, report) : sql`null::json`;
  const mine = sql`jsonb_build_object(${browser}::text, ${tries}::integer)`;
  return sql`
  insert into exercise_results as r (user_id, lesson_id, exercise_id, tries, passed_at, xp_awarded,
    answer, answered_at, seen_at, last_check, updated_at)
  select u.id, l.id, ${exercise}::text, ${mine}, ${solvedAt}, ${reported.xp}::integer,
    ${answer}::json, ${answeredAt}, ${reported.seen ? now : sql`null::timestamptz`},
    ${check}, ${now}
  from users u
    join lessons l on l.id = ${lesson}::text and l.is_active
    join courses c on c.id = l.course_id and c.is_active
  where u.id = ${userId}::uuid and ${readable}
    and exists (select 1 from jsonb_array_elements(l.exercises) e where e ->> 'id' = ${exercise}::text)
  on conflict (user_id, lesson_id, exercise_id) do update set
    tries = case
      when r.tries ? ${browser}::text
        or (select count(*) from jsonb_object_keys(r.tries)) < ${COUNTED_BROWSERS}
      then r.tries || jsonb_build_object(${browser}::text,
        greatest((r.tries ->> ${browser}::text)::integer, ${tries}::integer))
      else r.tries end,
    passed_at = least(r.passed_at, excluded.passed_at),
    seen_at = case when r.passed_at is null then coalesce(r.seen_at, excluded.seen_at) end,
    xp_awarded = case when r.xp_awarded > 0 then r.xp_awarded else excluded.xp_awarded end,
    answer = case when coalesce(excluded.answered_at > r.answered_at, excluded.answered_at is not null)
      then excluded.answer else r.answer end,
    answered_at = greatest(r.answered_at, excluded.answered_at),
    last_check = case when coalesce(excluded.last_check ->> 'at' >= r.last_check ->> 'at',
      excluded.last_check is not null) then excluded.last_check else r.last_check end,
    updated_at = excluded.updated_at
  returning ${sql.raw(RESULT)}, r.answer, r.answered_at`;
}

/**
 * Finds one exercise of a lesson, whether this member has XP of it and whether they have only seen it; also in a lesson
 * it was in before.
 */
const FIND = `
  select jsonb_path_query_first(l.exercises, '$[*] ? (@.id == $id)',
      jsonb_build_object('id', $3::text)) as exercise,
    coalesce(r.awarded, false) as awarded, coalesce(r.seen, false) as seen
  from lessons l
    left join lateral (
      select bool_or(xp_awarded > 0) as awarded, bool_or(seen_at is not null) as seen
      from exercise_results
      where user_id = $1::uuid and exercise_id = $3::text
        and lesson_id in (select o.id from lessons o where o.course_id = l.course_id)
    ) r on true
  where l.id = $2::text`;
/** $1 member. Exercises that have left their lesson are not counted any more. */
const LIST = `
  select ${RESULT}
  from exercise_results r
    join (
      select l.id as lesson_id, e ->> 'id' as exercise_id
      from lessons l cross join lateral jsonb_array_elements(l.exercises) e
      where l.is_active
        and l.id in (select lesson_id from exercise_results where user_id = $1::uuid)
    ) present using (lesson_id, exercise_id)
  where r.user_id = $1::uuid
  order by r.lesson_id, r.exercise_id`;

/** $1 member, $2 lesson. */
const READ = `
  select ${RESULT}, r.answer, r.answered_at
  from exercise_results r
  where r.user_id = $1::uuid and r.lesson_id = $2::text
  order by r.exercise_id`;

/** $1 lesson, $2 exercise: the lesson of the same course that has the exercise now. */
const MOVED = `
  select l.id from lessons was join lessons l on l.course_id = was.course_id and l.is_active
  where was.id = $1::text
    and exists (select 1 from jsonb_array_elements(l.exercises) e where e ->> 'id' = $2::text)
  order by l.order_index limit 1`;

export interface ResultRow {
  lesson_id: string;
  exercise_id: string;
  passed_at: Date | null;
  seen_at: Date | null;
  xp_awarded: number;
  tries: number;
}

export interface SolvedRow extends ResultRow {
  answer: AnswerParts | null;
  answered_at: Date | null;
}

/** The result of recording a report. */
export interface RecordedRow extends SolvedRow {
  /** The XP that this report has given; nothing without a first pass. */
  xp_gained?: number;
}

interface FoundExercise {
  exercise: AuthoredExercise | null;
  awarded: boolean;
  seen: boolean;
}

const date = (text: unknown) => (text === null ? null : new Date(String(text)));

/** Records a report; undefined when nothing was written. */
export async function recordReport(db: Db, reported: Report): Promise<SolvedRow | undefined> {
  const [row] = await rowsOf<SolvedRow>(db, reportSql(reported));
  return row && { ...row, passed_at: date(row.passed_at), answered_at: date(row.answered_at) };
}

/** Tells whether the member has XP of the exercise by now, or can have none any more, in the view of a transaction. */
export async function selectAwarded(
  tx: Db,
  { userId, lesson, exercise }: Pick<Report, 'userId' | 'lesson' | 'exercise'>,
): Promise<boolean> {
  const { user_id, lesson_id, exercise_id, xp_awarded, seen_at } = exercise_results;
  const mine = and(eq(user_id, userId), eq(lesson_id, lesson), eq(exercise_id, exercise));
  const [row] = await tx.select({ xp_awarded, seen_at }).from(exercise_results).where(mine);
  return row !== undefined && (row.xp_awarded > 0 || row.seen_at !== null);
}

/** Prepares the reading of an exercise that a member reports, and of where it is now. */
function prepareFinding(database: Database) {
  const find = statement<FoundExercise>(database, 'find_exercise', FIND);
  const moved = statement<{ id: string }>(database, 'moved_exercise', MOVED);
  return {
    find: async (userId: string, lesson: string, exercise: string) =>
      (await find([userId, lesson, exercise]))[0],
    movedTo: async (lesson: string, exercise: string) => (await moved([lesson, exercise]))[0]?.id,
  };
}

/** Prepares the reading of all a member's results, without answers. */
function prepareResults(database: Database) {
  const list = statement<ResultRow>(database, 'list_exercise_results', LIST);
  return (userId: string) => list([userId]);
}

/** Prepares the reading of a member's results in one lesson, with answers. */
function prepareLessonResults(database: Database) {
  const read = statement<SolvedRow>(database, 'read_exercise_results', READ);
  return (userId: string, lesson: string) => read([userId, lesson]);
}

/** Prepares the queries of results. */
export function prepareExerciseResults(database: Database) {
  return {
    ...prepareFinding(database),
    resultsOf: prepareResults(database),
    lessonResultsOf: prepareLessonResults(database),
  };
}

export type ExerciseResultQueries = ReturnType<typeof prepareExerciseResults>;
