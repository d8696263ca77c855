/**
 * Measures how long readers, authors and administrators wait for published projects when there are 100,000 of them
 * (`BENCH_PROJECTS` sets another number) by a tenth as many authors with a portfolio each, on the embedded database and
 * on PostgreSQL. Each holds 3,000 characters of code. One in 50 is in the gallery, one in 100 has left it, one in 20
 * was reported, a third of these twice; one in 100 is hidden, half of these with an appeal. The administrator who asks
 * has 200 of their own. Limit: 200 ms.
 */
import { timeLists } from './harness/time-lists.ts';

const PROJECTS = Number(process.env.BENCH_PROJECTS ?? 100_000);
const AUTHORS = Math.ceil(PROJECTS / 10);
const OWN = 200;

const PEOPLE = `insert into users (email, name, password_hash, language, verified_at, premium_granted)
  select 'author-' || i || '@example.org', 'Author ' || i, '-', 'en', now(), true
  from generate_series(1, ${AUTHORS}) i`;

/** The members in an order, to spread projects over; the administrator is the last one. */
const AUTHOR = `(select id, row_number() over (order by role <> 'user', email) as n from users where email like '%@%') author`;

/** Makes ids that contain the number of a project, so that some of them can be requested. */
const numbered = (kind: 1 | 2, i: string) =>
  `(lpad(to_hex(${i}), 8, '0') || '-0000-4000-800${kind}-000000000000')::uuid`;

const KIND = `(array['python', 'web', 'game'])[i % 3 + 1]`;
const FILES = `json_build_object('main.py', repeat(md5(i::text), 94))`;

const KEPT = `insert into projects (id, user_id, name, kind, files, created_at, updated_at)
  select ${numbered(1, 'i')}, author.id, 'Project ' || i, ${KIND}, '{}', now() - i * interval '1 minute', now()
  from generate_series(1, ${PROJECTS + OWN}) i
  join ${AUTHOR} on author.n = case when i > ${PROJECTS} then ${AUTHORS} + 1 else i % ${AUTHORS} + 1 end`;

const PUBLISHED = `insert into published_projects
    (id, user_id, project_id, title, description, kind, files, revision, published_at, updated_at, gallery, selected_at)
  select ${numbered(2, 'i')}, user_id, id, name, 'What it does.', kind, ${FILES}, 1, created_at, created_at,
    case when i % 50 = 0 then 'selected' when i % 100 = 1 then 'left' else 'none' end,
    case when i % 50 = 0 or i % 100 = 1 then created_at end
  from projects cross join lateral (select ('x' || left(id::text, 8))::bit(32)::integer) as number (i)`;

const PORTFOLIOS = `insert into portfolios (user_id, handle, color, line, project_ids, certificate_ids, is_open, updated_at)
  select user_id, 'author-' || row_number() over (order by user_id), 'teal', 'I like games.',
    (array_agg(id order by id))[1:6], '{}', true, now()
  from published_projects group by user_id`;

const REPORTS = `insert into project_reports (project_id, reporter_id, reason, text, created_at, settled_at)
  select ${numbered(1, 'i')}, author.id, (array['hate', 'copied', 'other'])[r], 'Look at line 3.',
    now() - i * interval '1 minute', case when i % 100 = 7 then now() end
  from generate_series(7, ${PROJECTS}, 20) i cross join generate_series(1, 2) r
  join ${AUTHOR} on author.n = (i + r * 7) % ${AUTHORS} + 1 where r = 1 or i % 3 = 0`;

const REVIEWS = `insert into project_reviews (project_id, state, pending_since, version)
  select ${numbered(1, 'i')}, case when i % 100 = 7 then 'hidden' when i % 3 = 0 then 'review' else 'open' end,
    case when i % 100 <> 7 or i % 200 = 7 then now() - i * interval '1 minute' end, 1
  from generate_series(7, ${PROJECTS}, 20) i`;

const DECISIONS = `insert into project_decisions
    (project_id, user_id, admin_id, outcome, reason, words, decided_at, appeal, appealed_at)
  select project_id, user_id, (select id from users where role = 'admin'), 'hide', 'hate', 'Remove line 3.', now(),
    case when pending_since is not null then 'I have removed it.' end, pending_since
  from project_reviews join projects on projects.id = project_id where state = 'hidden'`;

/** The place after the card of a number in the gallery, and the address of a project. */
const REPORTED = '00000007-0000-4000-8002-000000000000';

await timeLists({
  title: `${PROJECTS.toLocaleString('en')} published projects by ${AUTHORS.toLocaleString('en')} authors`,
  fill: [PEOPLE, KEPT, PUBLISHED, PORTFOLIOS, REPORTS, REVIEWS, DECISIONS],
  lists: [
    '/gallery',
    '/gallery?kind=game',
    `/gallery?after=${Date.now() - PROJECTS * 30_000}_${REPORTED}`,
    `/gallery?kind=web&after=${Date.now() - PROJECTS * 30_000}_${REPORTED}`,
    '/published-projects',
    '/published-projects/00000064-0000-4000-8002-000000000000',
    '/published-projects/00000064-0000-4000-8002-000000000000/view',
    '/portfolios/author-17',
    '/admin/published-projects',
    '/admin/published-projects?kind=web',
    '/admin/published-projects?offset=2000',
    '/admin/published-projects?filter=hidden',
    '/admin/published-projects?filter=selected',
    '/admin/published-projects?filter=left&kind=game',
    '/admin/published-projects?filter=all',
    '/admin/published-projects?filter=all&kind=python',
    `/admin/published-projects?filter=all&offset=${PROJECTS - 50}`,
    '/admin/published-project-count',
    '/admin/published-project-count?filter=hidden&kind=web',
    '/admin/published-project-count?filter=all',
    '/admin/published-project-count?filter=all&kind=game',
    `/admin/published-projects/${REPORTED}`,
  ],
});
