import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf, createLesson, showCatalogue } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';

const SECOND = 1000;

let server: TestApp;
let courses: Awaited<ReturnType<typeof createCourseOf>>[];
beforeAll(async () => {
  server = await buildTestApp();
  courses = [];
  for (let i = 1; i <= 4; i++) {
    courses.push(await createCourseOf(server, 3, { id: `course-${i}`, order_index: i }));
  }
  await createLesson(server.database.db, 'course-4', {
    id: 'locked',
    is_premium: true,
    order_index: 9,
  });
  await showCatalogue(server);
});
afterAll(() => server.close());

let token: string;
beforeEach(async () => {
  token = (await createMember(server)).token;
});

/** Records lesson `lesson` of course `course`, both counted from 1, a second after the recording before. */
async function record(course: number, lesson: number, completed = true) {
  server.clock.pass(SECOND);
  const lesson_id = courses[course - 1]?.lessons[lesson - 1]?.id;
  return server.call('POST', '/progress', { token, body: { lesson_id, completed } });
}

const read = async (path: string) => (await server.call('GET', path, { token })).body;
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('a member who has begun nothing has nothing', async () => {
  expect(await read('/progress')).toEqual([]);
  expect(await read('/user/courses')).toEqual([]);
  expect(await read('/user/courses/in-progress')).toEqual([]);
  expect(await read('/user/lessons/completed')).toEqual([]);
  expect(await read('/user/xp')).toEqual({ total_xp: 0, level: 1 });
});

describe('the courses of a member', () => {
  test('come with the latest step first, opened ones among them', async () => {
    await record(1, 1);
    await record(2, 1, false);
    await record(3, 1);
    await record(1, 2);
    const list = await read('/user/courses');
    expect(ids(list)).toEqual(['course-1', 'course-3', 'course-2']);
    expect(list).toMatchObject([
      { completed_lessons: 2, progress: 67 },
      { completed_lessons: 1, progress: 33 },
      { completed_lessons: 0, progress: 0 },
    ]);
    expect(ids(list[0].lessons)).toEqual(courses[0]?.lessons.map((lesson) => lesson.id));
  });

  test('in progress are at most three', async () => {
    for (const course of [1, 2, 3, 4]) await record(course, 1);
    expect(ids(await read('/user/courses/in-progress'))).toEqual([
      'course-4',
      'course-3',
      'course-2',
    ]);
    expect(await read('/user/courses')).toHaveLength(4);
  });

  test('a complete course is at 100', async () => {
    for (const lesson of [1, 2, 3]) await record(1, lesson);
    expect(await read('/user/courses')).toMatchObject([{ completed_lessons: 3, progress: 100 }]);
  });

  test('with a language the other description is empty', async () => {
    await record(1, 1);
    const [french] = await read('/user/courses?lang=fr');
    expect(french).toMatchObject({ description: '', progress: 33 });
    expect(french.description_fr).not.toBe('');
    const [english] = await read('/user/courses/in-progress?lang=en');
    expect(english).toMatchObject({ description_fr: '', progress: 33 });
  });

  test('are the member’s own', async () => {
    await record(1, 1);
    token = (await createMember(server)).token;
    expect(await read('/user/courses')).toEqual([]);
    expect(await read('/user/xp')).toEqual({ total_xp: 0, level: 1 });
  });
});

describe('the lessons of a course', () => {
  test('come in order with the state of each', async () => {
    await record(4, 2);
    await record(4, 3, false);
    const list = await read('/user/courses/course-4/lessons');
    expect(list.map((lesson: { order_index: number }) => lesson.order_index)).toEqual([1, 2, 3, 9]);
    expect(list).toMatchObject([
      { completed: false, completed_at: null, locked: false },
      { completed: true, completed_at: expect.any(String), locked: false },
      { completed: false, completed_at: null, locked: false },
      { id: 'locked', completed: false, locked: true, is_premium: true },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/SECRET/);
  });

  test('are open to premium members', async () => {
    token = (await createMember(server, { premium: true })).token;
    const list = await read('/user/courses/course-4/lessons');
    expect(list.some((lesson: { locked: boolean }) => lesson.locked)).toBe(false);
  });

  test('of an unknown course are not there', async () => {
    const answer = await server.call('GET', '/user/courses/unknown/lessons', { token });
    expect([answer.status, answer.body.code]).toEqual([404, 'course_not_found']);
  });
});

test('completed lessons come with the latest first', async () => {
  await record(1, 1);
  await record(2, 2);
  await record(2, 3, false);
  expect(await read('/user/lessons/completed')).toEqual([
    {
      lesson_id: courses[1]?.lessons[1]?.id,
      course_id: 'course-2',
      xp_awarded: 20,
      completed_at: expect.any(String),
    },
    expect.objectContaining({ course_id: 'course-1', xp_awarded: 10 }),
  ]);
});

test('a hundred points make the second level', async () => {
  for (const course of [1, 2]) for (const lesson of [1, 2]) await record(course, lesson);
  expect(await read('/user/xp')).toEqual({ total_xp: 60, level: 1 });
  await record(3, 3);
  await record(3, 1);
  expect(await read('/user/xp')).toEqual({ total_xp: 100, level: 2 });
});
