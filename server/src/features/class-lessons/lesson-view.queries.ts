import { type ClassLesson, OFFLINE_SECONDS } from '@codivia/contract/api/class-lessons';
import { eq, sql } from 'drizzle-orm';
import { byName } from '../../db/by-name.ts';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { IS_PRESENT } from '../assignments/assignment-sql.queries.ts';
import { teaches } from '../classes/class-rights.queries.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { assignedExercises, isLessonAssigned } from './assigned.queries.ts';
import { TRIES_SINCE_JOINING } from './earlier-tries.queries.ts';

/** The assignments of a class in one lesson. */
export interface AssignedLesson {
  class_name: string;
  assigned: { kind: 'lesson' | 'exercise'; exercise: string | null; en: string; fr: string }[];
}

/** Returns what a class has to do in a lesson now; undefined when the member does not teach the class. */
export async function selectAssignedLesson(
  db: Db,
  userId: string,
  classId: string,
  lesson: string,
  now: Date,
): Promise<AssignedLesson | undefined> {
  const found = await rowsOf<AssignedLesson>(
    db,
    sql`select c.name as class_name,
      coalesce(json_agg(json_build_object('kind', a.kind, 'exercise', a.exercise_id,
        'en', a.title_en, 'fr', a.title_fr) order by a.kind = 'lesson' desc, a.created_at)
        filter (where a.id is not null), '[]') as assigned
    from classes c
      left join assignments a on a.class_id = c.id and a.lesson_id = ${lesson}::text
        and a.removed_at is null and a.opens_at <= ${now.toISOString()}::timestamptz
    where c.id = ${classId}::uuid and c.archived_at is null and ${teaches(db, userId, sql`c.id`)}
    group by c.id`,
  );
  return found[0];
}

/** Returns the lessons that a class has to do now; undefined when the member does not teach the class. */
export async function selectClassLessons(
  db: Db,
  userId: string,
  classId: string,
  now: Date,
): Promise<ClassLesson[] | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [found] = await rowsOf<{ lessons: ClassLesson[] | null }>(
    db,
    sql`select (select json_agg(x order by x.opened desc, x.lesson_id) from (
        select a.lesson_id, max(a.opens_at) as opened,
          json_build_object('fr', coalesce(min(l.title_fr), max(a.title_fr)),
            'en', coalesce(min(l.title), max(a.title_en))) as title,
          (select count(*)::integer from class_members m
            join class_presences p on p.user_id = m.user_id and p.lesson_id = a.lesson_id
              and p.seen_at > ${at} - interval '${sql.raw(String(OFFLINE_SECONDS))} seconds'
            where m.class_id = c.id and ${sql.raw(IS_PRESENT)}) as online
        from assignments a left join lessons l on l.id = a.lesson_id
        where a.class_id = c.id and a.lesson_id is not null and a.removed_at is null
          and a.opens_at <= ${at}
        group by a.lesson_id) x) as lessons
    from classes c
    where c.id = ${classId}::uuid and c.archived_at is null and ${teaches(db, userId, sql`c.id`)}`,
  );
  return found && (found.lessons ?? []);
}

/** The place and results of one member in a lesson. Moments are milliseconds. */
export interface MemberFacts {
  member_id: string;
  name: string;
  step_id: string | null;
  opened_at: number | null;
  seen_at: number | null;
  completed: boolean;
  /** The exercises that are assigned alone; null when the whole lesson is. */
  only: string[] | null;
  /** Tries count since the member joined. */
  results: { exercise: string; tries: number; passed: boolean; at: number }[] | null;
  drafts: { exercise: string; at: number }[] | null;
}

/** Milliseconds of a moment. */
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/**
 * Returns the members to whom a lesson is assigned, with what they did in it: the query of a lesson view, which runs
 * every two seconds while somebody watches.
 */
export async function selectMemberFacts(
  db: Db,
  classId: string,
  lesson: string,
  now: Date,
): Promise<MemberFacts[]> {
  const found = await rowsOf<MemberFacts>(
    db,
    sql`select m.id as member_id, m.name, p.step_id, ${ms('p.opened_at')} as opened_at,
      ${ms('p.seen_at')} as seen_at, d.completed_at is not null as completed,
      ${assignedExercises(lesson, now)} as only,
      (select json_agg(json_build_object('exercise', r.exercise_id, 'passed', r.passed_at is not null,
          'tries', ${sql.raw(TRIES_SINCE_JOINING)}, 'at', ${ms('r.updated_at')}) order by r.exercise_id)
        from exercise_results r where r.user_id = m.user_id and r.lesson_id = ${lesson}::text) as results,
      (select json_agg(json_build_object('exercise', w.exercise_id, 'at', ${ms('w.written_at')})
          order by w.exercise_id, w.language)
        from exercise_drafts w where w.user_id = m.user_id and w.lesson_id = ${lesson}::text
          and w.written_at >= m.joined_at) as drafts
    from class_members m
      left join class_presences p on p.user_id = m.user_id and p.lesson_id = ${lesson}::text
      left join progress d on d.user_id = m.user_id and d.lesson_id = ${lesson}::text
    where m.class_id = ${classId}::uuid and ${sql.raw(IS_PRESENT)} and ${isLessonAssigned(lesson, now)}
    order by m.id`,
  );
  return byName(found);
}

/** Sets the end of the pause of a class that the member teaches; false when it is none of theirs. */
export async function setPause(
  db: Db,
  userId: string,
  classId: string,
  until: string | null,
): Promise<boolean> {
  const changed = await rowsOf<{ id: string }>(
    db,
    sql`update classes c set paused_until = ${until}::timestamptz
      where c.id = ${classId}::uuid and c.archived_at is null and ${teaches(db, userId, sql`c.id`)}
      returning c.id`,
  );
  return changed.length > 0;
}

/** Returns a lesson, also one that is no longer in the catalogue. */
export async function selectLesson(db: Db, id: string) {
  const { title, title_fr, content, content_fr, exercises } = lessons;
  const columns = { title, title_fr, content, content_fr, exercises };
  return (await db.select(columns).from(lessons).where(eq(lessons.id, id)))[0];
}
