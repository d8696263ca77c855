import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, joinClass } from '../../../test/class-calls.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { lessonViewCalls } from '../../../test/lesson-view-calls.ts';
import { statementsOf } from '../../../test/statements.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { class_mistakes } from './class-lessons.table.ts';

let server: TestApp;
const { assign, lessonInClass } = lessonViewCalls(() => server);
const BROWSER = randomUUID();

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** A class with a lesson that the server knows; its pupils joined some seconds ago. */
async function prepare() {
  const one = await lessonInClass();
  await showCatalogue(server);
  server.clock.pass(10 * 1000);
  return one;
}

const report = (token: string, lesson: string, tries: number, check?: object) =>
  server.call('PUT', `/exercise-results/${lesson}/name-badge`, {
    token,
    body: { browser: BROWSER, tries, ...(check && { check }) },
  });
const wrong = (message: string, at = server.clock.now()) => ({
  passed: false,
  message,
  at: at.toISOString(),
});

const mistakesOf = (memberId: string) =>
  server.database.db.select().from(class_mistakes).where(eq(class_mistakes.member_id, memberId));
const checkOf = async (userId: string) => {
  const rows = server.database.db.select().from(exercise_results);
  return (await rows.where(eq(exercise_results.user_id, userId)))[0]?.last_check;
};

test('keeps the latest check, and counts wrong answers by what the page said', async () => {
  const { lesson, lea } = await prepare();
  const first = new Date(server.clock.now().getTime() - 3000);
  const second = new Date(server.clock.now().getTime() - 2000);
  await report(lea.token, lesson.id, 1, wrong('Nothing was printed.', first));
  await report(lea.token, lesson.id, 2, wrong('Nothing was printed.', second));
  await report(lea.token, lesson.id, 3, wrong('x'.repeat(500)));
  expect((await checkOf(lea.user.id))?.message).toBe('x'.repeat(500));
  const mistakes = await mistakesOf(lea.member.id);
  expect(mistakes.map(({ label, tries }) => [label, tries]).toSorted()).toEqual([
    ['Nothing was printed.', 2],
    ['x'.repeat(300), 1],
  ]);
  // The same report again, and one that arrives late.
  await report(lea.token, lesson.id, 2, wrong('Nothing was printed.', second));
  await report(lea.token, lesson.id, 1, wrong('Nothing was printed.', first));
  expect((await checkOf(lea.user.id))?.message).toBe('x'.repeat(500));
  expect((await mistakesOf(lea.member.id)).map(({ tries }) => tries).toSorted()).toEqual([1, 2]);
  await report(lea.token, lesson.id, 4, {
    passed: true,
    message: '',
    at: server.clock.now().toISOString(),
  });
  expect(await checkOf(lea.user.id)).toMatchObject({ passed: true });
  expect(await mistakesOf(lea.member.id)).toHaveLength(2);
});

test('keeps nothing of members of no class, nor of lessons that are not to be done', async () => {
  const { schoolClass } = await prepare();
  const course = await createCourse(server.database.db);
  const lesson = await createLesson(server.database.db, course.id);
  await showCatalogue(server);
  const alone = await createMember(server);
  const inClass = await createMember(server);
  const member = await joinClass(server, schoolClass.id, inClass.user.id);
  for (const { token, user } of [alone, inClass]) {
    expect((await report(token, lesson.id, 1, wrong('No.'))).status).toBe(200);
    expect(await checkOf(user.id)).toBeNull();
  }
  expect(await mistakesOf(member.id)).toEqual([]);
  const future = new Date(server.clock.now().getTime() + 60_000);
  await assign(schoolClass.id, lesson.id, { opens_at: future });
  await report(inClass.token, lesson.id, 2, wrong('No.'));
  expect(await mistakesOf(member.id)).toEqual([]);
});

test('keeps nothing of an exercise that is not to be done in a lesson of which another one is', async () => {
  const { schoolClass } = await prepare();
  const course = await createCourse(server.database.db);
  const lesson = await createLesson(server.database.db, course.id, {
    exercises: [PYTHON_EXERCISE, { ...PYTHON_EXERCISE, id: 'second' }],
  });
  await showCatalogue(server);
  await assign(schoolClass.id, lesson.id, { kind: 'exercise', exercise_id: 'second' });
  const { token, user } = await createMember(server);
  const member = await joinClass(server, schoolClass.id, user.id);
  server.clock.pass(1000);
  expect((await report(token, lesson.id, 1, wrong('No.'))).status).toBe(200);
  expect([await checkOf(user.id), await mistakesOf(member.id)]).toEqual([null, []]);
  await assign(schoolClass.id, lesson.id, { kind: 'exercise', exercise_id: 'name-badge' });
  await report(token, lesson.id, 2, wrong('No.'));
  expect(await checkOf(user.id)).toMatchObject({ message: 'No.' });
  expect(await mistakesOf(member.id)).toHaveLength(1);
});

test('counts no answer from before the pupil joined that is reported afterwards', async () => {
  const { schoolClass, lesson } = await prepare();
  const { token, user } = await createMember(server);
  const before = server.clock.now();
  server.clock.pass(1000);
  const member = await joinClass(server, schoolClass.id, user.id);
  await report(token, lesson.id, 1, wrong('BEFORE', before));
  expect(await mistakesOf(member.id)).toEqual([]);
});

test('counts in each class of a member in two, and refuses checks of another form', async () => {
  const { lesson, lea } = await prepare();
  const second = await createClass(server, []);
  const member = await joinClass(server, second.id, lea.user.id);
  await assign(second.id, lesson.id);
  server.clock.pass(1000);
  await report(lea.token, lesson.id, 1, wrong('No.'));
  for (const id of [lea.member.id, member.id]) expect(await mistakesOf(id)).toHaveLength(1);
  expect((await report(lea.token, lesson.id, 2, wrong('x'.repeat(501)))).status).toBe(400);
  expect((await report(lea.token, lesson.id, 2, { passed: false })).status).toBe(400);
});

test('costs a learner without a check not one statement', async () => {
  const { lesson } = await prepare();
  const { token } = await createMember(server);
  const all = /exercise_results|class_|lessons/;
  const statements = await statementsOf(server, all, () => report(token, lesson.id, 1));
  expect(statements.filter((one) => one.includes('class_mistakes'))).toEqual([]);
  expect(statements).toHaveLength(1);
});
