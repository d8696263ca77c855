import type { Database } from '../../server/src/db/connect.ts';
import type { Person } from './call.ts';
import { EXERCISES, featureRows, PEOPLE, RESULT } from './fill-features.ts';

export type FilledPerson = Omit<Person, 'token'>;

/**
 * Users with a session each, who came day by day in 400 days, the first `measured` of them premium; the number of users
 * is a parameter.
 */
const USERS = `
  with made as (
    insert into users (email, name, password_hash, language, created_at, verified_at, premium_granted)
    select 'learner-' || i || '@example.org', 'Learner', '-', 'en', now() - (400 - 400 * i / $1::float8) * interval '1 day',
      now(), i <= $2
    from generate_series(1, $1::integer) i returning id
  )
  insert into sessions (user_id) select id from made`;

/**
 * One free lesson for everyone: lesson by lesson, so that the rows of one learner lie as far apart as they do after
 * months, and in the order of time, as they are written. $2 of $3 lessons came before. The measured learners have
 * completed all of them, the others most.
 */
const LESSON = `
  insert into progress (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
  select u.id, l.id, l.course_id, moment, case when done then moment end,
    case when done then l.xp_reward else 0 end
  from users u
  join lessons l on l.id = $1
  cross join lateral (select now() - (1 - ($2::float8 + random()) / $3::float8) * interval '300 days',
    u.premium_granted or random() < 0.6) as chance (moment, done)
  where u.password_hash = '-' order by moment`;

const CERTIFICATES = `
  insert into certificates (certificate_id, user_id, user_name, course_id, course_title, course_title_fr,
    total_xp, total_lessons, completion_date)
  select 'CV-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)), u.id, u.name, c.id,
    c.title, c.title_fr, 150, 10, now()
  from users u join courses c on c.id = 'discovery'
  where u.password_hash = '-' and (u.premium_granted or random() < 0.1)`;

const MEASURED = `
  select u.id as user, s.id as session, c.certificate_id as certificate, w.id as project, p.id as published,
    f.handle, h.id as question, t.id as thread
  from users u join sessions s on s.user_id = u.id join certificates c on c.user_id = u.id
    join projects w on w.user_id = u.id join published_projects p on p.project_id = w.id
    join portfolios f on f.user_id = u.id join help_threads h on h.user_id = u.id
    join mentoring_threads t on t.learner_id = u.id
  where u.premium_granted order by u.email`;

/** Foreign keys are correct by construction; checking ten million of them would take longer than the rest. */
export const UNCHECKED = 'set session_replication_role = replica';
/** Indexes of the largest tables are built when the rows are there, which is several times as fast. */
export const DROP_INDEXES = [
  'alter table progress drop constraint progress_user_id_lesson_id_pk',
  'drop index progress_course',
  'alter table exercise_results drop constraint exercise_results_user_id_lesson_id_exercise_id_pk',
  'drop index users_letters',
];
export const BUILD_INDEXES = [
  'alter table progress add constraint progress_user_id_lesson_id_pk primary key (user_id, lesson_id)',
  'create index progress_course on progress using btree (user_id, course_id)',
  `alter table exercise_results add constraint exercise_results_user_id_lesson_id_exercise_id_pk
    primary key (user_id, lesson_id, exercise_id)`,
  'create index users_letters on users using gin (letter_groups(search_text)) with (fastupdate = false)',
];

/** Runs one statement after the other on one connection. */
function runner({ client }: Database) {
  return async <Row>(text: string, values: unknown[] = []): Promise<Row[]> => {
    const answer =
      client.kind === 'pglite'
        ? await client.pglite.query(text, values)
        : await client.pool.query(text, values);
    return answer.rows as Row[];
  };
}

export interface Size {
  users: number;
  /** Number of users whose calls are measured: premium members with one of everything. */
  measured: number;
  /** Number of members who want the weekly mail. */
  mails: number;
}

/**
 * Fills a migrated database with users who have begun every free lesson, and their further rows. Returns the measured
 * ones.
 */
export async function fill(database: Database, size: Size): Promise<FilledPerson[]> {
  const run = runner(database);
  await run(UNCHECKED);
  await run(`set maintenance_work_mem = '512MB'`);
  await run('set synchronous_commit = off');
  for (const statement of DROP_INDEXES) await run(statement);
  await run(USERS, [size.users, size.measured]);
  const free = await run<{ id: string }>(
    'select id from lessons where not is_premium and is_active order by id',
  );
  for (const [before, { id }] of free.entries()) await run(LESSON, [id, before, free.length]);
  await run(PEOPLE);
  for (const { lesson, exercise } of await run<{ lesson: string; exercise: string }>(EXERCISES)) {
    await run(RESULT, [lesson, exercise]);
  }
  for (const statement of featureRows(size.mails)) await run(statement);
  for (const statement of BUILD_INDEXES) await run(statement);
  await run(CERTIFICATES);
  await run('drop table bench_people');
  await run('vacuum analyze');
  await run('checkpoint');
  return run<FilledPerson>(MEASURED);
}

/** Opens a session of the administrator who was created with the database; returns its id. */
export async function openAdmin(database: Database): Promise<string> {
  const open = `insert into sessions (user_id) select id from users where role = 'admin' returning id`;
  const [session] = await runner(database)<{ id: string }>(open);
  return session?.id ?? '';
}
