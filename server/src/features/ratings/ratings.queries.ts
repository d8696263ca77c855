import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';

/** True when member $1 has completed at least half of the active lessons of active course $2. */
const HALF_DONE = `(
  select count(*) > 0 and count(p.lesson_id) * 2 >= count(*)
  from courses c
    join lessons l on l.course_id = c.id and l.is_active
    left join progress p on p.user_id = $1::uuid and p.lesson_id = l.id and p.completed_at is not null
  where c.id = $2::text and c.is_active)`;

const OWN = 'select stars from course_ratings where user_id = $1::uuid and course_id = $2::text';

/** $1 member, $2 course, $3 stars, $4 now. Returns no row when the member may not rate the course. */
const RATE = `
  insert into course_ratings (user_id, course_id, stars, rated_at)
  select $1::uuid, $2::text, $3::smallint, $4::timestamptz where ${HALF_DONE} or exists (${OWN})
  on conflict (user_id, course_id) do update
    set stars = excluded.stars, rated_at = excluded.rated_at
  returning stars`;

/** $1 member, $2 course. */
const READ = `select (${OWN}) as stars, ${HALF_DONE} as half_done`;
const WITHDRAW = 'delete from course_ratings where user_id = $1::uuid and course_id = $2::text';

/** Prepares the queries of a member's own ratings. */
export function prepareRatings(database: Database) {
  const rate = statement<{ stars: number }>(database, 'rate_course', RATE);
  const read = statement<{ stars: number | null; half_done: boolean }>(
    database,
    'own_rating',
    READ,
  );
  const withdraw = statement(database, 'withdraw_rating', WITHDRAW);
  return {
    /** Returns false when the member may not rate the course. */
    rate: async (userId: string, course: string, stars: number, now: Date): Promise<boolean> =>
      (await rate([userId, course, stars, now])).length > 0,
    read: async (userId: string, course: string) => (await read([userId, course]))[0],
    withdraw: async (userId: string, course: string): Promise<void> => {
      await withdraw([userId, course]);
    },
  };
}

export type RatingQueries = ReturnType<typeof prepareRatings>;
