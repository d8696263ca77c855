import { ANSWERS_NEEDED, RATINGS_NEEDED } from '@codivia/contract/api/claims';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf, createLesson, showCatalogue } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { courses } from '../courses/courses.table.ts';
import { progress } from '../progress/progress.table.ts';
import { course_rating_totals, course_ratings } from './ratings.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const pathOf = (course: string) => `/user/courses/${course}/rating`;
const rate = (token: string, course: string, stars: unknown) =>
  server.call('PUT', pathOf(course), { token, body: { stars } });
const own = (token: string, course: string) => server.call('GET', pathOf(course), { token });
const withdraw = (token: string, course: string) =>
  server.call('DELETE', pathOf(course), { token });

const complete = (token: string, lesson_id = '') =>
  server.call('POST', '/progress', { token, body: { lesson_id, completed: true } });

async function ratingOf(course: string) {
  const { body } = await server.call('GET', '/courses');
  return body.find(({ id }: { id: string }) => id === course)?.rating;
}

/** Creates a member who has completed these lessons. */
async function learner(course: string, lessonIds: string[]) {
  const member = await createMember(server);
  const now = server.clock.now();
  const rows = lessonIds.map((lesson_id) => ({
    user_id: member.user.id,
    lesson_id,
    course_id: course,
    started_at: now,
    completed_at: now,
    xp_awarded: 10,
  }));
  await server.database.db.insert(progress).values(rows);
  return member;
}

test('a course can be rated by members who have completed half of it, and by nobody else', async () => {
  const { course, lessons } = await createCourseOf(server, 3);
  const { token } = await createMember(server);
  expect((await own(token, course.id)).body).toEqual({ stars: null, may_rate: false });
  await complete(token, lessons[0]?.id);
  const early = await rate(token, course.id, 5);
  expect([early.status, early.body.code]).toEqual([403, 'half_of_course_needed']);
  await complete(token, lessons[1]?.id);
  expect((await own(token, course.id)).body).toEqual({ stars: null, may_rate: true });
  expect((await rate(token, course.id, 4)).body).toEqual({ stars: 4, may_rate: true });
  expect((await rate(token, course.id, 2)).body).toEqual({ stars: 2, may_rate: true });

  const other = await createMember(server);
  expect((await own(other.token, course.id)).body.stars).toBeNull();
  expect((await withdraw(other.token, course.id)).status).toBe(200);
  expect((await own(token, course.id)).body.stars, 'not taken away by somebody else').toBe(2);

  // The course grows: members who have rated it may still change their rating.
  await createLesson(server.database.db, course.id, { order_index: 4 });
  await createLesson(server.database.db, course.id, { order_index: 5 });
  expect((await rate(token, course.id, 3)).status).toBe(200);
  expect((await withdraw(token, course.id)).body).toEqual({ stars: null, may_rate: false });
});

test('what is no rating, no course or no session is refused', async () => {
  const { course, lessons } = await createCourseOf(server, 1);
  const { token } = await learner(course.id, [lessons[0]?.id ?? '']);
  for (const stars of [0, 6, 4.5, '5', null, undefined]) {
    expect((await rate(token, course.id, stars)).status).toBe(400);
  }
  for (const call of [
    rate(token, 'unknown', 5),
    own(token, 'unknown'),
    withdraw(token, 'unknown'),
  ]) {
    expect((await call).body.code).toBe('course_not_found');
  }
  expect((await server.call('PUT', pathOf(course.id), { body: { stars: 5 } })).status).toBe(401);
  const empty = await createCourseOf(server, 0);
  expect((await rate(token, empty.course.id, 5)).body.code).toBe('course_not_found');
});

test('ratings are limited in number', async () => {
  const { course, lessons } = await createCourseOf(server, 1);
  const { token } = await learner(course.id, [lessons[0]?.id ?? '']);
  const statuses = [];
  for (let i = 0; i < 61; i++) statuses.push((await rate(token, course.id, 1 + (i % 5))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

test('from five ratings on the catalogue shows their average, without anybody asking for it', async () => {
  const { course, lessons } = await createCourseOf(server, 1);
  const ids = [lessons[0]?.id ?? ''];
  const raters = [];
  for (let i = 0; i < RATINGS_NEEDED; i++) raters.push(await learner(course.id, ids));
  for (const [i, { token }] of raters.entries()) {
    expect(await ratingOf(course.id)).toBeNull();
    await rate(token, course.id, i === 0 ? 2 : 5);
  }
  await vi.waitFor(async () =>
    expect(await ratingOf(course.id)).toEqual({ average: 4.4, count: 5 }),
  );
  await rate(raters[0]?.token ?? '', course.id, 5);
  await vi.waitFor(async () => expect(await ratingOf(course.id)).toEqual({ average: 5, count: 5 }));
  const single = await server.call('GET', `/courses/${course.id}`);
  expect(single.body.rating).toEqual({ average: 5, count: 5 });
  // The rating is deleted with the account.
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, raters[0]?.user.id ?? ''));
  await vi.waitFor(async () => expect(await ratingOf(course.id)).toBeNull());
  await db.delete(courses).where(eq(courses.id, course.id));
  expect(
    await db.select().from(course_ratings).where(eq(course_ratings.course_id, course.id)),
  ).toEqual([]);
  const { course_id } = course_rating_totals;
  expect(await db.select().from(course_rating_totals).where(eq(course_id, course.id))).toEqual([]);
});

test('catalogue and pages are not read again for a rating that changes nothing anyone sees', async () => {
  const { course, lessons } = await createCourseOf(server, 1);
  const { token } = await learner(course.id, [lessons[0]?.id ?? '']);
  await rate(token, course.id, 3);
  await showCatalogue(server);
  const before = server.app.catalogue.courses;
  await rate(token, course.id, 4);
  await showCatalogue(server);
  expect(server.app.catalogue.courses).toBe(before);
});

test('the stars of the whole site are a goal until enough courses were rated', async () => {
  const { course, lessons } = await createCourseOf(server, 1);
  const stars = async () => (await server.call('GET', '/claims')).body.stars;
  expect(await stars()).toMatchObject({ state: 'goal', figure: { fr: '5', en: '5' } });
  await server.database.db.execute(sql`
    with raters as (insert into users (email, name, password_hash, language)
      select 'rater-' || i || '@example.org', 'Rater', '-', 'fr'
      from generate_series(1, ${ANSWERS_NEEDED}::integer) i returning id)
    insert into course_ratings (user_id, course_id, stars, rated_at)
    select id, ${course.id}, 4, now() from raters`);
  await vi.waitFor(async () => expect(await stars()).toMatchObject({ state: 'measured' }));
  expect(lessons).toHaveLength(1);
});
