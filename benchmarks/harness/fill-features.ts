import { loadChallenges } from '../../content/src/load-challenges.ts';
import { LIVE, PURGED, SUPPORT } from './fill-support.ts';

/** Everyone in a filled database by number; `m` marks the measured ones, who have one of everything. */
export const PEOPLE = `create unlogged table bench_people as
  select id, row_number() over (order by premium_granted desc, id) as n, premium_granted as m
  from users where password_hash = '-'`;

/** Exercises that everyone has tried: twenty of the free lessons. */
export const EXERCISES = `select l.id as lesson, e ->> 'id' as exercise
  from lessons l, jsonb_array_elements(l.exercises) e
  where not l.is_premium and l.is_active order by md5(l.id || (e ->> 'id')) limit 20`;

/** $1 lesson, $2 exercise: exercise by exercise, so that the rows of one learner lie apart. */
export const RESULT = `
  insert into exercise_results (user_id, lesson_id, exercise_id, tries, passed_at, xp_awarded, answer, answered_at, updated_at)
  select id, $1, $2, '{"5dbf9a16-5f5c-4f0c-8f5c-6d1d0f1f0a11": 2}', case when done then moment end,
    case when done then 10 else 0 end, json_build_object('code', repeat('print("hello")' || chr(10), 8)), moment, moment
  from bench_people cross join lateral (select m or random() < 0.7, now() - random() * interval '300 days')
    as chance (done, moment)`;

const HAS_ALL = (share: number) => `(m or n % ${share} = 0)`;

const WORK = [
  `insert into projects (user_id, name, kind, files, created_at, updated_at)
    select id, 'Project ' || n, 'python',
      json_build_object('main.py', repeat(md5(n::text) || chr(10), 12)), moment, moment
    from bench_people cross join lateral (select now() - random() * interval '300 days') as chance (moment)`,
  `insert into stored_values (project_id, user_id, "values", revision, updated_at)
    select id, user_id, '[{"key":"best","value":"42"}]', 1, updated_at from projects`,
  `insert into published_projects (user_id, project_id, title, description, kind, files, revision, published_at,
      updated_at, gallery, selected_at)
    select p.id, w.id, w.name, 'What it does.', w.kind, w.files, 1, w.created_at, w.created_at,
      case when n % 50 = 0 then 'selected' else 'none' end, case when n % 50 = 0 then w.created_at end
    from bench_people p join projects w on w.user_id = p.id where ${HAS_ALL(10)}`,
  `insert into portfolios (user_id, handle, color, line, project_ids, certificate_ids, is_open, updated_at)
    select p.id, 'author-' || n, 'teal', 'I like games.', array[w.id], '{}', true, now()
    from bench_people p join published_projects w on w.user_id = p.id`,
  `insert into project_reports (project_id, reporter_id, reason, text, created_at)
    select project_id, user_id, 'copied', 'Look at line 3.', published_at
    from published_projects where hashtext(id::text) % 20 = 0`,
  `insert into project_reviews (project_id, state, pending_since, version)
    select project_id, 'open', min(created_at), 1 from project_reports group by project_id`,
  `insert into api_tokens (user_id, name, scopes, token_hash, ending, created_at, expires_at)
    select id, 'Robot', '[]', md5(n::text), 'abcd', now() - interval '60 days',
      now() + (case when m then 90 else n % 120 - 60 end) * interval '1 day'
    from bench_people where ${HAS_ALL(20)}`,
];

const LEARNING = [
  `insert into lesson_reviews (user_id, lesson_id, stage, due_on, answered_at)
    select id, lesson, 1, current_date + (n % 14)::integer - 2, now() - interval '3 days'
    from bench_people, (select id as lesson from lessons where not is_premium order by id limit 3) few`,
  `insert into activity_days (user_id, day, minutes)
    select id, current_date - d, array(select generate_series(900, 920))::smallint[]
    from bench_people, generate_series(1, 5) d`,
  `insert into lesson_positions (user_id, lesson_id, step_id, step_index, done, moved_at)
    select id, lesson, 'step-2', 1, '{step-1}', now() - random() * interval '300 days'
    from bench_people, (select id as lesson from lessons where not is_premium order by id limit 2) few`,
  `insert into challenge_results (user_id, challenge_id, browsers, tries, best, cases, version, passed_at, xp_awarded,
      answer, updated_at)
    select id, (array[${loadChallenges()
      .map(({ id }) => `'${id}'`)
      .join(', ')}])[n % ${loadChallenges().length} + 1], '{}', 3, 4, 4, 'v1', now(), 10,
      json_build_object('code', repeat('print(1)' || chr(10), 20)), now() from bench_people`,
];

/** The rows that the panel keeps, and the mails to people. */
const PANEL = (mails: number) => [
  `insert into audit_log (at, actor_id, action, subject, subject_id, changes)
    select now() - n * interval '1 minute', (select id from users where role = 'admin' limit 1), 'update',
      (array['user', 'lesson', 'help'])[n % 3 + 1], id::text, '[]' from bench_people where n % 5 = 0`,
  `insert into weekly_mails (user_id, turned_on_at) select id, now() from bench_people where n <= ${mails}`,
  `insert into local_mails (recipient, subject, html, text)
    select 'learner-' || i || '@example.org', 'A notice', repeat('<p>text</p>', 200), 'text'
    from generate_series(1, 500) i`,
];

/** Returns statements that give a filled database all rows except progress; `mails` members want the weekly mail. */
export const featureRows = (mails: number): string[] => [
  ...[...WORK, ...LEARNING, ...SUPPORT, ...LIVE],
  ...[...PURGED, ...PANEL(mails)],
];
