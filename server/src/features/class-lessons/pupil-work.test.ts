import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, joinClass } from '../../../test/class-calls.ts';
import {
  createCourse,
  createLesson,
  OPEN_PROJECT,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  TASK_EXERCISES,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { lessonViewCalls } from '../../../test/lesson-view-calls.ts';
import { class_accesses } from '../classes/classes.table.ts';
import { exercise_drafts } from '../exercise-drafts/exercise-drafts.table.ts';

let server: TestApp;
const { assign, lessonInClass, result } = lessonViewCalls(() => server);

beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
});
afterAll(() => server.close());

const work = (token: string, classId: string, memberId: string, lesson: string, exercise: string) =>
  server.call('GET', `/classes/${classId}/members/${memberId}/work/${lesson}/${exercise}`, {
    token,
  });

async function draft(
  userId: string,
  lesson_id: string,
  exercise_id: string,
  parts: Record<string, string>,
  language: 'fr' | 'en' = 'fr',
) {
  const written = { parts, revision: 1, written_at: server.clock.now(), language };
  await server.database.db
    .insert(exercise_drafts)
    .values({ user_id: userId, lesson_id, exercise_id, ...written });
}

const readings = (memberId: string) =>
  server.database.db.$count(class_accesses, eq(class_accesses.member_id, memberId));

test('opens the latest program of a pupil with its last check, and records the reading', async () => {
  const { teacher, schoolClass, lesson, lea } = await lessonInClass();
  const read = () => work(teacher.token, schoolClass.id, lea.member.id, lesson.id, 'name-badge');
  expect((await read()).body).toMatchObject({ files: null, state: 'not_begun', tries: 0 });
  const check = { passed: false, message: 'Rien.', at: server.clock.now().toISOString() };
  await result(lea.user.id, lesson.id, { tries: { a: 3 }, last_check: check });
  await draft(lea.user.id, lesson.id, 'name-badge', { code: 'print("é")', 'bag.py': 'x = 1' });
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    member: { id: lea.member.id, name: 'Léa' },
    exercise: { id: 'name-badge', title: { en: 'Name badge', fr: 'Le badge' } },
    kind: 'python',
    files: { 'main.py': 'print("é")', 'bag.py': 'x = 1' },
    language: 'fr',
    state: 'tried',
    tries: 3,
    check,
  });
  expect(await readings(lea.member.id)).toBe(2);
  server.clock.pass(1000);
  const answer = { code: 'print("solved")' };
  await server.database.db.delete(exercise_drafts).where(eq(exercise_drafts.user_id, lea.user.id));
  const { answered_at, passed_at } = {
    answered_at: server.clock.now(),
    passed_at: server.clock.now(),
  };
  await result(lea.user.id, lesson.id, { exercise_id: 'second', answer, answered_at, passed_at });
  const solved = await work(teacher.token, schoolClass.id, lea.member.id, lesson.id, 'second');
  expect(solved.body).toMatchObject({ files: { 'main.py': 'print("solved")' }, state: 'solved' });
});

test('shows nothing when the reading cannot be recorded', async () => {
  const { teacher, schoolClass, lesson, lea } = await lessonInClass();
  await draft(lea.user.id, lesson.id, 'name-badge', { code: 'PRIVATE' });
  const read = () => work(teacher.token, schoolClass.id, lea.member.id, lesson.id, 'name-badge');
  const failing = vi.spyOn(server.database.db, 'insert').mockImplementation(() => {
    throw new Error('the access was not written');
  });
  const refused = await work(
    ...([teacher.token, schoolClass.id, lea.member.id, lesson.id] as const),
    'name-badge',
  );
  failing.mockRestore();
  expect(refused.status).toBe(500);
  expect(JSON.stringify(refused.body)).not.toContain('PRIVATE');
  const { status, body } = await read();
  expect([status, body.files]).toEqual([200, { 'main.py': 'PRIVATE' }]);
});

