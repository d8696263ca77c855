import { hashOf } from '../../server/src/secrets.ts';
import { BUILD_INDEXES, DROP_INDEXES, UNCHECKED } from './fill-database.ts';

/** Pupils of a class; the last of them has an account of their own. */
export const PUPILS = 30;
/** The classes of one teacher; the measured one also teaches others, up to the limit of a teacher. */
const OF_TEACHER = 4;
const OF_MEASURED = 60;
/** Assignments of the measured class in a year, of which others have as many as in a quarter. */
const YEAR = 120;
const QUARTER = 12;

/** The links to the page of a parent of the first and the last pupil. */
const SECRET = 'x'.repeat(43);
export const FAMILY_TOKEN = `fam_${SECRET}`;
/** The code of the first class. */
export const CODE = 'BBBBBBBC';

type Kind = 'class' | 'teacher' | 'pupil' | 'member' | 'parent';
const KINDS: Kind[] = ['class', 'teacher', 'pupil', 'member', 'parent'];

/** The SQL of the id of a thing by its number, from 1. */
const idSql = (kind: Kind, number: string) =>
  `('00000000-0000-4000-800${KINDS.indexOf(kind)}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
/** The id of the first thing of a kind. */
export const firstId = (kind: Kind) => `00000000-0000-4000-800${KINDS.indexOf(kind)}-000000000001`;

const CODE_OF = (number: string) =>
  `translate(lpad(to_hex(${number}), 8, '0'), '0123456789abcdef', 'BCDFGHJKLMNPQRST')`;

/** The class of pupil `i`, and whether they have a class account. */
const CLASS = `((i - 1) / ${PUPILS} + 1)`;
const HAS_CLASS_ACCOUNT = `i % ${PUPILS} <> 0`;

/** The lesson that is measured: every class has it to do. */
export const LESSON = 'discovery-loops';
/** The lessons with exercises, the measured one first. */
const LESSONS = `create unlogged table bench_lessons as
  select l.id, l.title, l.title_fr, l.course_id, row_number() over (order by l.id <> '${LESSON}', l.course_id, l.order_index) as n,
    (select array_agg(e ->> 'id') from jsonb_array_elements(l.exercises) e) as exercises
  from lessons l where l.is_active and jsonb_array_length(l.exercises) > 0`;

/** The statements that fill a database with this number of classes. */
export function classesOf(classes: number): string[] {
  const pupils = classes * PUPILS;
  const teachers = Math.ceil(classes / OF_TEACHER);
  const everyPupil = `from generate_series(1, ${pupils}) i`;
  return [
    UNCHECKED,
    ...DROP_INDEXES,
    LESSONS,
    `insert into users (id, email, name, password_hash, language, verified_at, created_at)
      select ${idSql('teacher', 'i')}, 'teacher-' || i || '@school.example', 'Anne Martin-' || i, '-', 'fr',
        now(), now() - interval '1 year' from generate_series(1, ${teachers}) i`,
    `insert into teachers (user_id, shown_as, school, granted_at)
      select ${idSql('teacher', 'i')}, 'Mme Martin-' || i, 'Collège ' || i / 5, now() - i * interval '1 minute'
      from generate_series(1, ${teachers}) i`,
    `insert into users (email, name, password_hash, language, verified_at)
      select 'asking-' || i || '@school.example', 'Asking ' || i, '-', 'fr', now()
      from generate_series(1, ${teachers} / 10) i`,
    `insert into teacher_requests (user_id, shown_as, school, proof, asked_at)
      select id, name, 'Lycée', email, now() from users where email like 'asking-%'`,
    `insert into classes (id, name, school_year, language, time_zone, code, former_codes, created_at, archived_at,
        delete_after)
      select ${idSql('class', 'i')}, i % 6 + 1 || 'e ' || chr(65 + i % 26), '2026-2027', 'fr', 'Europe/Paris',
        ${CODE_OF('i')}, case when i % 10 = 0 then array['Z' || ${CODE_OF('i')}] else '{}' end,
        now() - interval '290 days' - i * interval '1 minute', case when i % 10 = 9 then now() end,
        case when i % 10 = 9 then now() + interval '30 days' end
      from generate_series(1, ${classes}) i`,
    `insert into class_teachers (class_id, user_id, added_at)
      select ${idSql('class', 'i')}, ${idSql('teacher', 't')}, now() from generate_series(1, ${classes}) i
        cross join lateral (select (i - 1) / ${OF_TEACHER} + 1 as t
          union select 1 where i <= ${OF_MEASURED}) taught where i % 100 <> 50`,
    `insert into school_seats (class_id, seats, until, granted_at)
      select ${idSql('class', 'i')}, 30, now() + (i % 300 - 60) * interval '1 day', now()
      from generate_series(1, ${classes}, 2) i`,
    `insert into users (id, email, name, password_hash, language, verified_at, created_at)
      select ${idSql('pupil', 'i')}, case when ${HAS_CLASS_ACCOUNT} then 'class:' || ${idSql('pupil', 'i')}
          else 'learner-' || i || '@example.org' end, 'Pupil ' || md5(i::text), '-', 'fr', now(),
        now() - interval '280 days' - i * interval '1 second' ${everyPupil}`,
    `insert into pupils (user_id, class_id, made_at)
      select ${idSql('pupil', 'i')}, ${idSql('class', CLASS)}, now() ${everyPupil} where ${HAS_CLASS_ACCOUNT}`,
    `insert into class_members (id, class_id, user_id, name, user_name, joined_at, joined_by, has_seat)
      select ${idSql('member', 'i')}, ${idSql('class', CLASS)}, ${idSql('pupil', 'i')}, 'Pupil ' || md5(i::text),
        case when ${HAS_CLASS_ACCOUNT} then 'pupil' || i end, now() - interval '280 days', 'list',
        ${CLASS} % 2 = 1 ${everyPupil}`,
    `insert into assignments (class_id, kind, lesson_id, exercise_id, title_en, title_fr, opens_at, due_at, for_all,
        position, created_at)
      select ${idSql('class', 'i')}, case when a % 3 = 0 then 'exercise' else 'lesson' end, l.id,
        case when a % 3 = 0 then l.exercises[1] end, l.title, l.title_fr,
        now() - (a - 1) * pause, now() - (a - 2) * pause, a % 12 <> 11, 0, now()
      from generate_series(1, ${classes}) i
        cross join lateral (select case when i = 1 then interval '2.3 days' else interval '6 days' end) p (pause)
        cross join lateral generate_series(1, case when i = 1 then ${YEAR} else ${QUARTER} end) a
        join bench_lessons l on l.n = (a - 1) % (select max(n) from bench_lessons) + 1`,
    `insert into assignment_members (assignment_id, member_id)
      select a.id, m.id from assignments a join class_members m on m.class_id = a.class_id
      where not a.for_all and m.name < 'Pupil 8'`,
    `insert into progress (user_id, lesson_id, course_id, started_at, completed_at, xp_awarded)
      select ${idSql('pupil', 'i')}, l.id, l.course_id, moment, case when random() < 0.7 then moment end, 10
      ${everyPupil} join bench_lessons l on l.n <= case when i <= ${PUPILS} then 60 else 4 end
        cross join lateral (select now() - (random() + i * 0) * interval '280 days') as chance (moment)
      order by moment`,
    `insert into exercise_results (user_id, lesson_id, exercise_id, tries, passed_at, updated_at, last_check)
      select ${idSql('pupil', 'i')}, l.id, exercise, '{"5dbf9a16-5f5c-4f0c-8f5c-6d1d0f1f0a11": 2}',
        case when random() < 0.7 then now() end, now() - l.n * interval '4 days',
        '{"passed": false, "message": "Nothing was printed.", "at": "2026-11-01T10:00:00.000Z"}'
      ${everyPupil} join bench_lessons l on l.n <= case when i <= ${PUPILS} then 60 else 2 end
        cross join unnest(l.exercises) exercise where i <= ${PUPILS} or exercise = any(l.exercises[1:2])`,
    `insert into exercise_drafts (user_id, lesson_id, exercise_id, language, parts, revision, written_at)
      select ${idSql('pupil', 'i')}, l.id, l.exercises[1], 'fr',
        json_build_object('code', repeat('print("hello")' || chr(10), 8)), 3, now()
      ${everyPupil} join bench_lessons l on l.n = 1`,
    `insert into activity_days (user_id, day, minutes)
      select ${idSql('pupil', 'i')}, current_date - d, array(select generate_series(900, 920))::smallint[]
      ${everyPupil} cross join generate_series(0, 28, 7) d`,
    `insert into class_presences (user_id, lesson_id, step_id, opened_at, seen_at)
      select ${idSql('pupil', 'i')}, l.id, 'step-1', now(), now()
      ${everyPupil} join bench_lessons l on l.n = 1 where i % 3 = 0 or i <= ${PUPILS}`,
    `insert into class_mistakes (member_id, lesson_id, exercise_id, label_sha, label, tries, last_at)
      select ${idSql('member', 'i')}, l.id, l.exercises[1], md5((i % 40)::text), 'Nothing was printed.', 2, now()
      ${everyPupil} join bench_lessons l on l.n = 1`,
    `insert into class_accesses (class_id, member_id, actor_id, action, at)
      select ${idSql('class', 'i')}, null, ${idSql('teacher', `((i - 1) / ${OF_TEACHER} + 1)`)}, 'view',
        now() - d * interval '1 day' from generate_series(1, ${classes}) i, generate_series(1, 20) d`,
    `insert into mentoring_threads (learner_id, class_id, title, kind, language, lesson_id, exercise_id, created_at,
        updated_at)
      select ${idSql('pupil', 'i')}, ${idSql('class', CLASS)}, l.title, 'python', 'fr', l.id, l.exercises[1], now(),
        now() ${everyPupil} join bench_lessons l on l.n = 1 where i % 10 = 0 or i <= ${PUPILS}`,
    `insert into parents (id, email, language, created_at, confirmed_at)
      select ${idSql('parent', 'i')}, 'parent-' || i || '@example.org', 'fr', now(), now() ${everyPupil}
      where i % 3 = 1`,
    `insert into family_ties (child_id, parent_id, asked_by, asked_at, state, answered_at, version)
      select ${idSql('pupil', 'i')}, ${idSql('parent', 'i / 3 * 3 + 1')}, 'age', now(), 'accepted', now(), 1
      ${everyPupil} where i % 3 > 0`,
    `insert into parent_links (token_hash, parent_id, purpose, expires_at, created_at)
      select '${hashOf(SECRET)}', '${firstId('parent')}', 'family', now() + interval '1 day', now()`,
    ...BUILD_INDEXES,
    'set session_replication_role = origin',
    // Indexes of ranges (BRIN) know new rows from then on.
    'vacuum',
  ];
}
