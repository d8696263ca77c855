import { type SQL, sql } from 'drizzle-orm';
import { IS_FOR } from '../assignments/assignment-sql.queries.ts';

/** The assignments `a` that give a lesson, or an exercise of it, to the row `m` of class_members and have opened. */
const assigned = (lesson: string | SQL, now: Date): SQL => sql`from assignments a
    where a.class_id = m.class_id and a.lesson_id = ${lesson}::text and a.removed_at is null
      and a.opens_at <= ${now.toISOString()}::timestamptz
      and ${sql.raw(IS_FOR)}`;

/** The condition that a lesson, or an exercise of it, is assigned to the row `m` of class_members at a moment. */
export function isLessonAssigned(lesson: string, now: Date): SQL {
  return sql`exists (select ${assigned(lesson, now)})`;
}

/** The condition that an exercise is assigned to the row `m` of class_members, alone or with its whole lesson. */
export function isExerciseAssigned(lesson: string | SQL, exercise: string | SQL, now: Date): SQL {
  return sql`exists (select ${assigned(lesson, now)}
      and (a.kind = 'lesson' or a.exercise_id = ${exercise}::text))`;
}

/** The exercises of a lesson that are assigned to the row `m` of class_members alone; null for the whole lesson. */
export function assignedExercises(lesson: string, now: Date): SQL {
  return sql`(select case when not bool_or(a.kind = 'lesson') then json_agg(a.exercise_id) end
    ${assigned(lesson, now)})`;
}
