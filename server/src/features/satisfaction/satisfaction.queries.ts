import { LESSONS_BEFORE_ASKING } from '@codivia/contract/api/satisfaction';
import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';

/** True when member $1 has completed enough lessons to be asked; further ones are not read. */
const EXPERIENCED = `exists (
  select from progress where user_id = $1::uuid and completed_at is not null
  offset ${LESSONS_BEFORE_ASKING - 1} limit 1)`;

/** $1 member, $2 the moment before which the latest request must lie, for another one. */
const ASK = `
  select ${EXPERIENCED} and not exists (
    select from satisfaction_answers where user_id = $1::uuid and asked_at > $2::timestamptz) as ask`;

/** $1 member, $2 and $3 the answers, $4 now. Returns no row when it is too early to answer. */
const ANSWER = `
  insert into satisfaction_answers (user_id, satisfied, managed, answered_at, asked_at)
  select $1::uuid, $2::boolean, $3::boolean, $4::timestamptz, $4::timestamptz where ${EXPERIENCED}
  on conflict (user_id) do update set satisfied = excluded.satisfied, managed = excluded.managed,
    answered_at = excluded.answered_at, asked_at = excluded.asked_at
  returning user_id`;

/** $1 member, $2 now. */
const DECLINE = `
  insert into satisfaction_answers (user_id, asked_at) values ($1::uuid, $2::timestamptz)
  on conflict (user_id) do update set asked_at = excluded.asked_at`;

/** Prepares the queries of members' satisfaction. */
export function prepareSatisfaction(database: Database) {
  const ask = statement<{ ask: boolean }>(database, 'ask_satisfaction', ASK);
  const answer = statement<{ user_id: string }>(database, 'answer_satisfaction', ANSWER);
  const decline = statement(database, 'decline_satisfaction', DECLINE);
  return {
    ask: async (userId: string, askedBefore: Date): Promise<boolean> =>
      (await ask([userId, askedBefore]))[0]?.ask === true,
    /** Returns false when it is too early to answer. */
    answer: async (
      userId: string,
      { satisfied, managed }: { satisfied: boolean; managed: boolean },
      now: Date,
    ): Promise<boolean> => (await answer([userId, satisfied, managed, now])).length > 0,
    decline: async (userId: string, now: Date): Promise<void> => {
      await decline([userId, now]);
    },
  };
}

export type SatisfactionQueries = ReturnType<typeof prepareSatisfaction>;
