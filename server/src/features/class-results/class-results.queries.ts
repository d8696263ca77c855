import type { Mark, PupilResults } from '@codivia/contract/api/class-results';
import { type SQL, sql } from 'drizzle-orm';
import { byName } from '../../db/by-name.ts';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import {
  DONE_AT,
  DUE_BEFORE_JOINING,
  IS_FOR,
  IS_PRESENT,
  isoSql,
  ON_TIME,
  PLACE,
} from '../assignments/assignment-sql.queries.ts';
import { isExerciseAssigned } from '../class-lessons/assigned.queries.ts';
import {
  CHALLENGE_TRIES_SINCE_JOINING,
  TRIES_SINCE_JOINING,
} from '../class-lessons/earlier-tries.queries.ts';
import { teaches } from '../classes/class-rights.queries.ts';

const raw = sql.raw;

/** The results that a teacher reads: those of a class that they teach, or of one member of it. */
export interface Reading {
  teacherId: string;
  classId: string;
  memberId?: string | undefined;
}

/** The condition that the row `m` of class_members is among those whose results are read. */
function isRead(db: Db, { teacherId, classId, memberId }: Reading): SQL {
  const one = memberId === undefined ? sql`true` : sql`m.id = ${memberId}::uuid`;
  return sql`m.class_id = ${classId}::uuid and ${one} and ${raw(IS_PRESENT)}
    and ${teaches(db, teacherId, sql`m.class_id`)}`;
}

/** A class that a teacher reads; `is_member` tells whether it has the member. */
export interface ReadClass {
  name: string;
  time_zone: string;
  is_member: boolean;
}

/** Returns the class of a reading; undefined when the caller does not teach it. */
export async function selectReadClass(db: Db, reading: Reading): Promise<ReadClass | undefined> {
  const [found] = await rowsOf<ReadClass>(
    db,
    sql`select c.name, c.time_zone,
      exists (select from class_members m where ${isRead(db, reading)}) as is_member
    from classes c
    where c.id = ${reading.classId}::uuid and ${teaches(db, reading.teacherId, sql`c.id`)}`,
  );
  return found;
}

/** A mark with the member to whom it belongs. */
export type MarkRow = Mark & { member_id: string };

/** Tries since the member `m` joined, in the exercises of assignment `a` or in its challenge. */
const TRIES = `case when a.kind = 'challenge' then (select ${CHALLENGE_TRIES_SINCE_JOINING}
    from challenge_results r where r.user_id = m.user_id and r.challenge_id = a.challenge_id)
  else (select sum(${TRIES_SINCE_JOINING})::integer from exercise_results r
    where r.user_id = m.user_id and r.lesson_id in (a.lesson_id, place.id)
      and (a.exercise_id is null or r.exercise_id = a.exercise_id)) end`;

/** Returns the marks of members in some assignments, of those for whom each is. */
export function selectMarks(
  db: Db,
  reading: Reading,
  assignmentIds: readonly string[],
): Promise<MarkRow[]> {
  return rowsOf(
    db,
    sql`select m.id as member_id, a.id as assignment_id, ${raw(isoSql('done.at'))} as done_at,
      (done.at is not null and ${raw(ON_TIME)}) as on_time, coalesce(${raw(TRIES)}, 0) as tries,
      ${raw(DUE_BEFORE_JOINING)} as late_joiner
    from assignments a ${raw(PLACE)}
      join class_members m on m.class_id = a.class_id
      cross join lateral (select ${raw(DONE_AT)} as at offset 0) done
    where ${isRead(db, reading)} and ${raw(IS_FOR)} and a.removed_at is null and a.id in
      (select value::uuid from jsonb_array_elements_text(${JSON.stringify(assignmentIds)}::jsonb))
    order by a.opens_at, a.position, a.created_at, a.id`,
  );
}

/** A member with what they did week by week. */
export type WeeksRow = Omit<PupilResults, 'marks'>;

/**
 * Returns members with their active minutes and completed lessons in each of these weeks, by the clocks of the class
 * and since they joined. Minutes are stored by days of UTC, so a week has parts of the days at its ends.
 */
export async function selectWeeks(
  db: Db,
  reading: Reading,
  mondays: readonly string[],
): Promise<WeeksRow[]> {
  const minute = (moment: string) => `floor(extract(epoch from ${moment}) / 60)::bigint`;
  const found = await rowsOf<WeeksRow>(
    db,
    sql`with weeks as materialized (
        select day.number, day.monday::timestamp at time zone c.time_zone as begins,
          (day.monday::timestamp + interval '7 days') at time zone c.time_zone as ends
        from classes c, jsonb_array_elements_text(${JSON.stringify(mondays)}::jsonb)
          with ordinality day(monday, number)
        where c.id = ${reading.classId}::uuid)
      select m.id, m.name, ${raw(isoSql('m.joined_at'))} as joined_at, did.minutes, did.lessons
      from class_members m cross join lateral (
        select json_agg((select coalesce(sum(
              (select count(*) from unnest(d.minutes) active(minute)
                where (d.day - '1970-01-01'::date)::bigint * 1440 + active.minute
                  between span.first and span.last)), 0)::int
            from activity_days d where d.user_id = m.user_id
              and d.day between '1970-01-01'::date + (span.first / 1440)::int
                and '1970-01-01'::date + (span.last / 1440)::int) order by w.number) as minutes,
          json_agg((select count(*)::int from progress p where p.user_id = m.user_id
            and p.completed_at >= greatest(w.begins, m.joined_at) and p.completed_at < w.ends)
            order by w.number) as lessons
        from weeks w cross join lateral (
          select greatest(${raw(minute('w.begins'))}, ${raw(minute('m.joined_at'))}) as first,
            ${raw(minute('w.ends'))} - 1 as last) span) did
      where ${isRead(db, reading)}
      order by m.id`,
  );
  return byName(found);
}

/** A wrong answer of a class, with the number of pupils who gave it. */
export interface MistakeRow {
  exercise_id: string;
  label: string;
  pupils: number;
  tries: number;
}

/** Returns the commonest wrong answers in each exercise of a lesson that is assigned, at most `count` of each. */
export function selectMistakes(
  db: Db,
  reading: Reading,
  lessonId: string,
  { count, now }: { count: number; now: Date },
): Promise<MistakeRow[]> {
  return rowsOf(
    db,
    sql`select exercise_id, label, pupils, tries from (
      select x.exercise_id, min(x.label) as label, count(*)::int as pupils,
        sum(x.tries)::int as tries, row_number() over (partition by x.exercise_id
          order by count(*) desc, sum(x.tries) desc, x.label_sha) as place
      from class_members m join class_mistakes x on x.member_id = m.id
      where ${isRead(db, reading)} and x.lesson_id = ${lessonId}::text
        and ${isExerciseAssigned(sql`x.lesson_id`, sql`x.exercise_id`, now)}
      group by x.exercise_id, x.label_sha) common
    where place <= ${count}::int
    order by exercise_id, place`,
  );
}
