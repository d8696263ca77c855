import type { Endpoint } from '@codivia/contract/api/endpoint';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { live_seats } from '../src/features/live-sessions/live-sessions.table.ts';
import { createClass, createTeacher, makePupil } from './class-calls.ts';
import { allEndpoints } from './endpoints.ts';
import { setUpPermissions } from './permission-calls.ts';

/**
 * Decides about each call that writes whether a class account may use it: a call that is in neither list fails. The
 * calls for administrators have their own test (admin-access.test.ts), and those of programs need a token.
 */
const WRITING = (await allEndpoints()).filter(
  ({ method, access }) => method !== 'GET' && (access === 'everyone' || access === 'member'),
);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The calls that a class account may use; an empty body is answered by whatever the call needs, but never by 403. */
const ALLOWED = [
  // Calls that know no account.
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/verify',
  'POST /auth/resend-verification',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /gift-card/purchases/:payment_id/resend',
  'POST /help/visitor-threads',
  'POST /help/visitor-threads/open',
  'POST /help/visitor-threads/messages',
  'PUT /help/visitor-threads/state',
  'POST /consent/read',
  'POST /consent/answer',
  'POST /family/links',
  'POST /payment-requests/read',
  'POST /payment-requests/checkout',
  'POST /payer/read',
  'POST /payer/stop',
  'POST /payer/portal',
  // What parents have to do with it, where it becomes a personal account.
  'DELETE /user/parents/:parent_id',
  'POST /user/fifteen',
  'POST /user/deletion-objection',
  // Becoming a personal account.
  'POST /user/leave-school',
  'DELETE /user/leave-school',
  // Its own devices, language and choices.
  'POST /auth/refresh',
  'POST /auth/logout',
  'DELETE /user/sessions',
  'DELETE /user/sessions/:id',
  'PUT /users',
  'PUT /user/path',
  'PUT /user/weekly-plan',
  // Its classes; only another one than its home is left.
  'POST /auth/class/:code',
  'POST /auth/school/start',
  'POST /auth/school/session',
  'POST /class-codes/:code/members',
  'PUT /class-lessons/place',
  'DELETE /user/classes/:id',
  // Learning.
  'POST /progress',
  'POST /user/activity',
  'POST /user/reviews/:lesson_id',
  'PUT /challenges/:id/result',
  'PUT /exercise-drafts/:lesson_id/:exercise_id/:language',
  'PUT /exercise-results/:lesson_id/:exercise_id',
  'PUT /lesson-positions/:lesson_id',
  'PUT /step-notes/:lesson_id/:step_id',
  'PUT /solved-puzzles/:day',
  // Its own projects, which nobody else sees.
  'POST /projects',
  'PUT /projects/:id',
  'PUT /projects/:id/name',
  'DELETE /projects/:id',
  'POST /projects/:id/stored-values',
  'POST /files/needed',
  'PUT /files/:hash',
  'PUT /models/:id',
  'DELETE /models/:id',
  'POST /published-projects/:id/remix',
  // Threads with its teachers.
  'POST /mentoring/threads/:id/messages',
  'POST /mentoring/threads/:id/close',
  'POST /mentoring/threads/:id/messages/:message_id/report',
  'PUT /mentoring/threads/:id/messages/:message_id/decision',
  // What it thinks of a course, and reports of what it sees.
  'PUT /user/courses/:id/rating',
  'DELETE /user/courses/:id/rating',
  'PUT /user/satisfaction',
  'POST /user/satisfaction/later',
  'POST /published-projects/:id/reports',
  // Signing in again, and joining and leaving other classes.
  'POST /auth/class/:code',
  'POST /class-codes/:code/members',
  'DELETE /user/classes/:id',
  // Giving back and removing, of which it has nothing.
  'DELETE /live/sessions/:id/seat',
  'DELETE /portfolio',
  'DELETE /published-projects/:id',
  'DELETE /published-projects/:id/thumbnail',
  'POST /published-projects/:id/appeals',
  'DELETE /shared-links/:id',
  'DELETE /user/api-tokens/:id',
  'DELETE /user/certificate-name',
  'DELETE /user/teacher-request',
];

