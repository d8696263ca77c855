/**
 * Measures how long administrators wait for the list of challenges, and members for theirs, with 100,000 results of
 * challenges (`BENCH_RESULTS` sets another number), on the embedded database and on PostgreSQL: the median and the
 * slowest of several calls through the whole server. Limit: 200 ms.
 */
import { loadChallenges } from '../content/src/load-challenges.ts';
import { timeLists } from './harness/time-lists.ts';

const RESULTS = Number(process.env.BENCH_RESULTS ?? 100_000);
const IDS = loadChallenges().map(({ id }) => id);
const MEMBERS = Math.ceil(RESULTS / IDS.length);

await timeLists({
  title: `${(MEMBERS * IDS.length).toLocaleString('en')} results of challenges`,
  fill: [
    `insert into users (email, name, password_hash, language, verified_at, premium_granted)
      select 'learner-' || i || '@example.org', 'Learner ' || i, '-', 'en', now(), true
      from generate_series(1, ${MEMBERS}) i`,
    `insert into challenge_results
        (user_id, challenge_id, browsers, tries, best, cases, version, passed_at, xp_awarded, answer, updated_at)
      select users.id, challenge, jsonb_build_object(gen_random_uuid(), 3), 3, 4, 4, 'v1',
        case when random() < 0.6 then now() end, 10, json_build_object('code', repeat('print(1)\n', 60)), now()
      from users, unnest(array[${IDS.map((id) => `'${id}'`).join(', ')}]) challenge
      where email like 'learner-%'`,
  ],
  lists: ['/admin/challenges', '/challenges', '/challenges/current', '/challenges/results'],
});
