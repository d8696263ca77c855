import type { LessonRow } from '@codivia/contract/api/class-lessons';
import { CLASS_VIEW_VERSION } from '@codivia/contract/api/class-sign-in';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { lessonViewCalls } from '../../../test/lesson-view-calls.ts';
import { assignment_members } from '../assignments/assignments.table.ts';
import { class_accesses, class_members, class_teachers, pupils } from '../classes/classes.table.ts';
import { exercise_drafts } from '../exercise-drafts/exercise-drafts.table.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';

let server: TestApp;
const { assign, lessonInClass, result, view } = lessonViewCalls(() => server);
const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
});
afterAll(() => server.close());

/** Tokens live for 15 minutes: tests that let more time pass sign another one. */
const signed = ({ session }: { session: { id: string } }) => server.app.session.sign(session.id);

const place = (token: string, lesson_id: string, step_id: string) =>
  server.call('PUT', '/class-lessons/place', { token, body: { lesson_id, step_id } });

async function rows(token: string, classId: string, lesson: string): Promise<LessonRow[]> {
  const { status, body } = await view(token, classId, lesson);
  expect(status).toBe(200);
  return body.rows;
}

const states = (row: LessonRow | undefined) => row?.cells.map(({ state }) => state);

async function draft(userId: string, lesson: string, exercise = 'name-badge') {
  const row = {
    user_id: userId,
    lesson_id: lesson,
    exercise_id: exercise,
    language: 'fr',
  } as const;
  const written = { parts: { code: 'x = 1' }, revision: 1, written_at: server.clock.now() };
  await server.database.db.insert(exercise_drafts).values({ ...row, ...written });
}

test('shows every state of every pupil to the teacher and the co-teacher', async () => {
  const { teacher, schoolClass, lesson, lea, tom } = await lessonInClass();
  const other = await createTeacher(server);
  const { db } = server.database;
  const added_at = server.clock.now();
  await db
    .insert(class_teachers)
    .values({ class_id: schoolClass.id, user_id: other.user.id, added_at });
  const read = async () => {
    const [first, second] = await rows(other.token, schoolClass.id, lesson.id);
    return [states(first), states(second)];
  };
  expect(await read()).toEqual([
    ['not_begun', 'not_begun'],
    ['not_begun', 'not_begun'],
  ]);
  await place(lea.token, lesson.id, 'name-badge');
  await draft(tom.user.id, lesson.id);
  expect(await read()).toEqual([
    ['working', 'not_begun'],
    ['working', 'not_begun'],
  ]);
  await result(lea.user.id, lesson.id, { tries: { a: 2, b: 1 } });
  await result(tom.user.id, lesson.id, { tries: { a: 2, b: 3 } });
  await result(tom.user.id, lesson.id, { exercise_id: 'second', passed_at: server.clock.now() });
  expect(await read()).toEqual([
    ['tried', 'not_begun'],
    ['stuck', 'solved'],
  ]);
  const { body } = await view(teacher.token, schoolClass.id, lesson.id);
  expect(body).toMatchObject({
    class_name: '4e B',
    title: { en: 'First loop', fr: 'Première boucle' },
    exercises: [
      { id: 'name-badge', title: { en: 'Name badge', fr: 'Le badge' } },
      { id: 'second' },
    ],
    pause: { seconds: 0 },
  });
  expect(body.rows[0]).toMatchObject({ name: 'Léa', member_id: lea.member.id, online: true });
  expect(body.rows[0].cells[0]).toEqual({ exercise_id: 'name-badge', state: 'tried', tries: 3 });
  expect(JSON.stringify(body)).not.toContain(lea.user.id);
});

test('takes ten quiet minutes in a step for stuck, until the pupil writes or goes on', async () => {
  const { teacher, schoolClass, lesson, lea } = await lessonInClass();
  const stay = async (minutes: number) => {
    for (let passed = 0; passed < minutes * 60; passed += 30) {
      server.clock.pass(30 * SECOND);
      await place(signed(lea), lesson.id, 'name-badge');
    }
  };
  const read = async () => (await rows(signed(teacher), schoolClass.id, lesson.id))[0];
  await place(signed(lea), lesson.id, 'name-badge');
  await stay(9.5);
  expect(states(await read())).toEqual(['working', 'not_begun']);
  await stay(0.5);
  expect(await read()).toMatchObject({ quiet: true, step: 1 });
  expect(states(await read())).toEqual(['stuck', 'not_begun']);
  await draft(lea.user.id, lesson.id);
  expect(states(await read())).toEqual(['working', 'not_begun']);
  await stay(10);
  expect(states(await read())).toEqual(['stuck', 'not_begun']);
  await place(signed(lea), lesson.id, 'second');
  expect(await read()).toMatchObject({ quiet: false, step: 2 });
  expect(states(await read())).toEqual(['working', 'working']);
});

