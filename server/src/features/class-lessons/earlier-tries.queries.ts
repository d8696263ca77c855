import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { class_members } from '../classes/classes.table.ts';

/**
 * Keeps how often new members of a class had tried each exercise and challenge until then. To be called in the
 * transaction that makes them members.
 */
export async function keepEarlierTries(tx: Db, memberIds: string[]): Promise<void> {
  const joining = inArray(class_members.id, memberIds);
  await tx.execute(sql`insert into earlier_tries
      (member_id, lesson_id, exercise_id, challenge_id, tries)
    select ${class_members.id}, r.lesson_id, r.exercise_id, null, sum(tried.value::integer)
    from ${class_members} join exercise_results r on r.user_id = ${class_members.user_id}
      cross join lateral jsonb_each_text(r.tries) tried
    where ${joining}
    group by ${class_members.id}, r.lesson_id, r.exercise_id
    union all
    select ${class_members.id}, null, null, r.challenge_id, r.tries
    from ${class_members} join challenge_results r on r.user_id = ${class_members.user_id}
    where ${joining}`);
}

const since = (tries: string, place: string): string =>
  `case when r.updated_at < m.joined_at then 0 else greatest(0, ${tries}
    - coalesce((select e.tries from earlier_tries e where e.member_id = m.id and ${place}), 0)) end`;

/** The tries in the row `r` of exercise_results since the row `m` of class_members joined. */
export const TRIES_SINCE_JOINING = since(
  '(select coalesce(sum(value::integer), 0)::integer from jsonb_each_text(r.tries))',
  'e.lesson_id = r.lesson_id and e.exercise_id = r.exercise_id',
);

/** The tries in the row `r` of challenge_results since the row `m` of class_members joined. */
export const CHALLENGE_TRIES_SINCE_JOINING = since('r.tries', 'e.challenge_id = r.challenge_id');
