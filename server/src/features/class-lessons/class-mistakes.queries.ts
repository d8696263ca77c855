import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { IS_PRESENT } from '../assignments/assignment-sql.queries.ts';
import { isExerciseAssigned } from './assigned.queries.ts';

/** Letters of a wrong answer that are kept. */
const LABEL_LETTERS = 300;

/** A wrong answer: the message about it, or the options that were chosen; never code. */
export interface Mistake {
  userId: string;
  lesson: string;
  exercise: string;
  label: string;
  at: Date;
  now: Date;
}

/**
 * Counts a wrong answer in each class of the member that has the exercise to do, if it was given since they joined.
 * Reports may come twice: a check counts once.
 */
export async function recordMistake(db: Db, mistake: Mistake): Promise<void> {
  const { userId, lesson, exercise, at, now } = mistake;
  const label = mistake.label.slice(0, LABEL_LETTERS);
  const sha = createHash('sha256').update(label).digest('hex');
  await db.execute(sql`insert into class_mistakes as x
      (member_id, lesson_id, exercise_id, label_sha, label, tries, last_at)
    select m.id, ${lesson}::text, ${exercise}::text, ${sha}::text, ${label}::text, 1,
      ${at.toISOString()}::timestamptz
    from class_members m join classes c on c.id = m.class_id and c.archived_at is null
    where m.user_id = ${userId}::uuid and ${sql.raw(IS_PRESENT)}
      and m.joined_at <= ${at.toISOString()}::timestamptz and ${isExerciseAssigned(lesson, exercise, now)}
    on conflict (member_id, lesson_id, exercise_id, label_sha) do update set
      tries = x.tries + 1, last_at = excluded.last_at where x.last_at < excluded.last_at`);
}
