import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createCourseOf,
  createLesson,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { sessions, users } from '../accounts/accounts.table.ts';
import { certificates } from '../certificates/certificates.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { progress } from './progress.table.ts';

const MINUTE = 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
});
afterAll(() => server.close());

function record(token: string | undefined, lesson_id: string, completed = true) {
  return server.call('POST', '/progress', {
    ...(token ? { token } : {}),
    body: { lesson_id, completed },
  });
}

const read = (token: string, path: string) => server.call('GET', path, { token });

describe('completing a lesson', () => {
  test('gives its XP, and says when', async () => {
    const { lessons } = await createCourseOf(server, 2);
    const { token } = await createMember(server);
    const [first] = lessons;
    const { status, body } = await record(token, first?.id ?? '');
    expect(status).toBe(200);
    expect(body).toEqual({
      lesson_id: first?.id,
      completed: true,
      completed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      xp_awarded: 10,
      courseCompleted: false,
    });
    expect(new Date(body.completed_at)).toEqual(server.clock.now());
  });

  test('of which minutes and XP were never said takes 15 and gives 10', async () => {
    const { db } = server.database;
    const course = await createCourse(db);
    const unsaid = { duration_minutes: 0, xp_reward: 0 };
    const { id } = await createLesson(db, course.id, unsaid);
    await showCatalogue(server);
    const { token } = await createMember(server);
    const shown = { duration_minutes: 15, xp_reward: 10 };
    expect((await read(token, `/lessons/${id}`)).body).toMatchObject(shown);
    expect((await read(token, `/user-lessons/${id}`)).body).toMatchObject(shown);
    expect((await record(token, id)).body).toMatchObject({ xp_awarded: 10 });
    expect((await read(token, '/user/xp')).body).toEqual({ total_xp: 10, level: 1 });
  });

  test('twice gives its XP once and keeps the first moment', async () => {
    const { lessons } = await createCourseOf(server, 2);
    const { token } = await createMember(server);
    const id = lessons[1]?.id ?? '';
    const first = await record(token, id);
    server.clock.pass(MINUTE);
    const again = await record(token, id);
    expect(again.body).toEqual({ ...first.body, xp_awarded: 0 });
    expect((await read(token, '/user/xp')).body).toEqual({ total_xp: 20, level: 1 });
  });

  test('fifty times at once gives its XP once', async () => {
    const { course, lessons } = await createCourseOf(server, 1, { id: 'fifty' });
    const { token, user } = await createMember(server);
    const id = lessons[0]?.id ?? '';
    const answers = await Promise.all(Array.from({ length: 50 }, () => record(token, id)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    const awards = answers.map(({ body }) => body.xp_awarded).filter((xp) => xp > 0);
    expect(awards).toEqual([10]);
    expect(new Set(answers.map(({ body }) => body.completed_at)).size).toBe(1);
    expect(answers.every(({ body }) => body.completed && body.courseCompleted)).toBe(true);
    expect((await read(token, '/user/xp')).body.total_xp).toBe(10);
    const { db } = server.database;
    const issued = await db.select().from(certificates).where(eq(certificates.user_id, user.id));
    expect(issued).toMatchObject([{ course_id: course.id, total_xp: 10, total_lessons: 1 }]);
  });

  test('all lessons at once completes the course, for at least one of the answers', async () => {
    const { course, lessons } = await createCourseOf(server, 10);
    const { token } = await createMember(server);
    const answers = await Promise.all(lessons.map((lesson) => record(token, lesson.id)));
    expect(answers.some(({ body }) => body.courseCompleted)).toBe(true);
    expect(answers.every(({ body }) => body.xp_awarded > 0)).toBe(true);
    const { body } = await read(token, `/user/courses/${course.id}/certificate`);
    expect(body).toMatchObject({ total_xp: 550, total_lessons: 10 });
  });

  test('the last lesson completes the course; completing again says so too', async () => {
    const { lessons } = await createCourseOf(server, 2);
    const { token } = await createMember(server);
    expect((await record(token, lessons[1]?.id ?? '')).body.courseCompleted).toBe(false);
    expect((await record(token, lessons[0]?.id ?? '')).body.courseCompleted).toBe(true);
    expect((await record(token, lessons[1]?.id ?? '')).body.courseCompleted).toBe(true);
  });

  test('completing again issues a certificate that a crash left out', async () => {
    const { lessons } = await createCourseOf(server, 1);
    const { token, user } = await createMember(server);
    const { db } = server.database;
    await record(token, lessons[0]?.id ?? '');
    await db.delete(certificates).where(eq(certificates.user_id, user.id));
    expect((await record(token, lessons[0]?.id ?? '')).body.courseCompleted).toBe(true);
    const issued = await db.select().from(certificates).where(eq(certificates.user_id, user.id));
    expect(issued).toHaveLength(1);
  });
});

describe('opening a lesson', () => {
  test('is recorded without XP, and once', async () => {
    const { lessons } = await createCourseOf(server, 1);
    const { token } = await createMember(server);
    const id = lessons[0]?.id ?? '';
    for (let i = 0; i < 2; i++) {
      expect((await record(token, id, false)).body).toEqual({
        lesson_id: id,
        completed: false,
        completed_at: null,
        xp_awarded: 0,
        courseCompleted: false,
      });
    }
    expect((await read(token, '/progress')).body).toEqual([
      { lesson_id: id, completed: false, completed_at: null },
    ]);
  });

  test('before completing it loses no XP', async () => {
    const { lessons } = await createCourseOf(server, 1);
    const { token } = await createMember(server);
    await record(token, lessons[0]?.id ?? '', false);
    expect((await record(token, lessons[0]?.id ?? '')).body).toMatchObject({
      completed: true,
      xp_awarded: 10,
    });
  });

  test('never takes a completion back', async () => {
    const { lessons } = await createCourseOf(server, 1);
    const { token } = await createMember(server);
    const done = await record(token, lessons[0]?.id ?? '');
    const opened = await record(token, lessons[0]?.id ?? '', false);
    expect(opened.body).toEqual({ ...done.body, xp_awarded: 0 });
  });

  test('fifty times at once makes one entry', async () => {
    const { lessons } = await createCourseOf(server, 1);
    const { token } = await createMember(server);
    const id = lessons[0]?.id ?? '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => record(token, id, i % 2 === 0)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => body.xp_awarded > 0)).toHaveLength(1);
    expect((await read(token, '/progress')).body).toMatchObject([{ completed: true }]);
  });
});

describe('who may record what', () => {
  let premiumLesson: string;
  beforeAll(async () => {
    const { db } = server.database;
    const course = await createCourse(db);
    premiumLesson = (await createLesson(db, course.id, { is_premium: true })).id;
    await createLesson(db, course.id, { id: 'taken-away', is_active: false });
    await createCourse(db, { id: 'closed', is_active: false });
    await createLesson(db, 'closed', { id: 'closed-lesson' });
    await showCatalogue(server);
  });

  test('nobody without a session, or with one that ended or makes no sense', async () => {
    const { token, session } = await createMember(server);
    const { db } = server.database;
    await db.update(sessions).set({ revoked_at: new Date() }).where(eq(sessions.id, session.id));
    const nobody = server.app.session.sign('00000000-0000-4000-8000-000000000000');
    for (const bearer of [undefined, 'nonsense', token, nobody]) {
      const { status, body } = await record(bearer, premiumLesson);
      expect(status).toBe(401);
      expect(body.code).toBe('authentication_required');
    }
  });

  test('an expired token opens nothing', async () => {
    const { token } = await createMember(server);
    server.clock.pass(16 * MINUTE);
    expect((await record(token, premiumLesson)).status).toBe(401);
    server.clock.pass(-16 * MINUTE);
  });

  test.each([true, false])(
    'premium lessons are refused to others (completed: %s)',
    async (done) => {
      const { token } = await createMember(server);
      const { status, body } = await record(token, premiumLesson, done);
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toMatch(/authenticated|token/i);
      expect((await read(token, '/progress')).body).toEqual([]);
    },
  );

  test.each([
    [{ premium: true }, 200],
    [{ role: 'admin' as const }, 200],
    [{ premiumUntil: new Date(Date.now() + 60 * MINUTE) }, 200],
    [{ premiumUntil: new Date(Date.now() - 60 * MINUTE) }, 403],
    [{ giftUntil: new Date(Date.now() + 60 * MINUTE) }, 200],
    [{ giftUntil: new Date(Date.now() - 60 * MINUTE) }, 403],
    [{}, 403],
  ])('member %j gets %i for a premium lesson, as when reading it', async (options, expected) => {
    const { token } = await createMember(server, options);
    expect((await record(token, premiumLesson)).status).toBe(expected);
    expect((await read(token, `/user-lessons/${premiumLesson}`)).status).toBe(expected);
  });

  test.each(['unknown', 'taken-away', 'closed-lesson'])('%s is not there', async (id) => {
    const { token } = await createMember(server, { role: 'admin' });
    const { status, body } = await record(token, id);
    expect([status, body.code]).toEqual([404, 'lesson_not_found']);
  });
});

describe('what is kept when lessons change', () => {
  test('XP of a lesson that was taken away, and of one that changed its worth', async () => {
    const { course, lessons: made } = await createCourseOf(server, 3);
    const { token } = await createMember(server);
    for (const lesson of made.slice(0, 2)) await record(token, lesson.id);
    const { db } = server.database;
    const [gone, changed] = made;
    await db
      .update(lessons)
      .set({ is_active: false })
      .where(eq(lessons.id, gone?.id ?? ''));
    await db
      .update(lessons)
      .set({ xp_reward: 500 })
      .where(eq(lessons.id, changed?.id ?? ''));
    await showCatalogue(server);
    expect((await read(token, '/user/xp')).body.total_xp).toBe(30);
    expect((await read(token, '/user/lessons/completed')).body).toHaveLength(2);
    const { body } = await read(token, '/user/courses');
    expect(body).toMatchObject([{ id: course.id, completed_lessons: 1, progress: 50 }]);
  });

  test('everything of a member goes with the member', async () => {
    const { lessons } = await createCourseOf(server, 1);
    const { token, user } = await createMember(server);
    await record(token, lessons[0]?.id ?? '');
    const { db } = server.database;
    await db.delete(users).where(eq(users.id, user.id));
    expect(await db.select().from(progress).where(eq(progress.user_id, user.id))).toEqual([]);
  });
});
