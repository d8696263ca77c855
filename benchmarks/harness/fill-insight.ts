import type pg from 'pg';
import { exerciseVersion } from '../../server/src/features/exercise-results/exercise-version.ts';
import { EXERCISES, RESULT } from './fill-features.ts';

/** Exercises of one member: EXERCISES of fill-features.ts chooses as many. */
const RESULTS_PER_MEMBER = 20;

/** $1 members. */
const MEMBERS = `
  insert into users (email, name, password_hash, language, verified_at)
  select 'learner-' || i || '@example.org', 'Learner', '-', 'en', now()
  from generate_series(1, $1::integer) i`;
/** The table of members from which RESULT of fill-features.ts makes results. */
const NAMED = `create unlogged table bench_people as
  select id, false as m from users where password_hash = '-'`;

/** $1 lesson: begun by all, finished by six of ten, the others at a step somewhere. */
const BEGUN = `
  insert into progress (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
  select b.id, l.id, l.course_id, moment, case when done then moment + interval '20 minutes' end, 0
  from bench_people b join lessons l on l.id = $1
    cross join lateral (select now() - random() * interval '300 days', random() < 0.6 or b.m)
      as chance (moment, done)`;
const POSITIONS = `
  insert into lesson_positions (user_id, lesson_id, step_id, step_index, done, moved_at)
  select p.user_id, p.lesson_id, 'gone', (random() * 12)::int, '{}', p.started_at
  from progress p where p.lesson_id = $1`;

/** $1 lesson, $2 exercise, $3 its version: half of the members gave a wrong answer, a third of them one of forty. */
const WRONG = `
  insert into wrong_answers (lesson_id, exercise_id, answer_hash, user_id, version, answer, feedback, given_at)
  select $1, $2, md5(answer), id, $3, answer, 'Look at the name again.', moment
  from (
    select id, now() - random() * interval '300 days' as moment,
      case when random() < 0.33 then 'print(nam' || floor(random() * 40) || ')'
        else 'print("' || id || '")' end as answer
    from bench_people where random() < 0.5) given`;

/** Fills an empty database with exercise results; returns the exercises. */
export async function fillInsight(
  pool: pg.Pool,
  results: number,
): Promise<{ lesson: string; exercise: string }[]> {
  await pool.query(MEMBERS, [Math.round(results / RESULTS_PER_MEMBER)]);
  await pool.query(NAMED);
  const { rows: chosen } = await pool.query<{ lesson: string; exercise: string }>(EXERCISES);
  for (const lesson of new Set(chosen.map((one) => one.lesson))) {
    await pool.query(BEGUN, [lesson]);
    await pool.query(POSITIONS, [lesson]);
  }
  for (const { lesson, exercise } of chosen) {
    const { rows } = await pool.query(
      `select e as exercise from lessons, jsonb_array_elements(exercises) e
        where lessons.id = $1 and e ->> 'id' = $2`,
      [lesson, exercise],
    );
    await pool.query(RESULT, [lesson, exercise]);
    await pool.query(WRONG, [lesson, exercise, exerciseVersion(rows[0]?.exercise)]);
  }
  await pool.query('vacuum analyze');
  return chosen;
}