test('opens nothing that is not assigned, nothing of other classes, and nothing to others', async () => {
  const { teacher, schoolClass, lesson, lea, tom } = await lessonInClass();
  const other = await lessonInClass();
  const read = async (token: string, ...place: [string, string, string, string]) => {
    const { status, body } = await work(token, ...place);
    return [status, body.code];
  };
  const member = lea.member.id;
  const missing = [404, 'class_not_found'];
  for (const token of [other.teacher.token, lea.token, tom.token]) {
    expect(await read(token, schoolClass.id, member, lesson.id, 'name-badge')).toEqual(missing);
  }
  // Neither the pupil of another class, nor one's own class with the other's pupil.
  const foreign = other.lea.member.id;
  expect(await read(teacher.token, schoolClass.id, foreign, lesson.id, 'name-badge')).toEqual(
    missing,
  );
  const nothing = [404, 'work_not_found'];
  expect(await read(teacher.token, schoolClass.id, member, other.lesson.id, 'name-badge')).toEqual(
    nothing,
  );
  expect(await read(teacher.token, schoolClass.id, member, lesson.id, 'unknown')).toEqual(nothing);
  const alone = await createClass(server, [teacher.user.id]);
  const pupil = await joinClass(server, alone.id, tom.user.id);
  await assign(alone.id, lesson.id, { kind: 'exercise', exercise_id: 'second' });
  expect(await read(teacher.token, alone.id, pupil.id, lesson.id, 'name-badge')).toEqual(nothing);
  expect((await read(teacher.token, alone.id, pupil.id, lesson.id, 'second'))[0]).toBe(200);
  expect(await readings(member)).toBe(0);
});

test('opens nothing from before the pupil joined', async () => {
  const { teacher, schoolClass, lesson } = await lessonInClass();
  const late = await createMember(server);
  await draft(late.user.id, lesson.id, 'name-badge', { code: 'BEFORE' });
  const at = server.clock.now();
  await result(late.user.id, lesson.id, {
    answer: { code: 'BEFORE' },
    answered_at: at,
    passed_at: at,
    last_check: { passed: false, message: 'BEFORE', at: at.toISOString() },
  });
  server.clock.pass(1000);
  const member = await joinClass(server, schoolClass.id, late.user.id);
  const { body } = await work(
    ...([teacher.token, schoolClass.id, member.id, lesson.id] as const),
    'name-badge',
  );
  expect(body).toMatchObject({ files: null, check: null, tries: 0, state: 'solved' });
  expect(JSON.stringify(body)).not.toContain('BEFORE');
});

test('opens no check from before the pupil joined, after a new try without one', async () => {
  const { teacher, schoolClass, lesson } = await lessonInClass();
  const late = await createMember(server);
  const last_check = { passed: false, message: 'BEFORE', at: server.clock.now().toISOString() };
  server.clock.pass(1000);
  const member = await joinClass(server, schoolClass.id, late.user.id);
  server.clock.pass(1000);
  await result(late.user.id, lesson.id, { tries: { a: 1 }, last_check });
  const place = [teacher.token, schoolClass.id, member.id, lesson.id] as const;
  expect((await work(...place, 'name-badge')).body).toMatchObject({ check: null, tries: 1 });
});

test('shows every kind of answer as a program where it is one', async () => {
  const { teacher, schoolClass, lea } = await lessonInClass();
  const course = await createCourse(server.database.db);
  const exercises = [PYTHON_EXERCISE, QUIZ_QUESTION, OPEN_PROJECT, ...TASK_EXERCISES];
  const known = new Map(exercises.map((one) => [one.id, one]));
  const lesson = await createLesson(server.database.db, course.id, {
    exercises: [...known.values()],
  });
  await assign(schoolClass.id, lesson.id);
  await draft(lea.user.id, lesson.id, 'blanks', { code: 'nom\n"Léo"' });
  await draft(lea.user.id, lesson.id, 'prediction', { code: '3' });
  const read = async (exercise: string) =>
    (await work(...([teacher.token, schoolClass.id, lea.member.id, lesson.id] as const), exercise))
      .body;
  expect((await read('blanks')).files['main.py']).toContain('nom = "Ada"');
  expect(await read('prediction')).toMatchObject({
    files: { 'main.py': 'print(1 + 1)' },
    answer: '3',
  });
  for (const id of known.keys()) expect(await read(id)).toMatchObject({ exercise: { id } });
});
