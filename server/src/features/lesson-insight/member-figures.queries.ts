import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { isLearner } from './counted-members.queries.ts';
import type { InPart } from './table-parts.queries.ts';

/** Tries of one member at one exercise that count: a script makes any number. */
const TRIES_COUNTED = 100;
/** Hours between opening and finishing within which a lesson is finished at one go. */
const AT_ONE_GO_HOURS = 24;

/** The moments by which rows count. */
export interface Period {
  /** Anything done before this moment does not count any more. */
  since: Date;
  /** Members who have not moved since then have left. */
  goneBefore: Date;
  /** The start of the count: rows that were written after it do not count, so that none counts twice. */
  until: Date;
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Members of a lesson at one place in it. */
export interface PlaceRow {
  lesson_id: string;
  /** Null for those who never moved on from the first step, and for those who have finished. */
  step_id: string | null;
  step_index: number | null;
  started: number;
  finished: number;
  left: number;
}

/**
 * Counts learners of a part of `progress` by lesson and by the step they are at: those who began the lesson since a
 * moment. Positions are looked up one by one (`limit` keeps them from being joined), for a join would read all of them for
 * each part; those of lessons that are finished are not looked up.
 */
export function selectPlaces(
  db: Db,
  inPart: InPart,
  { since, goneBefore, until }: Period,
): Promise<PlaceRow[]> {
  return rowsOf(
    db,
    sql`select p.lesson_id, q.step_id, q.step_index, count(*)::int as started,
      count(p.completed_at)::int as finished,
      count(*) filter (where p.completed_at is null
        and coalesce(q.moved_at, p.started_at) < ${at(goneBefore)})::int as left
    from progress p left join lateral (select o.step_id, o.step_index, o.moved_at
      from lesson_positions o
      where p.completed_at is null and o.user_id = p.user_id and o.lesson_id = p.lesson_id
      limit 1) q on true
    where ${inPart('p')} and p.started_at >= ${at(since)}
      and coalesce(p.completed_at, p.started_at) <= ${at(until)} and ${isLearner(sql`p.user_id`)}
    group by 1, 2, 3`,
  );
}

/** Members who spent this number of minutes on a lesson. */
export interface MinutesRow {
  lesson_id: string;
  minutes: number;
  members: number;
}

/**
 * Counts learners of a part of `progress` by the active minutes between opening a lesson and finishing it, of those who
 * finished it at one go.
 */
export function selectMinutes(
  db: Db,
  inPart: InPart,
  { since, until }: Period,
): Promise<MinutesRow[]> {
  const minute = (moment: string) => sql.raw(`floor(extract(epoch from ${moment}) / 60)::bigint`);
  return rowsOf(
    db,
    sql`select p.lesson_id, a.minutes, count(*)::int as members
    from progress p cross join lateral (select count(*)::int as minutes
      from activity_days d, unnest(d.minutes) active(minute)
      where d.user_id = p.user_id
        and d.day between (p.started_at at time zone 'utc')::date
          and (p.completed_at at time zone 'utc')::date
        and (d.day - '1970-01-01'::date)::bigint * 1440 + active.minute
          between ${minute('p.started_at')} and ${minute('p.completed_at')}) a
    where ${inPart('p')} and p.started_at >= ${at(since)} and p.completed_at <= ${at(until)}
      and p.completed_at < p.started_at + make_interval(hours => ${AT_ONE_GO_HOURS}::int)
      and ${isLearner(sql`p.user_id`)} and a.minutes > 0
    group by 1, 2`,
  );
}

/** What members did at an exercise. */
export interface TriedRow {
  lesson_id: string;
  exercise_id: string;
  members: number;
  tries: number;
  solved: number;
}

/** Sums up the tries of learners in a part of `exercise_results`: of those who worked on an exercise since a moment. */
export function selectTried(db: Db, inPart: InPart, { since, until }: Period): Promise<TriedRow[]> {
  return rowsOf(
    db,
    sql`select r.lesson_id, r.exercise_id, count(*)::int as members,
      sum(least((select sum(value::integer) from jsonb_each_text(r.tries)), ${TRIES_COUNTED}))::int
        as tries, count(r.passed_at)::int as solved
    from exercise_results r
    where ${inPart('r')} and r.updated_at between ${at(since)} and ${at(until)}
      and ${isLearner(sql`r.user_id`)}
    group by 1, 2`,
  );
}
