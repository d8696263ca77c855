import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assign, license } from '../../../test/assignment-calls.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, goToWeekOf, reportOf } from '../../../test/challenge-calls.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import { countStatements } from '../../../test/count-statements.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { classes } from '../classes/classes.table.ts';
import { teachers } from '../teachers/teachers.table.ts';

const DAY = 86_400_000;
const LOCKED = CHALLENGES.findIndex(({ open }) => !open);

let server: TestApp;
let teacherId: string;
let classId: string;
let pupil: Awaited<ReturnType<typeof createPupil>>;
beforeAll(async () => {
  server = await buildTestApp();
  goToWeekOf(server, LOCKED + 3);
  server.clock.stop();
  const { db } = server.database;
  await createCourse(db, { id: 'loops' });
  await createLesson(db, 'loops', { id: 'loops-free' });
  await createLesson(db, 'loops', { id: 'loops-premium', is_premium: true });
  await createCourse(db, { id: 'short' });
  await createLesson(db, 'short', { id: 'short-premium', is_premium: true });
  await showCatalogue(server);
  teacherId = (await createTeacher(server)).user.id;
});
beforeEach(async () => {
  classId = (await createClass(server, [teacherId])).id;
  pupil = await createPupil(server, classId, { has_seat: true });
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY);
const read = (token = pupil.token) =>
  server.call('GET', '/user-lessons/loops-premium', { token }).then(({ status }) => status);
const assignLesson = (changes: Parameters<typeof assign>[3] = {}) =>
  assign(server, classId, { lesson_id: 'loops-premium' }, changes);

describe('a Premium lesson that a class has assigned', () => {
  test('is open with the licence of the class, and only this lesson is', async () => {
    await license(server, classId);
    expect(await read()).toBe(403);
    await assignLesson();
    expect(await read()).toBe(200);
    const other = await server.call('GET', '/user-lessons/short-premium', { token: pupil.token });
    expect(other.status).toBe(403);
  });

  test('is closed without a licence, and without one of its seats', async () => {
    await assignLesson();
    expect(await read()).toBe(403);
    await license(server, classId);
    const { token } = await createPupil(server, classId);
    expect([await read(), await read(token)]).toEqual([200, 403]);
  });

  test('is open from its opening on', async () => {
    await license(server, classId);
    await assignLesson({ opens_at: new Date(server.clock.now().getTime() + 1000) });
    expect(await read()).toBe(403);
    server.clock.pass(1000);
    expect(await read()).toBe(200);
  });

  test('is not open when it was taken back, nor to a class in the archive', async () => {
    await license(server, classId);
    await assignLesson({ removed_at: server.clock.now() });
    expect(await read()).toBe(403);
    await assignLesson();
    const { db } = server.database;
    await db
      .update(classes)
      .set({ archived_at: inDays(0) })
      .where(eq(classes.id, classId));
    expect(await read()).toBe(403);
  });

  test('for some is open to these alone', async () => {
    await license(server, classId);
    const other = await createPupil(server, classId, { has_seat: true });
    await assignLesson({ members: [other.member.id] });
    expect([await read(), await read(other.token)]).toEqual([403, 200]);
  });

  test.each([
    ['59 days after the end of the licence', -59, -60, 200],
    ['61 days after the end', -61, -70, 403],
    ['after the end, if it opens only then', -1, 0, 403],
  ])('%s', async (_, until, opens, status) => {
    await license(server, classId, until);
    await assignLesson({ opens_at: inDays(opens) });
    expect(await read()).toBe(status);
  });

  test('is not open by the licence of another class', async () => {
    const other = await createClass(server, [teacherId]);
    await joinClass(server, other.id, pupil.user.id, { has_seat: true });
    await license(server, other.id);
    await assignLesson();
    expect(await read()).toBe(403);
    await assign(server, other.id, { lesson_id: 'loops-premium' });
    expect(await read()).toBe(200);
  });

  test('is open to the teachers of the class, before it opens too, and to no others', async () => {
    const { user, token } = await createTeacher(server);
    const own = await createClass(server, [user.id]);
    const opens_at = inDays(1);
    await assign(server, own.id, { lesson_id: 'loops-premium' }, { opens_at });
    expect(await read(token), 'without a licence').toBe(403);
    await license(server, own.id);
    const other = await createTeacher(server);
    expect([await read(token), await read(other.token)]).toEqual([200, 403]);
    const moved_at = inDays(0).toISOString();
    const body = { step_id: 'one', step_index: 0, done: [], moved_at };
    const keep = (by: string) =>
      server
        .call('PUT', '/lesson-positions/loops-premium', { token: by, body })
        .then(({ status }) => status);
    expect([await keep(token), await keep(other.token)]).toEqual([200, 403]);
    const me = await server.call('GET', '/auth/me', { token });
    expect(me.body.class_lessons).toEqual(['loops-premium']);
    await server.database.db.delete(teachers).where(eq(teachers.user_id, user.id));
    expect(await read(token), 'without the capability').toBe(403);
  });

  test('is open as a whole for one of its exercises', async () => {
    await license(server, classId);
    await assign(server, classId, {
      lesson_id: 'loops-premium',
      exercise_id: PYTHON_EXERCISE.id,
    });
    expect(await read()).toBe(200);
  });
});

/** The calls that keep what a learner does in a lesson. */
const at = '2026-11-01T08:00:00.000Z';
const CALLS: [string, 'PUT' | 'POST', string, object][] = [
  [
    'a try',
    'PUT',
    '/exercise-results/short-premium/name-badge',
    { browser: randomUUID(), tries: 1 },
  ],
  [
    'a right answer',
    'PUT',
    `/exercise-results/short-premium/${QUIZ_QUESTION.id}`,
    { browser: randomUUID(), tries: 1, solved: { at, answer: null, chosen: [0] } },
  ],
  [
    'a draft',
    'PUT',
    '/exercise-drafts/short-premium/name-badge/en',
    { revision: 0, parts: { code: 'x = 1' }, written_at: at },
  ],
  [
    'a position',
    'PUT',
    '/lesson-positions/short-premium',
    { step_id: 'one', step_index: 0, done: [], moved_at: at },
  ],
  [
    'a note',
    'PUT',
    '/step-notes/short-premium/one',
    { revision: 0, step_index: 0, step_title: 'One', starred: true, note: '' },
  ],
  ['a completion', 'POST', '/progress', { lesson_id: 'short-premium', completed: true }],
];

test.each(CALLS)('%s is kept exactly when the lesson is open', async (_, method, path, body) => {
  await license(server, classId);
  const send = () =>
    server.call(method, path, { token: pupil.token, body }).then(({ status }) => status);
  const refused = await send();
  await assign(server, classId, { lesson_id: 'short-premium' });
  expect([refused, await send()]).toEqual([403, 200]);
});

test('a completed lesson is reviewed as long as it is open, and never after', async () => {
  await license(server, classId);
  await assignLesson({ opens_at: inDays(-30) });
  const { token } = pupil;
  await server.call('POST', '/progress', {
    token,
    body: { lesson_id: 'loops-premium', completed: true },
  });
  server.clock.pass(2 * DAY);
  const later = server.app.session.sign(pupil.session.id);
  const reviews = () =>
    server
      .call('GET', '/user/reviews?time_zone=UTC', { token: later })
      .then(({ body }) => JSON.stringify(body).includes('loops-premium'));
  expect(await reviews()).toBe(true);
  await license(server, classId, -61);
  expect(await reviews()).toBe(false);
});

test('the list of a course and the member say which lessons are open', async () => {
  await license(server, classId);
  await assignLesson();
  const { token } = pupil;
  const list = await server.call('GET', '/user/courses/loops/lessons', { token });
  expect(list.body.map(({ locked }: { locked: boolean }) => locked)).toEqual([false, false]);
  const me = await server.call('GET', '/auth/me', { token });
  expect(me.body.class_lessons).toEqual(['loops-premium']);
});

test('the licence of a class gives no full certificate', async () => {
  await license(server, classId);
  await assign(server, classId, { lesson_id: 'short-premium' });
  const member = await createMember(server);
  await joinClass(server, classId, member.user.id, { has_seat: true });
  const kinds = [];
  const premium = await createMember(server, { premium: true });
  for (const { token } of [member, premium]) {
    for (const [exercise, solved] of [
      [PYTHON_EXERCISE.id, { at, answer: { code: 'print("Ada")' } }],
      [QUIZ_QUESTION.id, { at, answer: null, chosen: [0] }],
    ] as const) {
      await server.call('PUT', `/exercise-results/short-premium/${exercise}`, {
        token,
        body: { browser: randomUUID(), tries: 1, solved },
      });
    }
    const body = { lesson_id: 'short-premium', completed: true };
    await server.call('POST', '/progress', { token, body });
    const path = '/user/courses/short/certificate';
    kinds.push((await server.call('GET', path, { token })).body.kind);
  }
  expect(kinds).toEqual(['basic', 'full']);
});

test('a challenge of Premium that a class has assigned is open to its pupils', async () => {
  const { id } = CHALLENGES[LOCKED] ?? { id: '' };
  const solve = () =>
    server
      .call('PUT', `/challenges/${id}/result`, { token: pupil.token, body: reportOf(LOCKED) })
      .then(({ status }) => status);
  const exercise = async () =>
    (await server.call('GET', `/challenges/${id}`, { token: pupil.token })).body.exercise !== null;
  await license(server, classId);
  await assign(server, classId, { lesson_id: id });
  expect([await solve(), await exercise()]).toEqual([403, false]);
  await assign(server, classId, { challenge_id: id });
  expect([await solve(), await exercise()]).toEqual([200, true]);
});

test('neither a free lesson nor a member with Premium costs a statement more', async () => {
  const member = await createMember(server, { premium: true });
  const statements = (lesson: string, token: string) =>
    countStatements(server, () => server.call('GET', `/user-lessons/${lesson}`, { token }));
  // The first request of a session notes that it was seen.
  await statements('loops-free', member.token);
  await statements('loops-free', pupil.token);
  const least = await statements('loops-free', member.token);
  expect(least).toBe(2);
  expect(await statements('loops-premium', member.token)).toBe(least);
  expect(await statements('loops-free', pupil.token)).toBe(least);
  expect(await statements('loops-premium', pupil.token)).toBe(least + 1);
});
