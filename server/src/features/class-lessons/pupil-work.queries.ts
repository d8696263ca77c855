import type { Language } from '@codivia/contract/api/language';
import type { StoredParts } from '@codivia/contract/programs/stored-forms';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { IS_PRESENT } from '../assignments/assignment-sql.queries.ts';
import { teaches } from '../classes/class-rights.queries.ts';
import type { LastCheck } from '../exercise-results/exercise-results.table.ts';
import { isExerciseAssigned } from './assigned.queries.ts';
import { TRIES_SINCE_JOINING } from './earlier-tries.queries.ts';

/** The place of a pupil's work, as a teacher names it. */
export interface WorkPlace {
  classId: string;
  memberId: string;
  lesson: string;
  exercise: string;
}

/** The pupil whose work may be read, and the language in which the class learns. */
export interface WorkMember {
  user_id: string;
  name: string;
  language: Language;
  /** False when the exercise is not assigned to the pupil. */
  assigned: boolean;
}

/** Returns a member of a class that the caller teaches; undefined when the caller does not, or has no such member. */
export async function selectWorkMember(
  db: Db,
  teacherId: string,
  { classId, memberId, lesson, exercise }: WorkPlace,
  now: Date,
): Promise<WorkMember | undefined> {
  const found = await rowsOf<WorkMember>(
    db,
    sql`select m.user_id, m.name, c.language, ${isExerciseAssigned(lesson, exercise, now)} as assigned
    from class_members m join classes c on c.id = m.class_id and c.archived_at is null
    where m.id = ${memberId}::uuid and m.class_id = ${classId}::uuid and ${sql.raw(IS_PRESENT)}
      and ${teaches(db, teacherId, sql`c.id`)}`,
  );
  return found[0];
}

/** The drafts, answers and tries of a pupil since they joined. Moments are milliseconds. */
export interface WorkFacts {
  draft: { language: Language; parts: StoredParts; at: number } | null;
  answer: { parts: StoredParts; at: number } | null;
  tries: number;
  passed: boolean;
  last_check: LastCheck | null;
  step: { step_id: string; opened_at: number; seen_at: number } | null;
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Reads a pupil's work on an exercise, and nothing from before they joined. */
export async function selectWork(
  db: Db,
  { memberId, lesson, exercise }: WorkPlace,
): Promise<WorkFacts> {
  const [found] = await rowsOf<WorkFacts>(
    db,
    sql`select
      (select json_build_object('language', w.language, 'parts', w.parts, 'at', ${ms('w.written_at')})
        from exercise_drafts w where w.user_id = m.user_id and w.lesson_id = ${lesson}::text
          and w.exercise_id = ${exercise}::text and w.written_at >= m.joined_at
        order by w.written_at desc limit 1) as draft,
      case when r.answered_at >= m.joined_at and r.answer is not null
        then json_build_object('parts', r.answer, 'at', ${ms('r.answered_at')}) end as answer,
      coalesce(${sql.raw(TRIES_SINCE_JOINING)}, 0) as tries,
      r.passed_at is not null as passed,
      case when (r.last_check ->> 'at')::timestamptz >= m.joined_at then r.last_check end as last_check,
      case when p.lesson_id = ${lesson}::text then json_build_object('step_id', p.step_id,
        'opened_at', ${ms('p.opened_at')}, 'seen_at', ${ms('p.seen_at')}) end as step
    from class_members m
      left join exercise_results r on r.user_id = m.user_id and r.lesson_id = ${lesson}::text
        and r.exercise_id = ${exercise}::text
      left join class_presences p on p.user_id = m.user_id
    where m.id = ${memberId}::uuid`,
  );
  if (!found) throw new Error('a member of a class was not found');
  return found;
}

/** Returns the open thread of comments on an exercise of a pupil; null without one. */
export async function selectOpenThread(
  db: Db,
  { classId, lesson, exercise }: WorkPlace,
  learnerId: string,
): Promise<string | null> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select t.id from mentoring_threads t
    where t.learner_id = ${learnerId}::uuid and t.class_id = ${classId}::uuid
      and t.lesson_id = ${lesson}::text and t.exercise_id = ${exercise}::text and t.closed_at is null
    order by t.created_at desc limit 1`,
  );
  return found[0]?.id ?? null;
}

/** Locks a member of a class, so that two teachers who comment at once write into one thread. */
export async function lockMember(tx: Db, memberId: string): Promise<void> {
  await tx.execute(sql`select from class_members where id = ${memberId}::uuid for no key update`);
}
