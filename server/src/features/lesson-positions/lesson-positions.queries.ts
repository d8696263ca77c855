import { LATEST_POSITIONS_MAX, STEPS_MAX } from '@codivia/contract/lessons/lesson-positions';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { mayReadSql } from '../lessons/lessons.service.ts';

const READABLE = mayReadSql('l', 'u', '$7');

const POSITION = 'p.step_id, p.step_index, p.done, p.moved_at';

/** The steps that were done, those stored before first, which stay when there are too many. */
const ALL_DONE = `
  array(
    select step from unnest(p.done || excluded.done) with ordinality as given (step, place)
    group by step order by min(place) limit ${STEPS_MAX}
  )`;

/**
 * $1 member, $2 lesson, $3 step, $4 its place, $5 steps done, $6 when it was opened, $7 now. The latest move counts,
 * and steps done are added up, so reports may come twice and in any order. Returns no row, and writes nothing, when the
 * member may not read the lesson.
 */
const KEEP = `
  insert into lesson_positions as p (user_id, lesson_id, step_id, step_index, done, moved_at)
  select u.id, l.id, $3::text, $4::integer,
    array(select step from unnest($5::text[]) with ordinality as given (step, place)
      group by step order by min(place)),
    $6::timestamptz
  from users u
    join lessons l on l.id = $2::text and l.is_active
    join courses c on c.id = l.course_id and c.is_active
  where u.id = $1::uuid and ${READABLE}
  on conflict (user_id, lesson_id) do update set
    step_id = case when excluded.moved_at >= p.moved_at then excluded.step_id else p.step_id end,
    step_index = case when excluded.moved_at >= p.moved_at then excluded.step_index else p.step_index end,
    done = ${ALL_DONE},
    moved_at = greatest(p.moved_at, excluded.moved_at)
  returning ${POSITION}`;

/** $1 member, $2 lesson. */
const READ = `
  select ${POSITION} from lesson_positions p where p.user_id = $1::uuid and p.lesson_id = $2::text`;

/** $1 member. Reads the rows of one member, by the primary key. */
const LATEST = `
  select lesson_id, moved_at from lesson_positions where user_id = $1::uuid
  order by moved_at desc, lesson_id limit ${LATEST_POSITIONS_MAX}`;

/** The moment when a member was last in a lesson. */
export interface LatestRow {
  lesson_id: string;
  moved_at: Date;
}

export interface PositionRow {
  step_id: string;
  step_index: number;
  done: string[];
  moved_at: Date;
}

/** A member's move to another position. */
export interface Move extends PositionRow {
  userId: string;
  lesson: string;
  now: Date;
}

/** Prepares the queries of positions in lessons. */
export function prepareLessonPositions(database: Database) {
  const keep = statement<PositionRow>(database, 'keep_lesson_position', KEEP);
  const read = statement<PositionRow>(database, 'read_lesson_position', READ);
  const latest = statement<LatestRow>(database, 'latest_lesson_positions', LATEST);
  return {
    latest: (userId: string): Promise<LatestRow[]> => latest([userId]),
    /** Undefined when nothing was written. */
    keep: async (move: Move): Promise<PositionRow | undefined> => {
      const { userId, lesson, step_id, step_index, done, moved_at, now } = move;
      return (await keep([userId, lesson, step_id, step_index, done, moved_at, now]))[0];
    },
    read: async (userId: string, lesson: string): Promise<PositionRow | undefined> =>
      (await read([userId, lesson]))[0],
  };
}

export type LessonPositionQueries = ReturnType<typeof prepareLessonPositions>;
