import pg from 'pg';
import type { Person } from './learner-calls.ts';

export type FilledPerson = Omit<Person, 'token'>;

/** So many users with a session each; the first `measured` of them are premium. */
const USERS = `
  with made as (
    insert into users (email, name, password_hash, language, verified_at, premium_granted)
    select 'learner-' || i || '@example.org', 'Learner', '-', 'en', now(), i <= $2
    from generate_series(1, $1) i returning id
  )
  insert into sessions (user_id) select id from made`;

/**
 * One free lesson for everyone: lesson by lesson, so that the rows of one learner lie as far apart as
 * they do after months. Those who are measured have completed all of them, the others most.
 */
const LESSON = `
  insert into progress (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
  select u.id, l.id, l.course_id, moment, case when done then moment end,
    case when done then l.xp_reward else 0 end
  from users u
  join lessons l on l.id = $1
  cross join lateral (select now() - random() * interval '300 days', u.premium_granted or random() < 0.6)
    as chance (moment, done)
  where u.password_hash = '-'`;

const CERTIFICATES = `
  insert into certificates (certificate_id, user_id, user_name, course_id, course_title, course_title_fr,
    total_xp, total_lessons, completion_date)
  select 'CV-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)), u.id, u.name, c.id,
    c.title, c.title_fr, 150, 10, now()
  from users u join courses c on c.id = 'discovery'
  where u.password_hash = '-' and (u.premium_granted or random() < 0.1)`;

const MEASURED = `
  select u.id as user, s.id as session, c.certificate_id as certificate
  from users u join sessions s on s.user_id = u.id join certificates c on c.user_id = u.id
  where u.premium_granted order by u.email`;

/** Indexes are built when the rows are there, which is several times as fast. */
const DROP_INDEXES = `
  alter table progress drop constraint progress_user_id_lesson_id_pk;
  drop index progress_course`;
const BUILD_INDEXES = `
  alter table progress add constraint progress_user_id_lesson_id_pk primary key (user_id, lesson_id);
  create index progress_course on progress using btree (user_id, course_id)`;

/** Fills a migrated database with users who have begun every free lesson. Answers the measured ones. */
export async function fill(url: string, users: number, measured: number): Promise<FilledPerson[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  // References are right by construction: checking ten million of them would take longer than the rest.
  await database.query('set session_replication_role = replica');
  await database.query(`set maintenance_work_mem = '1GB'`);
  await database.query('set synchronous_commit = off');
  await database.query(DROP_INDEXES);
  await database.query(USERS, [users, measured]);
  const { rows: free } = await database.query<{ id: string }>(
    'select id from lessons where not is_premium and is_active order by id',
  );
  for (const { id } of free) await database.query(LESSON, [id]);
  await database.query(BUILD_INDEXES);
  await database.query(CERTIFICATES);
  await database.query('vacuum analyze');
  await database.query('checkpoint');
  const { rows } = await database.query<FilledPerson>(MEASURED);
  await database.end();
  return rows;
}
