import {
  type ClassResults,
  type Mark,
  type PupilResults,
  stateOfMark,
} from '@codivia/contract/api/class-results';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assign } from '../../../test/assignment-calls.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, goToWeekOf } from '../../../test/challenge-calls.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import { countStatements } from '../../../test/count-statements.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
} from '../../../test/course-factories.ts';
import { challenge_results } from '../challenges/challenges.table.ts';
import { class_mistakes } from '../class-lessons/class-lessons.table.ts';
import { class_accesses, class_teachers, pupils } from '../classes/classes.table.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { progress } from '../progress/progress.table.ts';
import { activity_days } from '../weekly-plan/weekly-plan.table.ts';

const DAY = 86_400_000;
const OPEN = CHALLENGES.findIndex(({ open }) => open);

let server: TestApp;
let teacher: Awaited<ReturnType<typeof createTeacher>>;
let classId: string;
beforeAll(async () => {
  server = await buildTestApp();
  goToWeekOf(server, OPEN + 1);
  server.clock.stop();
  const { db } = server.database;
  await createCourse(db, { id: 'loops' });
  await createLesson(db, 'loops', { id: 'loops-for' });
});
beforeEach(async () => {
  teacher = await createTeacher(server);
  classId = (await createClass(server, [teacher.user.id])).id;
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY);
/** A pupil who joined long ago, unless the changes say otherwise. */
const pupil = (changes: Parameters<typeof createPupil>[2] = {}) =>
  createPupil(server, classId, { joined_at: inDays(-100), ...changes });
const get = (path: string, token = teacher.token) =>
  server.call('GET', `/classes/${classId}/${path}`, { token });
async function results(query = ''): Promise<ClassResults> {
  const { status, body } = await get(`results${query}`);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}
const only = async (): Promise<PupilResults> => (await results()).pupils[0] as PupilResults;
const markOf = async () => (await only()).marks[0] as Mark;

const complete = (user_id: string, completed_at: Date, lesson_id = 'loops-for') =>
  server.database.db
    .insert(progress)
    .values({ user_id, lesson_id, course_id: 'loops', completed_at });
const attempt = (
  user_id: string,
  exercise_id: string,
  changes: Partial<typeof exercise_results.$inferInsert> = {},
) =>
  server.database.db.insert(exercise_results).values({
    user_id,
    lesson_id: 'loops-for',
    exercise_id,
    tries: { one: 2, two: 1 },
    updated_at: inDays(-2),
    ...changes,
  });
const work = (user_id: string, day: string, minutes: number[]) =>
  server.database.db.insert(activity_days).values({ user_id, day, minutes });

const lesson = { lesson_id: 'loops-for' };

describe('a mark', () => {
  const dates = () => ({ opens_at: inDays(-9), due_at: inDays(-1) });

  test('is in time until the due date, and late a moment after', async () => {
    const [early, late, none] = [
      await pupil({ name: 'A' }),
      await pupil({ name: 'B' }),
      await pupil({ name: 'C' }),
    ];
    const { due_at } = await assign(server, classId, lesson, dates());
    await complete(early.user.id, due_at as Date);
    await complete(late.user.id, new Date((due_at as Date).getTime() + 1));
    const { pupils: all, assignments, read_at } = await results();
    const marks = all.map(({ id, marks: [mark] }) => [id, mark?.on_time, mark?.late_joiner]);
    expect(marks).toEqual([
      [early.member.id, true, false],
      [late.member.id, false, false],
      [none.member.id, false, false],
    ]);
    const states = all.map(({ marks: [mark] }) =>
      stateOfMark(mark as Mark, assignments[0] as { due_at: string }, read_at),
    );
    expect(states).toEqual(['in_time', 'late', 'missing']);
    expect(assignments[0]).toMatchObject({ of: 3, done: 2, on_time: 1 });
  });

  test('of a late joiner is excused, and in time whenever it is done', async () => {
    const { user } = await pupil({ joined_at: inDays(0) });
    await assign(server, classId, lesson, dates());
    expect(await markOf()).toMatchObject({ done_at: null, on_time: false, late_joiner: true });
    await complete(user.id, inDays(0));
    const done_at = inDays(0).toISOString();
    expect(await markOf()).toMatchObject({ done_at, on_time: true, late_joiner: true });
  });

  test('has the tries of all exercises of a lesson, or of the exercise that is asked for', async () => {
    const { user } = await pupil();
    await assign(server, classId, lesson);
    const exercise_id = PYTHON_EXERCISE.id;
    await assign(server, classId, { ...lesson, exercise_id }, { position: 1 });
    await attempt(user.id, exercise_id, { passed_at: inDays(-2) });
    await attempt(user.id, QUIZ_QUESTION.id, { tries: { one: 4 } });
    expect((await only()).marks.map(({ tries, done_at }) => [tries, done_at !== null])).toEqual([
      [7, false],
      [3, true],
    ]);
  });

  test('counts no tries from before the pupil joined', async () => {
    const { user } = await pupil({ joined_at: inDays(-1) });
    await assign(server, classId, lesson);
    await attempt(user.id, PYTHON_EXERCISE.id);
    expect((await markOf()).tries).toBe(0);
  });

  test('of a challenge has its tries', async () => {
    const { user } = await pupil();
    const challenge_id = CHALLENGES[OPEN]?.id ?? '';
    await assign(server, classId, { challenge_id });
    await server.database.db.insert(challenge_results).values({
      user_id: user.id,
      challenge_id,
      browsers: {},
      tries: 6,
      best: 1,
      cases: 1,
      version: '',
      passed_at: inDays(-1),
      updated_at: inDays(-1),
    });
    expect(await markOf()).toMatchObject({ tries: 6, done_at: inDays(-1).toISOString() });
  });

  test('stays when the lesson has gone', async () => {
    const { user } = await pupil();
    const { db } = server.database;
    const { id } = await createLesson(db, 'loops', { exercises: [] });
    await assign(server, classId, { lesson_id: id });
    await complete(user.id, inDays(0), id);
    await db.delete(lessons).where(eq(lessons.id, id));
    const { assignments, pupils: all } = await results();
    expect(assignments[0]).toMatchObject({ gone: true, title: { en: 'First loop' } });
    expect(all[0]?.marks[0]).toMatchObject({ on_time: true });
  });

  test('is there for those for whom the assignment is, and counts in two classes', async () => {
    const chosen = await pupil({ name: 'A' });
    await pupil({ name: 'B' });
    await assign(server, classId, lesson, { members: [chosen.member.id] });
    await complete(chosen.user.id, inDays(0));
    expect((await results()).pupils.map(({ marks }) => marks.length)).toEqual([1, 0]);
    const other = await createClass(server, [teacher.user.id]);
    await joinClass(server, other.id, chosen.user.id, { joined_at: inDays(-3) });
    await assign(server, other.id, lesson);
    const second = await server.call('GET', `/classes/${other.id}/results`, {
      token: teacher.token,
    });
    expect(second.body.pupils).toMatchObject([{ marks: [{ on_time: true }] }]);
  });

  test('is not there for a removed pupil', async () => {
    const { user } = await pupil();
    const changes = { delete_after: inDays(7) };
    await server.database.db.update(pupils).set(changes).where(eq(pupils.user_id, user.id));
    expect((await results()).pupils).toEqual([]);
  });
});

describe('a period', () => {
  test('has whole weeks, twelve of them unless it says otherwise', async () => {
    expect((await results()).weeks).toHaveLength(12);
    const { weeks } = await results('?from=2026-11-04&to=2026-11-17');
    expect(weeks).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
    expect((await results('?from=2026-01-05&to=2027-01-10')).weeks).toHaveLength(53);
  });

  test.each(['?from=2026-11-04&to=2026-10-28', '?from=2026-01-05&to=2027-01-11', '?to=2026-02-30'])(
    'is refused: %s',
    async (query) => {
      const { status, body } = await get(`results${query}`);
      expect([status, body.code]).toEqual([400, 'no_such_period']);
    },
  );

  test.each(['?from=yesterday', '?to=2026-13-01', "?from=2026-01-01'--"])(
    'is malformed: %s',
    async (query) => expect((await get(`results${query}`)).status).toBe(400),
  );

  test('has what was open in it', async () => {
    await pupil();
    const at = (day: string) => new Date(`${day}T10:00:00Z`);
    const target = { lesson_id: 'loops-for' };
    const give = (opens: string, due: string | null, position: number) =>
      assign(server, classId, target, {
        position,
        opens_at: at(opens),
        due_at: due === null ? null : at(due),
      });
    await give('2026-01-05', '2026-01-11', 0);
    const until = await give('2026-01-06', '2026-01-12', 1);
    const within = await give('2026-01-13', null, 2);
    await give('2026-01-19', null, 3);
    const { assignments } = await results('?from=2026-01-12&to=2026-01-18');
    expect(assignments.map(({ id }) => id)).toEqual([until.id, within.id]);
  });

  test('has nothing that opens later', async () => {
    await assign(server, classId, { lesson_id: 'loops-for' }, { opens_at: inDays(1) });
    expect((await results()).assignments).toEqual([]);
  });
});

describe('weeks', () => {
  // Monday 9 November 2026 begins in Paris at 23:00 of the Sunday before by the clocks of UTC.
  const PERIOD = '?from=2026-11-02&to=2026-11-15';
  const long = { joined_at: new Date('2026-01-01T00:00:00Z') };

  test('begin and end by the clocks of the class', async () => {
    const { user } = await pupil(long);
    await work(user.id, '2026-11-01', [1379, 1380]);
    await work(user.id, '2026-11-08', [1378, 1379, 1380]);
    await work(user.id, '2026-11-11', [600, 601, 602, 603]);
    await work(user.id, '2026-11-15', [1379, 1380]);
    expect((await results(PERIOD)).pupils[0]?.minutes).toEqual([3, 6]);
  });

  test('have 167 hours when the clocks go forward', async () => {
    const { user } = await pupil(long);
    await work(user.id, '2026-03-29', [1319, 1320]);
    await work(user.id, '2026-04-05', [1319, 1320]);
    const { pupils: all } = await results('?from=2026-03-23&to=2026-04-05');
    expect(all[0]?.minutes).toEqual([1, 2]);
  });

  test('have nothing from before the pupil joined', async () => {
    const { user } = await pupil({ joined_at: new Date('2026-11-11T10:01:00Z') });
    await work(user.id, '2026-11-04', [600]);
    await work(user.id, '2026-11-11', [600, 601, 602]);
    await complete(user.id, new Date('2026-11-11T10:00:59Z'), 'before');
    await complete(user.id, new Date('2026-11-11T10:01:00Z'), 'after');
    const [one] = (await results(PERIOD)).pupils;
    expect([one?.minutes, one?.lessons]).toEqual([
      [0, 2],
      [0, 1],
    ]);
  });

  test('count completed lessons', async () => {
    const { user } = await pupil(long);
    for (const [id, at] of [
      ['one', '2026-11-08T22:59:59Z'],
      ['two', '2026-11-08T23:00:00Z'],
      ['three', '2026-11-15T22:59:59Z'],
      ['four', '2026-11-15T23:00:00Z'],
    ] as const) {
      await complete(user.id, new Date(at), id);
    }
    expect((await results(PERIOD)).pupils[0]?.lessons).toEqual([1, 2]);
  });
});

describe('mistakes', () => {
  const err = (member_id: string, label: string, tries = 1, exercise_id = PYTHON_EXERCISE.id) =>
    server.database.db.insert(class_mistakes).values({
      member_id,
      lesson_id: 'loops-for',
      exercise_id,
      label,
      label_sha: label,
      tries,
      last_at: inDays(0),
    });

  test('are the five commonest of each exercise, without names', async () => {
    const lea = await pupil({ name: 'Léa' });
    const tom = await pupil({ name: 'Tom' });
    await assign(server, classId, lesson);
    for (const label of ['a', 'b', 'c', 'd', 'e', 'f']) await err(lea.member.id, label);
    await err(tom.member.id, 'f');
    await err(tom.member.id, 'e', 9, 'gone');
    const { body } = await get('mistakes?lesson_id=loops-for');
    expect(body.map((one: { title: unknown }) => one.title)).toEqual([PYTHON_EXERCISE.title, null]);
    expect(body[0].mistakes).toHaveLength(5);
    expect(body[0].mistakes[0]).toEqual({ label: 'f', pupils: 2, tries: 2 });
    expect(body[1].mistakes).toEqual([{ label: 'e', pupils: 1, tries: 9 }]);
    for (const secret of ['Léa', 'Tom', lea.member.id, lea.user.id, tom.member.id]) {
      expect(JSON.stringify(body)).not.toContain(secret);
    }
  });

  test('are those of exercises that are assigned to the pupil', async () => {
    const lea = await pupil({ name: 'Léa' });
    const tom = await pupil({ name: 'Tom' });
    const exercise = { lesson_id: 'loops-for', exercise_id: PYTHON_EXERCISE.id };
    await assign(server, classId, exercise, { members: [tom.member.id] });
    for (const { member } of [lea, tom]) {
      await err(member.id, 'mine');
      await err(member.id, 'not asked for', 1, QUIZ_QUESTION.id);
    }
    expect((await get('mistakes?lesson_id=loops-for')).body).toMatchObject([
      { exercise_id: PYTHON_EXERCISE.id, mistakes: [{ label: 'mine', pupils: 1 }] },
    ]);
  });

  test('are those of the class alone, and there may be none', async () => {
    const other = await createClass(server, [teacher.user.id]);
    const { member } = await createPupil(server, other.id);
    await err(member.id, 'a');
    expect((await get('mistakes?lesson_id=loops-for')).body).toEqual([]);
    expect((await get('mistakes?lesson_id=unknown')).body).toEqual([]);
    expect((await get('mistakes')).status).toBe(400);
  });
});

describe('the sheet of a pupil', () => {
  const accesses = () =>
    server.database.db
      .select({ action: class_accesses.action, member_id: class_accesses.member_id })
      .from(class_accesses)
      .where(
        and(eq(class_accesses.class_id, classId), eq(class_accesses.actor_id, teacher.user.id)),
      )
      .orderBy(class_accesses.id);

  test('has the results of this pupil alone, and its reading is recorded', async () => {
    const lea = await pupil({ name: 'Léa' });
    await pupil({ name: 'Tom' });
    await assign(server, classId, { lesson_id: 'loops-for' });
    await complete(lea.user.id, inDays(0));
    const { body } = await get(`members/${lea.member.id}/sheet`);
    expect(body).toMatchObject({ class_name: '4e B', pupil: { name: 'Léa' } });
    expect(body.pupil.marks).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('Tom');
    expect(JSON.stringify(body)).not.toContain(lea.user.id);
    expect(await accesses()).toEqual([{ action: 'sheet', member_id: lea.member.id }]);
  });

  test('is not there for a pupil of another class, nor for a removed one', async () => {
    const other = await createClass(server, [teacher.user.id]);
    const stranger = await createPupil(server, other.id);
    const removed = await pupil();
    const changes = { delete_after: inDays(7) };
    await server.database.db.update(pupils).set(changes).where(eq(pupils.user_id, removed.user.id));
    for (const { member } of [stranger, removed]) {
      const { status, body } = await get(`members/${member.id}/sheet`);
      expect([status, body.code]).toEqual([404, 'class_member_not_found']);
    }
    expect(await accesses()).toEqual([]);
  });

  test('results are recorded as one look, each file on its own', async () => {
    const path = `/classes/${classId}/results/exports`;
    for (const _ of [1, 2]) {
      await results();
      const { status, body } = await server.call('POST', path, { token: teacher.token });
      expect([status, body.pupils]).toEqual([200, []]);
    }
    expect((await accesses()).map(({ action }) => action)).toEqual(['view', 'export', 'export']);
  });
});

test('nobody else reads results, nor somebody who no longer teaches the class', async () => {
  const { member } = await pupil();
  const other = await createTeacher(server);
  const calls = ['results', 'mistakes?lesson_id=loops-for', `members/${member.id}/sheet`];
  const statuses = (token: string) =>
    Promise.all(calls.map(async (path) => (await get(path, token)).body.code));
  expect(await statuses(other.token)).toEqual(calls.map(() => 'class_not_found'));
  expect(await statuses(teacher.token)).toEqual(calls.map(() => undefined));
  const { db } = server.database;
  await db.delete(class_teachers).where(eq(class_teachers.user_id, teacher.user.id));
  expect(await statuses(teacher.token)).toEqual(calls.map(() => 'class_not_found'));
});

test('costs the same statements for any number of pupils and assignments', async () => {
  const count = () => countStatements(server, () => results());
  await pupil();
  await assign(server, classId, { lesson_id: 'loops-for' });
  await results();
  const few = await count();
  for (let i = 0; i < 20; i++) await pupil({ name: `Pupil ${i}` });
  for (let i = 0; i < 5; i++) await assign(server, classId, { lesson_id: 'loops-for' });
  expect(await count()).toBe(few);
});
