import { INSIGHT_MEMBERS_MIN } from '@codivia/contract/api/admin-insight';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { isLearner } from './counted-members.queries.ts';

/** A wrong answer with the number of members who gave it. */
export interface AnswerRow {
  answer: string;
  /** The words that most of them read about it; empty where fewer than five read the same, which may name one of them. */
  feedback: string;
  members: number;
}

/** The same with the version of the exercise to which it was given. */
export interface FoundAnswer extends AnswerRow {
  exercise_id: string;
  version: string;
  answer_hash: string;
}

/** The place of a wrong answer among those to the exercises of a lesson: the primary key is in this order. */
export type AnswerPlace = Pick<FoundAnswer, 'exercise_id' | 'answer_hash'>;

const keyOf = ({ exercise_id, answer_hash }: AnswerPlace) =>
  sql`(${exercise_id}::text, ${answer_hash}::text)`;

/** Returns the place of the answer of the row that comes `rows` rows after a place; undefined when fewer follow. */
export async function placeAfter(
  db: Db,
  lesson: string,
  after: AnswerPlace,
  rows: number,
): Promise<AnswerPlace | undefined> {
  const [found] = await rowsOf<AnswerPlace>(
    db,
    sql`select exercise_id, answer_hash from wrong_answers
    where lesson_id = ${lesson}::text and (exercise_id, answer_hash) > ${keyOf(after)}
    order by exercise_id, answer_hash offset ${rows - 1}::int limit 1`,
  );
  return found;
}

/**
 * Returns the answers after one place, up to another or the end, that enough learners have given to one version of an
 * exercise since a moment. Members are first counted in the primary key alone, and only rows of answers that are
 * frequent are read.
 */
export function selectFrequentAnswers(
  db: Db,
  { lesson, after, upTo }: { lesson: string; after: AnswerPlace; upTo: AnswerPlace | undefined },
  since: Date,
): Promise<FoundAnswer[]> {
  return rowsOf(
    db,
    sql`with frequent as (
      select exercise_id, answer_hash from wrong_answers
      where lesson_id = ${lesson}::text and (exercise_id, answer_hash) > ${keyOf(after)}
        ${upTo ? sql`and (exercise_id, answer_hash) <= ${keyOf(upTo)}` : sql``}
      group by exercise_id, answer_hash having count(*) >= ${INSIGHT_MEMBERS_MIN}::int)
    select f.exercise_id, f.answer_hash, given.* from frequent f cross join lateral (
      select told.version, min(told.answer) as answer, sum(told.members)::int as members,
        coalesce((array_agg(told.feedback order by told.members desc, told.feedback)
          filter (where told.members >= ${INSIGHT_MEMBERS_MIN}::int))[1], '') as feedback
      from (
        select w.version, w.feedback, min(w.answer) as answer, count(*) as members
        from wrong_answers w
        where w.lesson_id = ${lesson}::text and w.exercise_id = f.exercise_id
          and w.answer_hash = f.answer_hash and w.given_at >= ${since.toISOString()}::timestamptz
          and ${isLearner(sql`w.user_id`)}
        group by w.version, w.feedback) told
      group by told.version having sum(told.members) >= ${INSIGHT_MEMBERS_MIN}::int) given`,
  );
}
