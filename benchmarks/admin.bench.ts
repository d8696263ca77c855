/**
 * Measures how long administrators wait for a list of 100,000 accounts (`BENCH_USERS` sets another number), on the
 * embedded database and on PostgreSQL: the median and the slowest of several calls through the whole server. Limit: 200
 * ms.
 */
import { timeLists } from './harness/time-lists.ts';

const USERS = Number(process.env.BENCH_USERS ?? 100_000);

await timeLists({
  title: `${USERS.toLocaleString('en')} accounts`,
  fill: [
    `insert into users (email, name, password_hash, language, verified_at, premium_granted, created_at)
      select 'learner-' || i || '@example.org', 'Learner ' || md5(i::text), '-', 'en', now(), i % 20 = 0,
        now() - i * interval '1 minute'
      from generate_series(1, ${USERS}) i`,
  ],
  lists: [
    '/admin/user-count',
    '/admin/users?limit=50',
    `/admin/users?limit=50&offset=${USERS - 100}`,
    '/admin/users?limit=50&sort=name',
    '/admin/users?limit=50&sort=email&direction=desc',
    '/admin/users?limit=50&q=learner-99',
    '/admin/users?limit=50&q=nobody+at+all',
    '/admin/user-count?q=learner-99',
    '/admin/users?limit=50&is_premium=true',
    '/admin/users?limit=50&role=admin',
    '/admin/courses',
    '/admin/lessons',
    '/admin/audit',
  ],
});