test('shows somebody as offline 35 seconds after the last sign, and counts the step anew', async () => {
  const { teacher, schoolClass, lesson, lea } = await lessonInClass();
  const read = async () => (await rows(signed(teacher), schoolClass.id, lesson.id))[0];
  expect(await read()).toMatchObject({ online: false, step: null });
  await place(signed(lea), lesson.id, 'name-badge');
  server.clock.pass(34.9 * SECOND);
  expect(await read()).toMatchObject({ online: true, step: 1 });
  server.clock.pass(0.1 * SECOND);
  expect(await read()).toMatchObject({ online: false, step: null });
  server.clock.pass(20 * MINUTE);
  await place(signed(lea), lesson.id, 'name-badge');
  expect(await read()).toMatchObject({ online: true, quiet: false });
});

test('knows only pupils of the class, the lessons that it has to do, and who has to do them', async () => {
  const { teacher, schoolClass, lesson, lea, tom } = await lessonInClass();
  const elsewhere = await lessonInClass();
  const removed = await createPupil(server, schoolClass.id, { name: 'Zoé' });
  const delete_after = server.clock.now();
  await server.database.db
    .update(pupils)
    .set({ delete_after })
    .where(eq(pupils.user_id, removed.user.id));
  const names = (await rows(teacher.token, schoolClass.id, lesson.id)).map(({ name }) => name);
  expect(names).toEqual(['Léa', 'Tom']);
  for (const token of [lea.token, elsewhere.teacher.token, elsewhere.lea.token]) {
    const refused = await view(token, schoolClass.id, lesson.id);
    expect([refused.status, refused.body.code]).toEqual([404, 'class_not_found']);
  }
  const foreign = await view(teacher.token, schoolClass.id, elsewhere.lesson.id);
  expect([foreign.status, foreign.body.code]).toEqual([422, 'not_assigned']);
  const opens_at = new Date(server.clock.now().getTime() + MINUTE);
  await assign(schoolClass.id, elsewhere.lesson.id, { opens_at });
  expect((await view(teacher.token, schoolClass.id, elsewhere.lesson.id)).status).toBe(422);
  server.clock.pass(MINUTE);
  expect((await view(teacher.token, schoolClass.id, elsewhere.lesson.id)).status).toBe(200);
  await place(tom.token, lesson.id, 'name-badge');
  // The presence of another lesson is not kept.
  const third = await lessonInClass();
  await place(tom.token, third.lesson.id, 'name-badge');
  expect((await rows(teacher.token, schoolClass.id, lesson.id))[1]).toMatchObject({
    online: true,
    step: 1,
  });
});

test('shows the one exercise that is assigned, and a lesson that is gone by its title', async () => {
  const { teacher, lesson } = await lessonInClass();
  const schoolClass = await createClass(server, [teacher.user.id]);
  await createPupil(server, schoolClass.id);
  await assign(schoolClass.id, lesson.id, { kind: 'exercise', exercise_id: 'second' });
  const one = await view(teacher.token, schoolClass.id, lesson.id);
  expect(one.body.exercises).toMatchObject([{ id: 'second' }]);
  await assign(schoolClass.id, 'gone-lesson');
  const gone = await view(teacher.token, schoolClass.id, 'gone-lesson');
  expect(gone.body).toMatchObject({ title: { en: 'Loops', fr: 'Boucles' }, exercises: [] });
});

test('shows of each pupil the exercises that are assigned to them, not those of others', async () => {
  const { teacher, lesson } = await lessonInClass();
  const schoolClass = await createClass(server, [teacher.user.id]);
  const lea = await createPupil(server, schoolClass.id, { name: 'Léa' });
  const tom = await createPupil(server, schoolClass.id, { name: 'Tom' });
  for (const [pupil, exercise_id] of [
    [lea, 'name-badge'],
    [tom, 'second'],
  ] as const) {
    const { id: assignment_id } = await assign(schoolClass.id, lesson.id, {
      kind: 'exercise',
      exercise_id,
      for_all: false,
    });
    const member_id = pupil.member.id;
    await server.database.db.insert(assignment_members).values({ assignment_id, member_id });
    for (const exercise of ['name-badge', 'second']) {
      await result(pupil.user.id, lesson.id, { exercise_id: exercise, tries: { a: 2 } });
    }
  }
  const tried = { state: 'tried', tries: 2 };
  const hidden = { state: 'not_assigned', tries: 0 };
  const cells = (await rows(teacher.token, schoolClass.id, lesson.id)).map((row) => row.cells);
  expect(cells).toMatchObject([
    [tried, hidden],
    [hidden, tried],
  ]);
  await assign(schoolClass.id, lesson.id);
  const all = (await rows(teacher.token, schoolClass.id, lesson.id)).map((row) => row.cells);
  expect(all).toMatchObject([
    [tried, tried],
    [tried, tried],
  ]);
});

