import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createCourseOf,
  createLesson,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { sessions } from '../accounts/accounts.table.ts';
import { progress } from './progress.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

interface Step {
  token: string;
  lesson_id: string;
  completed?: boolean;
}

/** Sends all of them at once. */
const recordAtOnce = (steps: Step[]) =>
  Promise.all(
    steps.map(({ token, lesson_id, completed = true }) =>
      server.call('POST', '/progress', { token, body: { lesson_id, completed } }),
    ),
  );

const rowsOf = (userId: string) =>
  server.database.db.select().from(progress).where(eq(progress.user_id, userId));

test('members who record at once get what each is due, whoever else is refused', async () => {
  const { db } = server.database;
  const { course, lessons } = await createCourseOf(server, 2);
  const premium = await createLesson(db, course.id, { is_premium: true, xp_reward: 40 });
  await showCatalogue(server);
  const free = lessons[0]?.id ?? '';
  const members = await Promise.all(Array.from({ length: 6 }, () => createMember(server)));
  const paying = await createMember(server, { premium: true });
  const gone = await createMember(server);
  await db
    .update(sessions)
    .set({ revoked_at: server.clock.now() })
    .where(eq(sessions.id, gone.session.id));
  const answers = await recordAtOnce([
    ...members.map(({ token }) => ({ token, lesson_id: free })),
    { token: members[0]?.token ?? '', lesson_id: premium.id },
    { token: paying.token, lesson_id: premium.id },
    { token: gone.token, lesson_id: free },
    { token: paying.token, lesson_id: free, completed: false },
  ]);
  const got = answers.map(({ status, body }) => [status, body.xp_awarded ?? body.code]);
  expect(got).toEqual([
    ...members.map(() => [200, lessons[0]?.xp_reward]),
    [403, 'premium_required'],
    [200, 40],
    [401, 'authentication_required'],
    [200, 0],
  ]);
  expect(await rowsOf(gone.user.id)).toEqual([]);
  expect((await rowsOf(paying.user.id)).map((row) => [row.lesson_id, row.xp_awarded])).toEqual(
    expect.arrayContaining([
      [premium.id, 40],
      [free, 0],
    ]),
  );
});

test('one lesson from two devices at once counts once, and its completion wins', async () => {
  const { db } = server.database;
  const { lessons } = await createCourseOf(server, 5);
  const { user, token } = await createMember(server);
  const now = server.clock.now();
  const [other] = await db
    .insert(sessions)
    .values({ user_id: user.id, created_at: now, used_at: now })
    .returning();
  const tokens = [token, server.app.session.sign(other?.id ?? '')];
  const wanted = lessons[4]?.id ?? '';
  const answers = await recordAtOnce([
    ...lessons.slice(0, 4).map(({ id }) => ({ token, lesson_id: id })),
    ...[false, true, true, false].map((completed, i) => ({
      token: tokens[i % 2] ?? '',
      lesson_id: wanted,
      completed,
    })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const awards = answers.slice(4).map(({ body }) => body.xp_awarded);
  expect(awards.filter((xp) => xp > 0)).toEqual([lessons[4]?.xp_reward]);
  const [row] = (await rowsOf(user.id)).filter(({ lesson_id }) => lesson_id === wanted);
  expect(row?.completed_at).not.toBeNull();
});

test('lessons of several courses count for their own course', async () => {
  const { db } = server.database;
  const single = await createCourse(db, {});
  const only = await createLesson(db, single.id, {});
  await showCatalogue(server);
  const { lessons } = await createCourseOf(server, 2);
  const members = await Promise.all(Array.from({ length: 5 }, () => createMember(server)));
  const answers = await recordAtOnce(
    members.flatMap(({ token }) =>
      [lessons[0]?.id ?? '', only.id].map((lesson_id) => ({ token, lesson_id })),
    ),
  );
  expect(answers.map(({ body }) => body.courseCompleted)).toEqual(
    members.flatMap(() => [false, true]),
  );
});
