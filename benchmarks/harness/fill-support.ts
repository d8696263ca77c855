/** Questions to the team and mentoring: one of each for the measured learners, and for every tenth of the others. */
export const SUPPORT = [
  `insert into help_threads (user_id, language, category, subject, state, queue_rank, waiting_since, created_at,
      updated_at, first_answered_at, closed_at, words)
    select id, case n % 2 when 0 then 'fr' else 'en' end,
      (array['exercise', 'technical', 'account', 'payment', 'other'])[n % 5 + 1], 'Question ' || n,
      case when m then 'open' else (array['open', 'answered', 'closed'])[n % 3 + 1] end, n % 4 / 3, moment, moment,
      moment, case when n % 3 > 0 then moment + interval '1 hour' end,
      case when not m and n % 3 = 2 then moment + interval '1 day' end,
      array_to_tsvector(array['question', 'loop', 'w' || n % 4096, 'n' || n])
    from bench_people cross join lateral (select now() - random() * interval '400 days') as chance (moment)
    where m or n % 10 = 0`,
  `insert into help_messages (thread_id, user_id, kind, text, created_at)
    select id, user_id, (array['question', 'answer'])[i], 'Why does my loop never end? ' || repeat(md5(id::text), 4),
      created_at
    from help_threads, generate_series(1, 2) i`,
  `insert into mentors (user_id, conduct_version, conduct_accepted_at, granted_at, factor_due_at)
    select id, 1, now(), now(), now() + interval '1 day' from users where role = 'admin' on conflict do nothing`,
  `insert into mentoring_threads (learner_id, mentor_id, title, kind, language, created_at, updated_at, due_from,
      first_answer_at, closed_at)
    select p.id, case when n % 4 > 0 then mentor.user_id end, 'Exercise ' || n,
      (array['python', 'web', 'game'])[n % 3 + 1], case n % 2 when 0 then 'fr' else 'en' end, moment, moment,
      case when n % 4 = 1 then now() end, case when n % 4 > 1 then moment + interval '1 hour' end,
      case when n % 4 = 3 then moment + interval '1 day' end
    from mentors mentor, bench_people p
      cross join lateral (select now() - random() * interval '400 days') as chance (moment)
    where m or n % 10 = 0`,
  `insert into mentoring_versions (thread_id, number, files, origin, created_at)
    select id, 1, json_build_object('main.py', repeat(md5(id::text), 10)), 'request', created_at from mentoring_threads`,
  `insert into mentoring_messages (thread_id, author_id, author, text, version, created_at)
    select id, learner_id, 'learner', 'Why does my loop never end?', 1, created_at
    from mentoring_threads, generate_series(1, 2)`,
  `insert into mentoring_accesses (thread_id, actor_id, role, action, at)
    select id, mentor_id, 'mentor', 'read', created_at from mentoring_threads where mentor_id is not null`,
];

const LONG_AGO = `now() - (i % 400 + 1) * interval '1 day'`;

/**
 * Ended sessions, one for every thousand learners, as many as are listed at least, with events and questions, and one
 * to come.
 */
export const LIVE = [
  `insert into live_sessions (host_id, title_fr, title_en, description_fr, description_en, language, level, kind,
      starts_at, minutes, seats, open_replay, started_at, ended_at, created_at, updated_at)
    select null, 'Direct ' || i, 'Session ' || i, '', '', 'fr', 'beginner', 'python', ${LONG_AGO}, 60, 500, true,
      ${LONG_AGO}, ${LONG_AGO} + interval '1 hour', ${LONG_AGO}, ${LONG_AGO}
    from generate_series(1, (select greatest(200, count(*) / 1000) from bench_people)) i`,
  `insert into live_sessions (host_id, title_fr, title_en, description_fr, description_en, language, level, kind,
      starts_at, minutes, seats, open_replay, created_at, updated_at)
    values (null, 'À venir', 'To come', '', '', 'fr', 'beginner', 'python', now() + interval '3 days', 60, 500, true,
      now(), now())`,
  `insert into live_events (session_id, seq, at_ms, body)
    select id, i, i * 1000, '{"kind":"note"}' from live_sessions, generate_series(1, 100) i where ended_at is not null`,
  `insert into live_files (session_id, name, text, version, seq)
    select id, 'main.py', 'print(1)', 1, 0 from live_sessions`,
  `insert into live_seats (session_id, user_id, taken_at, reminder)
    select s.id, p.id, now(), false
    from (select id, row_number() over (order by id) as i from live_sessions where ended_at is not null) s
      join bench_people p on p.n % (select greatest(200, count(*) / 1000) from bench_people) = s.i - 1
    where p.n % 5 = 0 or p.m`,
  `insert into live_seats (session_id, user_id, taken_at, reminder)
    select s.id, p.id, now(), false from live_sessions s, bench_people p where s.ended_at is null and p.m`,
  `insert into live_questions (session_id, user_id, text, state, created_at)
    select session_id, user_id, 'Why?', 'answered', taken_at from live_seats where hashtext(user_id::text) % 5 = 0`,
];

/** Expired rows, for purges to delete. */
export const PURGED = [
  `insert into refresh_tokens (token_hash, session_id, expires_at)
    select md5(s.id::text), s.id, now() + (case when p.m then 20 else p.n % 30 - 3 end) * interval '1 day'
    from sessions s join bench_people p on p.id = s.user_id`,
  `insert into rate_limits (key, used, resets_at)
    select md5(id::text), 1, now() - interval '1 hour' from bench_people where n % 10 = 0`,
  `insert into users (email, name, password_hash, language, created_at)
    select 'unused-' || n || '@example.org', 'Learner', '!', 'en', now() - interval '40 days'
    from bench_people where n % 1000 = 0`,
];
