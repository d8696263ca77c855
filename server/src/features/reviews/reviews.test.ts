import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  TASK_EXERCISES,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { progress } from '../progress/progress.table.ts';
import { lesson_reviews } from './reviews.table.ts';

const DAY = 24 * 60 * 60 * 1000;
const RIGHT = { chosen: [0] };
const WRONG = { chosen: [1] };
const PREDICTION = TASK_EXERCISES.filter(({ kind }) => kind === 'predict');

let server: TestApp;
let userId: string;
let token: string;
let courseId: string;
beforeAll(async () => {
  server = await buildTestApp();
  courseId = (await createCourse(server.database.db)).id;
});
beforeEach(async () => signInNew());
afterAll(() => server.close());

async function signInNew(options: Parameters<typeof createMember>[1] = {}) {
  const member = await createMember(server, options);
  userId = member.user.id;
  token = member.token;
}

/** Creates a lesson that the member completed this number of days ago. */
async function completed(days: number, options: Partial<typeof lessons.$inferInsert> = {}) {
  const { db } = server.database;
  const lesson = await createLesson(db, courseId, { id: `l-${randomUUID()}`, ...options });
  const completed_at = new Date(server.clock.now().getTime() - days * DAY);
  const row = { user_id: userId, lesson_id: lesson.id, course_id: courseId, completed_at };
  await db.insert(progress).values(row);
  return lesson.id;
}

const read = async (as = token) =>
  (await server.call('GET', '/user/reviews?lang=en&time_zone=UTC', { token: as })).body;
const day = (offset = 0) =>
  new Date(server.clock.now().getTime() + offset * DAY).toISOString().slice(0, 10);
async function answer(lesson: string, body: object = RIGHT) {
  const { questions } = await read();
  const found = questions.find((one: { lesson_id: string }) => one.lesson_id === lesson);
  const due = { exercise_id: 'two-and-three', due_on: found?.due_on ?? day(), answer: null };
  return server.call('POST', `/user/reviews/${lesson}?time_zone=UTC`, {
    token,
    body: { ...due, ...body },
  });
}

describe('what is due', () => {
  test('is nothing before a lesson is completed, and the day after it one of its questions', async () => {
    expect(await read()).toEqual({ questions: [], answered_today: 0, next_due_on: null });
    const today = await completed(0);
    expect(await read()).toMatchObject({ questions: [], next_due_on: day(1) });
    await server.database.db
      .update(progress)
      .set({ completed_at: new Date(server.clock.now().getTime() - DAY) })
      .where(eq(progress.lesson_id, today));
    const { questions } = await read();
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      lesson_id: today,
      due_on: day(),
      exercise: { kind: 'quiz', question: '<p>What is 2 + 3?</p>' },
    });
  });

  test('is three questions a day, the longest due first, and the others from tomorrow on', async () => {
    const ids = [];
    for (const days of [9, 8, 7, 6, 5]) ids.push(await completed(days));
    expect((await read()).questions.map((one: { lesson_id: string }) => one.lesson_id)).toEqual(
      ids.slice(0, 3),
    );
    for (const id of ids.slice(0, 3)) await answer(id);
    expect(await read()).toEqual({ questions: [], answered_today: 3, next_due_on: day(1) });
  });

  test('leaves out what the member may not read, and what has no question any more', async () => {
    await signInNew({ premiumUntil: new Date(server.clock.now().getTime() + DAY) });
    const premium = await completed(2, { is_premium: true });
    await completed(2, { is_active: false });
    await completed(2, { exercises: [PYTHON_EXERCISE] });
    const removed = await completed(2);
    await server.database.db.delete(lessons).where(eq(lessons.id, removed));
    expect((await read()).questions.map((one: { lesson_id: string }) => one.lesson_id)).toEqual([
      premium,
    ]);
    await server.database.db
      .update(users)
      .set({ premium_until: new Date(server.clock.now().getTime() - 1000) })
      .where(eq(users.id, userId));
    expect(await read()).toMatchObject({ questions: [], next_due_on: null });
    expect((await answer(premium)).status).toBe(404);
  });

  test('asks another question of the lesson the next time, predictions too', async () => {
    const lesson = await completed(2, { exercises: [...PREDICTION, QUIZ_QUESTION] });
    expect((await read()).questions[0].exercise).toMatchObject({ kind: 'predict', output: '2\n' });
    const predicted = { exercise_id: 'prediction', answer: { code: '2' } };
    expect((await answer(lesson, predicted)).body).toMatchObject({ right: true, counted: true });
    await server.database.db
      .update(lesson_reviews)
      .set({ due_on: day(), answered_at: new Date(0) });
    expect((await read()).questions[0].exercise.kind).toBe('quiz');
  });
});

