/**
 * Measures how long teachers, pupils, parents and administrators wait for the pages of classes, with 10,000 classes of 30
 * pupils (`BENCH_CLASSES` sets another number of classes), on the embedded database and on PostgreSQL: the median and
 * the slowest of several calls through the whole server. Limit: 200 ms. The measured class has the assignments of a
 * whole year.
 */
import { CODE, classesOf, FAMILY_TOKEN, firstId, LESSON, PUPILS } from './harness/fill-classes.ts';
import { timeLists } from './harness/time-lists.ts';

const CLASSES = Number(process.env.BENCH_CLASSES ?? 10_000);
const CLASS = `/classes/${firstId('class')}`;
const PUPIL = `${CLASS}/members/${firstId('member')}`;

const teacher = (path: string) => ({ path, account: firstId('teacher') });
const pupil = (path: string) => ({ path, account: firstId('pupil') });

/** The lists of the panel with their last page, searches, filters, orders and counts. */
const PANEL = [
  '/classes?limit=50',
  `/classes?limit=50&offset=${CLASSES - 50}`,
  '/classes?limit=50&sort=name',
  '/classes?limit=50&without_teacher=true',
  '/classes?limit=50&archived=true',
  '/classes?limit=50&q=college+1',
  '/classes?limit=50&q=nobody+at+all',
  '/class-count',
  '/class-count?q=college',
  '/class-count?without_teacher=true',
  `/classes/${firstId('class')}`,
  '/teachers?limit=50',
  '/teachers?limit=50&state=asked',
  '/teachers?limit=50&q=college+1',
  '/teachers?limit=50&sort=name',
  '/teacher-count',
  '/teacher-count?q=nobody',
  '/dashboard',
  '/users?limit=50',
  '/users?limit=50&q=pupil+99',
  '/user-count',
];

await timeLists({
  title: `${CLASSES.toLocaleString('en')} classes with ${(CLASSES * PUPILS).toLocaleString('en')} pupils`,
  fill: classesOf(CLASSES),
  lists: [
    teacher('/classes'),
    teacher(CLASS),
    teacher(`${CLASS}/assignments`),
    teacher(`${CLASS}/results`),
    { ...teacher(`${CLASS}/results/exports`), method: 'POST' },
    teacher(`${CLASS}/mistakes?lesson_id=${LESSON}`),
    teacher(`${PUPIL}/sheet`),
    teacher(`${CLASS}/lessons`),
    teacher(`${CLASS}/lessons/${LESSON}`),
    teacher(`${CLASS}/threads`),
    pupil('/user/assignments'),
    pupil('/user/classes'),
    { path: `/class-codes/${CODE}`, token: '' },
    { path: '/family?time_zone=Europe/Paris', token: FAMILY_TOKEN },
    ...PANEL.map((path) => `/admin${path}`),
  ],
});
