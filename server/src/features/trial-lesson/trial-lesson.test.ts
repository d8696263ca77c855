import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createLesson, showCatalogue } from '../../../test/course-factories.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const read = (query = '?lang=en', headers: Record<string, string> = {}) =>
  server.call('GET', `/try/lesson${query}`, { headers });

async function change(id: string, values: Partial<typeof lessons.$inferInsert>): Promise<void> {
  await server.database.db.update(lessons).set(values).where(eq(lessons.id, id));
  await showCatalogue(server);
}

beforeEach(async () => {
  const { db } = server.database;
  await db.delete(lessons);
  await db.delete(courses);
  await createCourse(db, { id: 'mixed', order_index: 1 });
  await createLesson(db, 'mixed', { id: 'mixed-first' });
  await createLesson(db, 'mixed', { id: 'mixed-premium', is_premium: true, order_index: 2 });
  await createCourse(db, { id: 'free', order_index: 2 });
  await createLesson(db, 'free', { id: 'free-second', order_index: 2, content: 'OTHER' });
  await createLesson(db, 'free', { id: 'free-first', order_index: 1 });
  await createCourse(db, { id: 'free-later', order_index: 3 });
  await createLesson(db, 'free-later', { id: 'later-first', content: 'OTHER' });
  await showCatalogue(server);
});

test('it is the first lesson of the first course that is free, as a learner gets it', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 'free-first',
    course_id: 'free',
    is_premium: false,
    exercises_language: 'en',
    content: '<p>SECRET CONTENT</p>',
    content_fr: '',
    exercise_count: 2,
  });
  expect(body.exercises.map(({ id }: { id: string }) => id)).toEqual([
    'name-badge',
    'two-and-three',
  ]);
  expect(body).not.toHaveProperty('is_active');
  for (const secret of ['WRONG ANSWER', 'ALTERNATIVE ANSWER', 'OTHER']) {
    expect(JSON.stringify(body)).not.toContain(secret);
  }
});

test('it comes in the language that is asked for', async () => {
  const { body } = await read('?lang=fr');
  expect([body.content, body.content_fr]).toEqual(['', '<p>CONTENU SECRET</p>']);
  expect(body.exercises[0].title).toBe('Le badge');
  expect((await read('?lang=de')).status).toBe(400);
});

test('it may be kept and is asked for again; an edit shows at once', async () => {
  const first = await read();
  expect(first.headers['cache-control']).toBe('no-cache');
  const etag = String(first.headers.etag);
  expect((await read('?lang=en', { 'if-none-match': etag })).status).toBe(304);
  await server.database.db
    .update(lessons)
    .set({ content: '<p>Edited</p>' })
    .where(eq(lessons.id, 'free-first'));
  const edited = await read('?lang=en', { 'if-none-match': etag });
  expect([edited.status, edited.body.content]).toEqual([200, '<p>Edited</p>']);
});

describe('no other lesson', () => {
  test.each(['?lang=en&id=mixed-premium', '?lang=en&lesson=free-second', '?id=mixed-first'])(
    'is reached by %s',
    async (query) => {
      const { status, body } = await read(query);
      expect([200, 400]).toContain(status);
      if (status === 200) expect(body.id).toBe('free-first');
    },
  );

  test.each(['free-first', 'free-second', 'mixed-premium'])(
    'is open without a session: %s',
    async (id) => {
      expect((await server.call('GET', `/user-lessons/${id}`)).status).toBe(401);
      expect((await server.call('GET', `/try/${id}`)).status).toBe(404);
      expect((await server.call('GET', `/try/lesson/${id}`)).status).toBe(404);
    },
  );

  test('takes its place when it is made premium: its course is not free any more', async () => {
    await change('free-first', { is_premium: true });
    expect((await read()).body.id).toBe('later-first');
  });

  test('is answered while the catalogue of this process is behind', async () => {
    await server.database.db
      .update(lessons)
      .set({ is_premium: true })
      .where(eq(lessons.id, 'free-first'));
    const { status, body } = await read();
    expect([200, 404]).toContain(status);
    if (status === 200) expect(body.id).not.toBe('free-first');
  });
});

describe('there is none', () => {
  const refused = async () => {
    const { status, body } = await read();
    return [status, body.code];
  };
  const NONE = [404, 'trial_lesson_not_found'];

  test('in an empty catalogue', async () => {
    await server.database.db.delete(lessons);
    await server.database.db.delete(courses);
    await showCatalogue(server);
    expect(await refused()).toEqual(NONE);
  });

  test('when it has no exercise', async () => {
    await change('free-first', { exercises: [] });
    expect(await refused()).toEqual(NONE);
  });

  test('when its course is taken offline, and with the next one once that is free', async () => {
    await server.database.db.update(courses).set({ is_active: false });
    await showCatalogue(server);
    expect(await refused()).toEqual(NONE);
  });

  test('but the next lesson takes the place of one that is deleted', async () => {
    await change('free-first', { is_active: false });
    expect((await read()).body.id).toBe('free-second');
  });
});
