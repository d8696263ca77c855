import type { AnswerParts } from '@codivia/contract/exercise-results';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';

/** Browsers of one member whose tries are counted: more than anybody has; it bounds the row. */
const COUNTED_BROWSERS = 50;

const READABLE = mayReadSql('l.is_premium', 'u', '$9');

const TOTAL = '(select sum(value::integer)::integer from jsonb_each_text(r.tries))';
const RESULT = `r.lesson_id, r.exercise_id, r.passed_at, ${TOTAL} as tries`;

/**
 * $1 member, $2 lesson, $3 exercise, $4 browser, $5 its tries, $6 when it was solved, $7 the answer, $8
 * when that was given, $9 now. Everything only grows: of tries the greater, of first moments the
 * earlier, of answers the later counts, so reports may come twice and in any order. No row comes back
 * when the member may not read the lesson, or it has no such exercise: nothing was written.
 */
const REPORT = `
  insert into exercise_results as r
    (user_id, lesson_id, exercise_id, tries, passed_at, answer, answered_at, updated_at)
  select u.id, l.id, $3::text, jsonb_build_object($4::text, $5::integer),
    $6::timestamptz, $7::json, $8::timestamptz, $9::timestamptz
  from users u
    join lessons l on l.id = $2::text and l.is_active
    join courses c on c.id = l.course_id and c.is_active
  where u.id = $1::uuid and ${READABLE}
    and exists (select 1 from jsonb_array_elements(l.exercises) e where e ->> 'id' = $3::text)
  on conflict (user_id, lesson_id, exercise_id) do update set
    tries = case
      when r.tries ? $4::text
        or (select count(*) from jsonb_object_keys(r.tries)) < ${COUNTED_BROWSERS}
      then r.tries || jsonb_build_object($4::text,
        greatest((r.tries ->> $4::text)::integer, $5::integer))
      else r.tries end,
    passed_at = least(r.passed_at, excluded.passed_at),
    answer = case when coalesce(excluded.answered_at > r.answered_at, excluded.answered_at is not null)
      then excluded.answer else r.answer end,
    answered_at = greatest(r.answered_at, excluded.answered_at),
    updated_at = excluded.updated_at
  returning ${RESULT}, r.answer, r.answered_at`;

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

export interface ResultRow {
  lesson_id: string;
  exercise_id: string;
  passed_at: Date | null;
  tries: number;
}

export interface SolvedRow extends ResultRow {
  answer: AnswerParts | null;
  answered_at: Date | null;
}

/** What a browser tells of a member's exercise. */
export interface Report {
  user: string;
  lesson: string;
  exercise: string;
  browser: string;
  tries: number;
  solvedAt: Date | null;
  answer: AnswerParts | null;
  now: Date;
}

/** Prepares the recording of a report; undefined when nothing was written. */
function prepareReport(database: Database) {
  const report = statement<SolvedRow>(database, 'report_exercise', REPORT);
  return async (told: Report): Promise<SolvedRow | undefined> => {
    const { user, lesson, exercise, browser, tries, solvedAt, answer, now } = told;
    const given = answer ? [JSON.stringify(answer), solvedAt] : [null, null];
    const values = [user, lesson, exercise, browser, tries, solvedAt, ...given, now];
    return (await report(values))[0];
  };
}

/** Prepares the reading of all a member's results, without answers. */
function prepareResults(database: Database) {
  const list = statement<ResultRow>(database, 'list_exercise_results', LIST);
  return (user: string) => list([user]);
}

/** Prepares the reading of a member's results in one lesson, with answers. */
function prepareLessonResults(database: Database) {
  const read = statement<SolvedRow>(database, 'read_exercise_results', READ);
  return (user: string, lesson: string) => read([user, lesson]);
}

/** Prepares what members do with their results. */
export function prepareExerciseResults(database: Database) {
  return {
    record: prepareReport(database),
    resultsOf: prepareResults(database),
    lessonResultsOf: prepareLessonResults(database),
  };
}

export type ExerciseResultQueries = ReturnType<typeof prepareExerciseResults>;