const NOBODY = '00000000-0000-4000-8000-000000000000';
const PASSWORD = { password: 'wrong one' };
const CODE = { ...PASSWORD, code: '123456' };
const SCHEDULE = {
  title_fr: 'Un jeu',
  title_en: 'A game',
  description_fr: 'Ensemble',
  description_en: 'Together',
  language: 'en',
  level: 'beginner',
  kind: 'python',
  starts_at: '2099-01-01T12:00:00.000Z',
  minutes: 60,
  seats: 10,
  open_replay: false,
};
const TEACHER = { shown_as: 'Mme Dupont', school: 'Collège des Exemples' };
const CLASS = { name: '4e B', school_year: '2026-2027', language: 'fr', time_zone: 'Europe/Paris' };
const DATES = { opens_local: '2026-12-07T08:00' };
const ASSIGNMENT = { kind: 'lesson', lesson_id: 'loops-1', ...DATES };
const COMMENT = {
  lesson_id: 'loops-1',
  exercise_id: 'name-badge',
  files: { 'main.py': 'print(1)' },
  text: 'Look here.',
  place: { file: 'main.py', line: 1 },
};
const EDIT = { type: 'edit', file: 'main.py', version: 0, client: 'window-1', changes: [] };

/**
 * What a class account may not use, beside the uses of rights, with the status of its answer: 404 where nobody learns
 * that there is such a thing.
 */
const REFUSED: Record<string, [403 | 404, object?]> = {
  'POST /user/age': [403, { over_15: true }],
  'POST /user/parents': [403, { email: 'parent@example.org' }],
  'POST /user/payment-requests': [403, { email: 'parent@example.org' }],
  // Of mentors and administrators.
  'POST /auth/second-factor': [403, PASSWORD],
  'POST /auth/second-factor/confirm': [403, CODE],
  'POST /auth/second-factor/recovery-codes': [403, CODE],
  'DELETE /auth/second-factor': [403, CODE],
  'PUT /mentoring/conduct': [403, { version: 1 }],
  'PUT /mentoring/profile': [403, { languages: [], subjects: [], weekly_hours: 1 }],
  'POST /mentoring/threads/:id/claim': [403],
  'POST /mentoring/threads/:id/release': [404],
  // Of participants with a seat.
  'PUT /live/sessions/:id/questions/:question_id/vote': [403, { on: true }],
  'PUT /live/sessions/:id/polls/:poll_id/answer': [403, { option: 0 }],
  'PUT /live/sessions/:id/too-fast': [403, { on: true }],
  // Of hosts.
  'POST /live/sessions': [403, SCHEDULE],
  'PUT /live/sessions/:id': [404, SCHEDULE],
  'POST /live/sessions/:id/cancel': [404],
  'POST /live/sessions/:id/start': [404],
  'POST /live/sessions/:id/end': [404],
  'POST /live/sessions/:id/edits': [404, { edits: [EDIT] }],
  'POST /live/sessions/:id/publications': [404, { type: 'note', title: 'Loops', text: '' }],
  'PUT /live/sessions/:id/questions/:question_id/state': [404, { state: 'approved' }],
  'POST /live/sessions/:id/polls': [404, { question: 'Go on?', options: ['Yes', 'No'] }],
  'POST /live/sessions/:id/polls/:poll_id/close': [404],
  // Of teachers: its own class is none to it.
  'PUT /user/teacher-request': [403, { ...TEACHER, proof: 'https://example.org' }],
  'PUT /user/teacher': [403, TEACHER],
  'POST /classes': [403, CLASS],
  'PUT /classes/:id': [404, { ...CLASS, joining_open: true, revision: 1 }],
  'DELETE /classes/:id': [404, { name: '4e B' }],
  'POST /classes/:id/code': [404],
  'POST /classes/:id/archive': [404],
  'POST /classes/:id/restore': [404],
  'POST /classes/:id/teachers': [404, { email: 'teacher@example.org' }],
  'DELETE /classes/:id/teachers/:user_id': [404],
  'POST /classes/:id/members': [404, { names: ['Léa'] }],
  'PUT /classes/:id/members/:member_id': [404, { name: 'Léa' }],
  'DELETE /classes/:id/members/:member_id': [404],
  'POST /classes/:id/members/:member_id/restore': [404],
  'POST /classes/:id/words': [404, { member_ids: [NOBODY] }],
  'POST /classes/:id/assignments': [404, { assignments: [ASSIGNMENT] }],
  'PUT /classes/:id/assignments/:assignment_id': [404, { ...DATES, revision: 1 }],
  'DELETE /classes/:id/assignments/:assignment_id': [404],
  'POST /classes/:id/results/exports': [404],
  'PUT /classes/:id/pause': [404, { seconds: 60 }],
  'POST /classes/:id/members/:member_id/threads': [404, COMMENT],
  // Of members who have written to the team.
  'POST /help/threads/:id/messages': [404, { text: 'And now?' }],
  'PUT /help/threads/:id/state': [404, { state: 'closed' }],
};

