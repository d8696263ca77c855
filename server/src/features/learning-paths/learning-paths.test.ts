import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createLesson, showCatalogue } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { courses } from '../courses/courses.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  const { db } = server.database;
  // Courses of "Games and art"; the title in the catalogue comes later than its place in the path.
  await createCourse(db, { id: 'games', order_index: 1, duration_hours: 5 });
  await createCourse(db, { id: 'discovery', order_index: 2, duration_hours: 4.5 });
  await createCourse(db, { id: 'python-foundations', order_index: 3 });
  await createLesson(db, 'games');
  await createLesson(db, 'discovery');
  await showCatalogue(server);
});
afterAll(() => server.close());

const summary = async (id: string) => {
  const { body } = await server.call('GET', '/paths');
  return body.find((path: { id: string }) => path.id === id);
};

test('a path lists the courses that can be seen, in its order, with the sum of their hours', async () => {
  expect(await summary('games-and-art')).toMatchObject({
    title: { en: 'Games and art', fr: 'Jeux et art' },
    courses: ['discovery', 'games'],
    hours: 9.5,
  });
  // A course without lessons is not shown yet.
  expect(await summary('ai-from-scratch')).toMatchObject({ courses: ['discovery'], hours: 4.5 });
});

test('one path carries its courses, described in one language', async () => {
  const { status, body } = await server.call('GET', '/paths/games-and-art?lang=fr');
  expect(status).toBe(200);
  expect(body.courses.map(({ id }: { id: string }) => id)).toEqual(['discovery', 'games']);
  const { body: course } = await server.call('GET', '/courses/discovery?lang=fr');
  expect(body.courses[0]).toEqual(course);
});

test.each(['/paths', '/paths/games-and-art'])(
  '%s is not sent again to those who have it',
  async (path) => {
    const get = (headers = {}) => server.app.inject({ url: `/api${path}`, headers });
    const etag = String((await get()).headers.etag);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
  },
);

describe('courses that administrators hide or remove', () => {
  const change = async (changes: Partial<typeof courses.$inferInsert>) => {
    await server.database.db.update(courses).set(changes).where(eq(courses.id, 'discovery'));
    await showCatalogue(server);
  };

  test('are left out of paths', async () => {
    await change({ is_active: false });
    expect(await summary('games-and-art')).toMatchObject({ courses: ['games'], hours: 5 });
    const { body } = await server.call('GET', '/paths/games-and-art');
    expect(body.courses).toHaveLength(1);
    await change({ is_active: true });
    expect((await summary('games-and-art')).courses).toHaveLength(2);
  });

  test('take a path with them once it has no other', async () => {
    await change({ is_active: false });
    expect(await summary('ai-from-scratch')).toBeUndefined();
    const { status, body } = await server.call('GET', '/paths/ai-from-scratch');
    expect([status, body.code]).toEqual([404, 'path_not_found']);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    await change({ is_active: true });
  });
});

test.each(['nowhere', 'No%20Slug', '..'])('there is no path "%s"', async (id) => {
  const { status } = await server.call('GET', `/paths/${id}`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

describe('the chosen path', () => {
  const choose = (token: string, path_id: unknown) =>
    server.call('PUT', '/user/path', { token, body: { path_id } });
  const read = async (token: string) => (await server.call('GET', '/user/path', { token })).body;

  test('is kept for its member alone, and may be changed or left open', async () => {
    const { token } = await createMember(server);
    const other = (await createMember(server)).token;
    expect(await read(token)).toEqual({ asked: false, path_id: null });
    const chosen = { asked: true, path_id: 'games-and-art' };
    for (const _ of ['once', 'again']) {
      expect((await choose(token, 'games-and-art')).body).toEqual(chosen);
    }
    expect([await read(token), (await read(other)).asked]).toEqual([chosen, false]);
    await choose(token, null);
    expect(await read(token)).toEqual({ asked: true, path_id: null });
  });

  test('is none once its path has no course any more', async () => {
    const { token } = await createMember(server);
    await choose(token, 'ai-from-scratch');
    const hide = async (is_active: boolean) => {
      await server.database.db
        .update(courses)
        .set({ is_active })
        .where(eq(courses.id, 'discovery'));
      await showCatalogue(server);
    };
    await hide(false);
    expect(await read(token)).toEqual({ asked: true, path_id: null });
    await hide(true);
    expect(await read(token)).toEqual({ asked: true, path_id: 'ai-from-scratch' });
  });

  test.each([
    ['a path that there is not', 404, 'nowhere'],
    ['no name', 400, 'No Slug'],
    ['a number', 400, 3],
  ])('is refused for %s', async (_, status, path_id) => {
    const { token } = await createMember(server);
    expect((await choose(token, path_id)).status).toBe(status);
    expect(await read(token)).toEqual({ asked: false, path_id: null });
  });

  test('is for members', async () => {
    expect((await server.call('GET', '/user/path')).status).toBe(401);
    expect((await server.call('PUT', '/user/path', { body: { path_id: null } })).status).toBe(401);
  });
});
