/**
 * Measures how long the team and mentors wait for their queues when there are 100,000 questions and 100,000 mentoring
 * requests (`BENCH_THREADS` sets another number), on the embedded database and on PostgreSQL. A question has three
 * messages of 21 words, among 4,096; every one of them holds "loop", one "needle". A quarter of the requests each
 * waits, is claimed, is answered, is closed. Limit: 200 ms.
 */
import { timeLists } from './harness/time-lists.ts';

const THREADS = Number(process.env.BENCH_THREADS ?? 100_000);
const ASKERS = Math.ceil(THREADS / 10);

const PEOPLE = `insert into users (email, name, password_hash, language, verified_at)
  select 'asker-' || i || '@example.org', 'Asker ' || i, '-', 'en', now() from generate_series(1, ${ASKERS}) i`;

/** The people in an order, to spread threads over. */
const ASKED_BY = `(select id, row_number() over (order by email) as n from users where role <> 'admin') asker`;

const QUESTIONS = `insert into help_threads
  (user_id, language, category, subject, state, queue_rank, waiting_since, created_at, updated_at, first_answered_at)
  select asker.id, case i % 2 when 0 then 'fr' else 'en' end,
    (array['exercise', 'technical', 'account', 'payment', 'other'])[i % 5 + 1], 'Question ' || i,
    (array['open', 'answered', 'closed'])[i % 3 + 1], i % 4 / 3, now() - i * interval '1 minute',
    now() - i * interval '1 minute', now() - i * interval '1 minute',
    case when i % 3 > 0 then now() - i * interval '30 seconds' end
  from generate_series(1, ${THREADS}) i join ${ASKED_BY} on asker.n = i % ${ASKERS} + 1`;

/** Three digits of a hash make a word. */
const QUESTION_TEXTS = `insert into help_messages (thread_id, user_id, kind, text, created_at)
  select id, user_id, (array['question', 'answer', 'note'])[m],
    'loop' || regexp_replace(md5(id::text || m) || md5(m::text || id), '(...)', ' w\\1', 'g'), created_at
  from help_threads, generate_series(1, 3) m`;

const NEEDLE = `update help_messages set text = text || ' needle'
  where id = (select id from help_messages order by id limit 1)`;

const QUESTION_WORDS = `update help_threads set words = array_to_tsvector(array(select distinct word
  from help_messages, string_to_table(text || ' question', ' ') word where thread_id = help_threads.id))`;

const MENTOR = `insert into mentors (user_id, conduct_version, conduct_accepted_at, granted_at, factor_due_at)
  select id, 1, now(), now(), now() + interval '1 day' from users where role = 'admin'
  on conflict (user_id) do update set conduct_version = 1, conduct_accepted_at = now(),
    factor_due_at = now() + interval '1 day'`;

const REQUESTS = `insert into mentoring_threads (learner_id, mentor_id, title, kind, language, created_at, updated_at,
    due_from, first_answer_at, closed_at)
  select asker.id, case when i % 4 > 0 then mentor.user_id end, 'Exercise ' || i,
    (array['python', 'web', 'game'])[i % 3 + 1], case i % 2 when 0 then 'fr' else 'en' end,
    now() - i * interval '1 minute', now() - i * interval '1 minute', case when i % 4 = 1 then now() end,
    case when i % 4 > 1 then now() - i * interval '30 seconds' end, case when i % 4 = 3 then now() end
  from mentors mentor, generate_series(1, ${THREADS}) i join ${ASKED_BY} on asker.n = i % ${ASKERS} + 1`;

const REQUEST_TEXTS = `insert into mentoring_messages (thread_id, author_id, author, text, version, state, created_at)
  select id, learner_id, 'learner', 'Why does my loop never end?', 1,
    case when hashtext(id::text) % 1000 = 0 then 'hidden' else 'shown' end, created_at
  from mentoring_threads`;

await timeLists({
  title: `${THREADS.toLocaleString('en')} questions and as many mentoring requests`,
  fill: [
    ...[PEOPLE, QUESTIONS, QUESTION_TEXTS, NEEDLE, QUESTION_WORDS],
    ...[MENTOR, REQUESTS, REQUEST_TEXTS],
  ],
  lists: [
    '/admin/help/threads?limit=50',
    '/admin/help/threads?state=open',
    `/admin/help/threads?limit=50&offset=${THREADS - 100}`,
    '/admin/help/threads?sort=created_at&direction=desc',
    '/admin/help/threads?category=payment&language=fr&premium=true',
    '/admin/help/thread-count',
    '/admin/help/threads?q=needle',
    '/admin/help/threads?q=w4ff',
    '/admin/help/threads?q=loop',
    '/admin/help/threads?q=nothing+like+that',
    '/admin/help/thread-count?q=needle',
    '/admin/help/thread-count?q=loop',
    '/admin/help/thread-count?q=w4',
    '/help/response-time',
    '/mentoring/queue',
    '/mentoring/queue?language=fr&kind=web',
    '/mentoring',
    '/admin/mentoring',
    `/admin/mentoring?offset=${THREADS - 50}`,
    '/admin/mentoring?state=waiting',
    '/admin/mentoring?reported=true',
    '/admin/mentoring-count',
    '/admin/mentoring-count?reported=true',
  ],
});