describe('an answer', () => {
  test('that is right leads to the next interval, up to the last', async () => {
    const lesson = await completed(1);
    for (const days of [2, 4, 14, null]) {
      const { body } = await answer(lesson);
      expect(body).toEqual({ right: true, counted: true, due_on: days && day(days) });
      await server.database.db
        .update(lesson_reviews)
        .set(days ? { due_on: day(), answered_at: new Date(0) } : { answered_at: new Date(0) })
        .where(eq(lesson_reviews.user_id, userId));
    }
    expect(await read()).toMatchObject({ questions: [], next_due_on: null });
  });

  test('that is wrong comes back the day after', async () => {
    const lesson = await completed(1);
    expect((await answer(lesson, WRONG)).body).toEqual({
      right: false,
      counted: true,
      due_on: day(1),
    });
    expect(await read()).toEqual({ questions: [], answered_today: 1, next_due_on: day(1) });
  });

  test('counts once for each due date, in however many tabs', async () => {
    const lesson = await completed(1);
    const due_on = day();
    const all = await Promise.all([
      ...Array.from({ length: 6 }, () => answer(lesson, { ...RIGHT, due_on })),
      ...Array.from({ length: 6 }, () => answer(lesson, { ...WRONG, due_on })),
    ]);
    expect(all.filter(({ body }) => body.counted)).toHaveLength(1);
    const rows = await server.database.db
      .select()
      .from(lesson_reviews)
      .where(eq(lesson_reviews.user_id, userId));
    expect(rows).toHaveLength(1);
  });

  test('before it is due does not count', async () => {
    const lesson = await completed(0);
    expect((await answer(lesson, { ...RIGHT, due_on: day(1) })).body).toMatchObject({
      counted: false,
    });
    expect(await read()).toMatchObject({ answered_today: 0, next_due_on: day(1) });
  });

  test('to what is not there is refused in both languages', async () => {
    const lesson = await completed(1);
    const other = await createMember(server);
    const path = `/user/reviews/${lesson}`;
    const body = { exercise_id: 'two-and-three', due_on: day(), answer: null, ...RIGHT };
    const calls = [
      await server.call('POST', path, { token, body: { ...body, exercise_id: 'gone' } }),
      await server.call('POST', path, { token: other.token, body }),
      await server.call('POST', '/user/reviews/nowhere', { token, body }),
    ];
    for (const { status, body: refused } of calls) {
      expect([status, refused.code]).toEqual([404, 'review_not_found']);
      expect(refused.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
    expect((await server.call('POST', path, { body })).status).toBe(401);
    expect(
      (await server.call('POST', path, { token, body: { ...body, due_on: 'soon' } })).status,
    ).toBe(400);
    const nothing = await server.call('POST', path, {
      token,
      body: { ...body, chosen: undefined },
    });
    expect(nothing.status).toBe(422);
    expect(await read()).toMatchObject({ answered_today: 0 });
  });
});

test('reviews are part of what a member may take away, and go with them', async () => {
  const lesson = await completed(1);
  await answer(lesson);
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.lesson_reviews).toEqual([
    expect.objectContaining({ lesson_id: lesson, stage: 1 }),
  ]);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, userId));
  const left = db.select().from(lesson_reviews).where(eq(lesson_reviews.user_id, userId));
  expect(await left).toEqual([]);
});