test('counts tries from joining by code on, not those of before', async () => {
  const { teacher, schoolClass, lesson } = await lessonInClass();
  const late = await createMember(server, { name: 'Zoé' });
  await result(late.user.id, lesson.id, { tries: { a: 4, b: 3 } });
  server.clock.pass(MINUTE);
  const body = { name: 'Zoé', agreed_version: CLASS_VIEW_VERSION };
  const path = `/class-codes/${schoolClass.code}/members`;
  expect((await server.call('POST', path, { token: late.token, body })).status).toBe(200);
  server.clock.pass(MINUTE);
  await server.database.db
    .update(exercise_results)
    .set({ tries: { a: 4, b: 4, c: 1 }, updated_at: server.clock.now() })
    .where(eq(exercise_results.user_id, late.user.id));
  const row = (await rows(teacher.token, schoolClass.id, lesson.id)).at(-1);
  expect(row?.cells[0]).toEqual({ exercise_id: 'name-badge', state: 'tried', tries: 2 });
});

test('counts no tries from before somebody joined, but what they had solved', async () => {
  const { teacher, schoolClass, lesson } = await lessonInClass();
  const late = await createMember(server, { name: 'Zoé' });
  await result(late.user.id, lesson.id, { tries: { a: 9 } });
  const passed_at = server.clock.now();
  await result(late.user.id, lesson.id, { exercise_id: 'second', tries: { a: 9 }, passed_at });
  await draft(late.user.id, lesson.id);
  server.clock.pass(MINUTE);
  await joinClass(server, schoolClass.id, late.user.id, { name: 'Zoé' });
  const row = (await rows(teacher.token, schoolClass.id, lesson.id)).at(-1);
  expect(row?.cells).toEqual([
    { exercise_id: 'name-badge', state: 'not_begun', tries: 0 },
    { exercise_id: 'second', state: 'solved', tries: 0 },
  ]);
});

test('records the looks of each teacher, once in ten minutes', async () => {
  const { teacher, schoolClass, lesson } = await lessonInClass();
  const looks = () =>
    server.database.db.$count(class_accesses, eq(class_accesses.class_id, schoolClass.id));
  await view(teacher.token, schoolClass.id, lesson.id);
  await view(teacher.token, schoolClass.id, lesson.id);
  expect(await looks()).toBe(1);
  server.clock.pass(10 * MINUTE);
  await view(teacher.token, schoolClass.id, lesson.id);
  expect(await looks()).toBe(2);
  const [access] = await server.database.db
    .select()
    .from(class_accesses)
    .where(eq(class_accesses.class_id, schoolClass.id));
  expect(access).toMatchObject({ action: 'view', actor_id: teacher.user.id, member_id: null });
  await server.database.db.delete(class_members).where(eq(class_members.class_id, schoolClass.id));
  expect(await rows(teacher.token, schoolClass.id, lesson.id)).toEqual([]);
});

test('lists the open lessons of a class, the latest first, with who is there now', async () => {
  const { teacher, schoolClass, lesson, lea, tom } = await lessonInClass();
  const list = (token: string) =>
    server.call('GET', `/classes/${schoolClass.id}/lessons`, { token });
  const opens_at = new Date(server.clock.now().getTime() - MINUTE);
  await assign(schoolClass.id, 'gone-lesson', { opens_at });
  await assign(schoolClass.id, 'later-lesson', {
    opens_at: new Date(server.clock.now().getTime() + MINUTE),
  });
  await assign(schoolClass.id, lesson.id, { kind: 'exercise', exercise_id: 'second' });
  await place(lea.token, lesson.id, 'name-badge');
  await place(tom.token, lesson.id, 'second');
  expect((await list(teacher.token)).body).toEqual([
    { lesson_id: 'gone-lesson', title: { en: 'Loops', fr: 'Boucles' }, online: 0 },
    { lesson_id: lesson.id, title: { en: 'First loop', fr: 'Première boucle' }, online: 2 },
  ]);
  expect((await list(lea.token)).status).toBe(404);
});
