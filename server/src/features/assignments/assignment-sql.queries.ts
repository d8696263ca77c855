/** A moment as text in the form of the API. */
export const isoSql = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A moment by the clocks of class `c`, as its teachers typed it. */
export const localSql = (moment: string): string =>
  `to_char(${moment} at time zone c.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

const HAS_EXERCISE = `(a.exercise_id is null
  or l.exercises @> jsonb_build_array(jsonb_build_object('id', a.exercise_id)))`;

/**
 * Joins the lesson `l` in which the lesson or exercise of assignment `a` is now, as learners see it: its own, else the
 * one of the same course to which the exercise has moved. No row of lessons once it has gone, and for challenges. It is
 * searched once for each assignment (`offset 0`), since exercises are large.
 */
export const PLACE = `
  left join lateral (select coalesce(
    (select l.id from lessons l join courses o on o.id = l.course_id and o.is_active
      where l.id = a.lesson_id and l.is_active and ${HAS_EXERCISE}),
    (select l.id from lessons was join lessons l on l.course_id = was.course_id and l.is_active
        join courses o on o.id = l.course_id and o.is_active
      where was.id = a.lesson_id and a.exercise_id is not null and ${HAS_EXERCISE}
      order by l.order_index limit 1)) as id offset 0) place on true
  left join lessons l on l.id = place.id`;

/** The moment at which member `m` of a class has done assignment `a`, whose lesson is `place`; null until then. */
export const DONE_AT = `case a.kind
  when 'lesson' then (select p.completed_at from progress p
    where p.user_id = m.user_id and p.lesson_id = a.lesson_id)
  when 'exercise' then (select min(r.passed_at) from exercise_results r
    where r.user_id = m.user_id and r.lesson_id in (a.lesson_id, place.id)
      and r.exercise_id = a.exercise_id)
  else (select r.passed_at from challenge_results r
    where r.user_id = m.user_id and r.challenge_id = a.challenge_id) end`;

/** The condition that assignment `a` was due before member `m` joined its class. */
export const DUE_BEFORE_JOINING = 'coalesce(a.due_at < m.joined_at, false)';

/** The condition that what was done at `done.at` was in time. Nobody is late with what was due before they joined. */
export const ON_TIME = `(a.due_at is null or done.at <= a.due_at or ${DUE_BEFORE_JOINING})`;

/** The condition that assignment `a` is for member `m` of its class. */
export const IS_FOR = `(a.for_all or exists (select from assignment_members g
  where g.assignment_id = a.id and g.member_id = m.id))`;

/** The condition that member `m` is in the class now: their account was not removed by a teacher. */
export const IS_PRESENT = `not exists (select from pupils p
  where p.user_id = m.user_id and p.delete_after is not null)`;
