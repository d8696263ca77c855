import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** Different wrong answers of one member at one exercise that are kept: it bounds the rows of a script. */
const KEPT_ANSWERS = 20;
/** Letters of the words about an answer that are kept. */
const FEEDBACK_LETTERS = 300;

/** A wrong answer in its normal form. */
export interface WrongAnswer {
  version: string;
  answer: string;
  feedback: string;
  given_at: Date;
}

/**
 * Stores the wrong answers of a member at an exercise. A report may come twice and late: each answer is stored once, with
 * what was said about it last.
 */
export async function keepWrongAnswers(
  db: Db,
  { userId, lesson, exercise }: { userId: string; lesson: string; exercise: string },
  answers: readonly WrongAnswer[],
): Promise<void> {
  const byHash = new Map(
    answers.map(({ feedback, given_at, ...one }) => {
      const answer_hash = createHash('sha256').update(one.answer).digest('base64url');
      const row = { ...one, answer_hash, given_at: given_at.toISOString() };
      // By characters: the database takes no half of one.
      const words = [...feedback.trim()].slice(0, FEEDBACK_LETTERS).join('');
      return [answer_hash, { ...row, feedback: words }];
    }),
  );
  if (byHash.size === 0) return;
  const rows = JSON.stringify([...byHash.values()]);
  await db.execute(sql`
    insert into wrong_answers as w
      (lesson_id, exercise_id, answer_hash, user_id, version, answer, feedback, given_at)
    select ${lesson}::text, ${exercise}::text, given.answer_hash, u.id, given.version,
      given.answer, given.feedback, given.given_at
    from users u, jsonb_to_recordset(${rows}::jsonb)
      as given(answer_hash text, version text, answer text, feedback text, given_at timestamptz)
    where u.id = ${userId}::uuid and (
      select count(*) from wrong_answers k where k.user_id = u.id
        and k.lesson_id = ${lesson}::text and k.exercise_id = ${exercise}::text
        and k.answer_hash <> given.answer_hash) < ${KEPT_ANSWERS}
    on conflict (lesson_id, exercise_id, answer_hash, user_id) do update set
      version = excluded.version, feedback = excluded.feedback, given_at = excluded.given_at
      where w.given_at < excluded.given_at`);
}