const { server, send, equipped, USES } = setUpPermissions();
let classId: string;
let pupil: Awaited<ReturnType<typeof equipped>>;

const call = (one: Endpoint, body?: object) => {
  const [, subject] = one.path.split('/');
  const ids: Record<string, string> = { live: pupil.session, classes: classId };
  const path = one.path.replace(':id', ids[subject ?? ''] ?? pupil.thread);
  return send(pupil.token, one.method as 'POST', path.replace(/:\w+/g, NOBODY), body);
};

test('each call that writes is decided about, once', () => {
  const used = USES.map(([, name]) => name);
  const refused = [...new Set([...used, ...Object.keys(REFUSED)])];
  const decided = new Set([...ALLOWED, ...refused]);
  expect(WRITING.map(nameOf).filter((name) => !decided.has(name))).toEqual([]);
  expect([...decided].filter((name) => !WRITING.some((one) => nameOf(one) === name))).toEqual([]);
  expect(Object.keys(REFUSED).filter((name) => ALLOWED.includes(name))).toEqual([]);
});

describe('a class account', () => {
  beforeEach(async () => {
    // With Premium nothing is refused for the want of it, and what it had as a personal account is still there.
    pupil = await equipped();
    const teacher = await createTeacher(server());
    classId = (await createClass(server(), [teacher.user.id])).id;
    await makePupil(server(), classId, pupil.user.id);
  });

  test('is refused every use of a right', async () => {
    for (const [, name, use] of USES) {
      const { status, body } = await use(pupil);
      expect([name, status, body.code]).toEqual([name, 403, 'closed_by_class']);
    }
  });

  test('is refused what only others may', async () => {
    await server().database.db.delete(live_seats).where(eq(live_seats.user_id, pupil.user.id));
    for (const one of WRITING.filter((endpoint) => REFUSED[nameOf(endpoint)])) {
      const [status, body] = REFUSED[nameOf(one)] ?? [];
      const answer = await call(one, body);
      expect([nameOf(one), answer.status]).toEqual([nameOf(one), status]);
    }
  });

  test('may use the rest', async () => {
    for (const one of WRITING.filter((endpoint) => ALLOWED.includes(nameOf(endpoint)))) {
      const answer = await call(one, one.body ? {} : undefined);
      expect([nameOf(one), answer.status === 403]).toEqual([nameOf(one), false]);
      expect([nameOf(one), answer.status < 500]).toEqual([nameOf(one), true]);
    }
  });
});
