import { REVIEW_DAYS } from '@codivia/contract/api/reviews';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';

const READABLE = mayReadSql('l', 'u', '$2');
/** Questions and predictions, whose answers can be checked without running code. */
const ASKABLE = '\'$[*] ? (@.kind == "quiz" || @.kind == "predict")\'';

/** The first review of a lesson, as `firstReview` computes it. $3 time zone. */
const FIRST_DUE = `(p.completed_at at time zone $3)::date + ${REVIEW_DAYS[0]}`;

/**
 * $1 member, $2 now, $3 time zone: completed lessons that the member may still read and that are not reviewed to the
 * end.
 */
const REVIEWED = `
  select p.lesson_id, p.completed_at, coalesce(r.stage, 0) as stage, coalesce(r.due_on, ${FIRST_DUE}) as due_on
  from progress p
    join users u on u.id = p.user_id
    join lessons l on l.id = p.lesson_id and l.is_active
    join courses c on c.id = l.course_id and c.is_active
    left join lesson_reviews r on r.user_id = p.user_id and r.lesson_id = p.lesson_id
  where p.user_id = $1::uuid and p.completed_at is not null
    and (r.user_id is null or r.due_on is not null) and ${READABLE}`;

/** $4 maximum number of rows, those that are due first before the others. Exercises are read only for these rows. */
const NEXT = `
  select s.lesson_id, s.stage, s.due_on::text, l.title, l.title_fr,
    jsonb_path_query_array(l.exercises, ${ASKABLE}) as exercises
  from (${REVIEWED} order by due_on, completed_at, lesson_id offset 0) s
    cross join lateral (select x.title, x.title_fr, x.exercises from lessons x where x.id = s.lesson_id
      and jsonb_path_exists(x.exercises, ${ASKABLE})) l
  limit $4::integer`;

/** $4 lesson. */
const ONE = `
  select s.lesson_id, s.stage, s.due_on::text, l.title, l.title_fr,
    jsonb_path_query_array(l.exercises, ${ASKABLE}) as exercises
  from (${REVIEWED} and p.lesson_id = $4::text) s join lessons l on l.id = s.lesson_id`;

/** $1 member, $2 time zone, $3 the day. */
const ANSWERED = `
  select count(*)::integer as answered from lesson_reviews
  where user_id = $1::uuid and (answered_at at time zone $2)::date = $3::date`;

/**
 * $1 member, $2 lesson, $3 the due date that is answered, $4 and $5 the next stage and due date, $6 now. Returns one
 * row when the answer counts.
 */
const RECORD = `
  insert into lesson_reviews as r (user_id, lesson_id, stage, due_on, answered_at)
  values ($1::uuid, $2::text, $4::smallint, $5::date, $6::timestamptz)
  on conflict (user_id, lesson_id) do update set stage = excluded.stage, due_on = excluded.due_on,
    answered_at = excluded.answered_at
  where r.due_on = $3::date
  returning lesson_id`;

/** A lesson to review. */
export interface ReviewRow {
  lesson_id: string;
  stage: number;
  due_on: string;
  title: string;
  title_fr: string;
  /** The questions and predictions of the lesson. */
  exercises: Extract<AuthoredExercise, { kind: 'quiz' | 'predict' }>[];
}

/** An answer that may count. */
export interface ReviewAnswer {
  userId: string;
  lesson: string;
  answered: string;
  stage: number;
  due_on: string | null;
  now: Date;
}

/** Prepares the queries of reviews. */
export function prepareReviews(database: Database) {
  const next = statement<ReviewRow>(database, 'next_reviews', NEXT);
  const one = statement<ReviewRow>(database, 'one_review', ONE);
  const answered = statement<{ answered: number }>(database, 'answered_reviews', ANSWERED);
  const record = statement<{ lesson_id: string }>(database, 'record_review', RECORD);
  return {
    next: (userId: string, now: Date, zone: string, limit: number): Promise<ReviewRow[]> =>
      next([userId, now, zone, limit]),
    find: async (userId: string, now: Date, zone: string, lesson: string) =>
      (await one([userId, now, zone, lesson]))[0],
    answeredOn: async (userId: string, zone: string, day: string): Promise<number> =>
      (await answered([userId, zone, day]))[0]?.answered ?? 0,
    /** Returns false when the due date was answered before. */
    record: async ({ userId, lesson, answered: due, stage, due_on, now }: ReviewAnswer) =>
      (await record([userId, lesson, due, stage, due_on, now])).length > 0,
  };
}

export type ReviewQueries = ReturnType<typeof prepareReviews>;
