import type pg from 'pg';

/** A learner who is signed in. */
export interface Learner {
  user: string;
  session: string;
}

/** Creates this many learners with a session each, in one statement. */
export async function createLearners(database: pg.Client, count: number): Promise<Learner[]> {
  const { rows } = await database.query<Learner>(
    `with made as (
       insert into users (email, name, password_hash, language, verified_at)
       select 'learner-' || gen_random_uuid() || '@example.org', 'Learner', '-', 'en', now()
       from generate_series(1, $1) returning id
     )
     insert into sessions (user_id) select id from made returning user_id as "user", id as session`,
    [count],
  );
  return rows;
}
