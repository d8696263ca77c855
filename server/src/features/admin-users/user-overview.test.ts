import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { helpCalls } from '../../../test/help-calls.ts';
import { actor, publish, report } from '../../../test/review-calls.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { payment_events } from '../payments/payments.table.ts';
import { activity_days } from '../weekly-plan/weekly-plan.table.ts';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

const overviewOf = (id: string) =>
  server.call('GET', `/admin/users/${id}/overview`, { token: admin });

describe('the overview of an account', () => {
  test('has nothing of a new one but the account', async () => {
    const { user } = await createMember(server, { name: 'Ada' });
    const { status, body } = await overviewOf(user.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: user.id, name: 'Ada', revision: 1 },
      figures: {
        learned_on: null,
        seen_on: server.clock.now().toISOString().slice(0, 10),
        xp: 0,
        started_lessons: 0,
        completed_lessons: 0,
        solved_exercises: 0,
        certificates: 0,
        projects: 0,
      },
      courses: [],
      questions: [],
      reported: [],
      payments: [],
    });
  });

  test('counts what was learned, and the lessons that are active now', async () => {
    const { db } = server.database;
    const { user, token } = await createMember(server);
    const { course, lessons: taught } = await createCourseOf(server, 3, { id: 'loops' });
    for (const [at, completed] of [true, false].entries()) {
      const body = { lesson_id: taught[at]?.id, completed };
      await server.call('POST', '/progress', { token, body });
    }
    const now = server.clock.now();
    const result = { user_id: user.id, lesson_id: 'x', tries: {}, updated_at: now };
    await db.insert(exercise_results).values([
      { ...result, exercise_id: 'a', passed_at: now, xp_awarded: 5 },
      { ...result, exercise_id: 'b' },
    ]);
    await db.insert(activity_days).values({ user_id: user.id, day: '2026-01-05', minutes: [1] });
    const draft = { id: 'draft', course_id: course.id, is_active: false };
    await db.insert(lessons).values({ ...(taught[0] as object), ...draft } as never);
    const { body } = await overviewOf(user.id);
    expect(body.figures).toMatchObject({
      learned_on: '2026-01-05',
      started_lessons: 2,
      completed_lessons: 1,
      solved_exercises: 1,
    });
    expect(body.figures.xp).toBeGreaterThan(5);
    expect(body.courses).toEqual([
      {
        id: 'loops',
        title: 'Loops',
        title_fr: 'Les boucles',
        completed: 1,
        lessons: 3,
        last_on: now.toISOString().slice(0, 10),
      },
    ]);
  });

  test('lists questions, reported projects and payments of this member alone', async () => {
    const { db } = server.database;
    const author = await actor(server, { premium: true });
    const other = await actor(server, { premium: true });
    const question = await helpCalls(
      () => server,
      () => admin,
    ).ask(author.token);
    const { id } = await publish(author);
    await publish(author, { title: 'Innocent' });
    await report(other, id);
    const received_at = server.clock.now();
    await db.insert(payment_events).values([
      { id: 'evt_1', type: 'invoice.paid', received_at, user_id: author.user.id },
      { id: 'evt_2', type: 'invoice.paid', received_at, user_id: null },
    ]);
    const { body } = await overviewOf(author.user.id);
    expect(body.questions).toMatchObject([{ id: question.id, state: 'open' }]);
    expect(body.reported).toEqual([{ id, title: 'Pong', waits: true, reports: 1 }]);
    expect(body.payments).toEqual([{ at: received_at.toISOString(), event: 'invoice.paid' }]);
    const others = (await overviewOf(other.user.id)).body;
    expect(others).toMatchObject({ questions: [], reported: [], payments: [] });
  });

  test('is not there without an account', async () => {
    expect((await overviewOf(randomUUID())).status).toBe(404);
  });
});
