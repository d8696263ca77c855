import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createLesson,
  OPEN_PROJECT,
  SECRETS,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { courses } from './courses.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  const { db } = server.database;
  const long = { description: `<p>${'English description. '.repeat(80)}</p>` };
  await createCourse(db, { id: 'second', order_index: 2 });
  await createCourse(db, { id: 'first', order_index: 1, ...long });
  await createCourse(db, { id: 'hidden', order_index: 3, is_active: false });
  await createLesson(db, 'first', { id: 'first-b', order_index: 2, is_premium: true });
  await createLesson(db, 'first', { id: 'first-a', order_index: 1 });
  await createLesson(db, 'first', { id: 'first-c', order_index: 3, is_active: false });
  await createLesson(db, 'second', { id: 'second-first', is_premium: true });
  await createLesson(db, 'hidden', { id: 'hidden-a' });
  await createCourse(db, { id: 'empty', order_index: 0 });
  await createCourse(db, { id: 'withdrawn', order_index: 0 });
  await createLesson(db, 'withdrawn', { id: 'withdrawn-a', is_active: false });
  await showCatalogue(server);
});
afterAll(() => server.close());

describe('the list of courses', () => {
  test('shows active courses and lessons in order, as the contract says', async () => {
    const { status, body } = await server.call('GET', '/courses');
    expect(status).toBe(200);
    expect(body.map((course: { id: string }) => course.id)).toEqual(['first', 'second']);
    expect(body[1]).toEqual({
      id: 'second',
      title: 'Loops',
      title_fr: 'Les boucles',
      description: '<p>English description</p>',
      description_fr: '<p>Description française</p>',
      icon: 'Code',
      color: '#123456',
      difficulty: 'beginner',
      duration_hours: 2.5,
      age: 13,
      path: '',
      requires: [],
      rating: null,
      featured: false,
      lessons: [expect.objectContaining({ id: 'second-first' })],
    });
    expect(body[0].lessons.map((lesson: { id: string }) => lesson.id)).toEqual([
      'first-a',
      'first-b',
    ]);
    expect(body[0].lessons[1]).toEqual({
      id: 'first-b',
      course_id: 'first',
      title: 'First loop',
      title_fr: 'Première boucle',
      order_index: 2,
      duration_minutes: 15,
      xp_reward: 10,
      is_premium: true,
      type: 'interactive',
      exercise_count: 2,
    });
  });

  test.each([
    ['', '<p>English description</p>', '<p>Description française</p>'],
    ['?lang=fr', '', '<p>Description française</p>'],
    ['?lang=en', '<p>English description</p>', ''],
  ])('with "%s" leaves the other description empty', async (query, description, description_fr) => {
    const list = await server.call('GET', `/courses${query}`);
    expect(list.body[1]).toMatchObject({ description, description_fr, title_fr: 'Les boucles' });
    const single = await server.call('GET', `/courses/second${query}`);
    expect(single.body).toEqual(list.body[1]);
  });

  test.each([
    '/courses',
    '/courses?lang=fr',
    '/courses/first',
    '/lessons/first-a',
    '/lessons/first-b',
  ])('%s carries no content, instructions or solutions', async (path) => {
    const { status, body } = await server.call('GET', path);
    expect(status).toBe(200);
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify(body)).not.toMatch(/"(content|content_fr|exercises|solution)"/);
  });
});

test('a course names what it needs first, as far as that is there', async () => {
  const { db } = server.database;
  const requires = ['first', 'hidden', 'empty', 'never-was', 'needy'];
  await createCourse(db, { id: 'needy', order_index: 9, age: 15, path: 'a-path', requires });
  await createLesson(db, 'needy', { id: 'needy-a' });
  await showCatalogue(server);
  const { body } = await server.call('GET', '/courses/needy');
  expect(body).toMatchObject({ age: 15, path: 'a-path' });
  expect(body.requires).toEqual([{ id: 'first', title: 'Loops', title_fr: 'Les boucles' }]);
  await db.delete(lessons).where(eq(lessons.id, 'needy-a'));
  await db.delete(courses).where(eq(courses.id, 'needy'));
  await showCatalogue(server);
});

describe('one course', () => {
  test.each([
    '/courses/hidden',
    '/courses/empty',
    '/courses/withdrawn',
    '/courses/unknown',
    '/lessons/hidden-a',
    '/lessons/first-c',
  ])('%s is not there', async (path) => {
    const { status, body } = await server.call('GET', path);
    expect(status).toBe(404);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  });

  test('a lesson tells its XP to everyone', async () => {
    const { body } = await server.call('GET', '/lessons/first-b');
    expect(body).toMatchObject({ id: 'first-b', xp_reward: 10, is_premium: true });
  });
});

describe.each(['/courses', '/courses/first'])('%s as it is sent', (path) => {
  async function get(headers: Record<string, string> = {}) {
    return server.app.inject({ method: 'GET', url: `/api${path}`, headers });
  }

  test('is asked about again, and differs by encoding', async () => {
    const { headers } = await get();
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('comes compressed to those who can read it, with an ETag of its own', async () => {
    const plain = await get();
    const packed = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test.each([
    ['br;q=0, gzip', undefined],
    ['br;q=0.000', undefined],
    ['gzip', undefined],
    ['br;q=0.5', 'br'],
    ['gzip,br ; q=1.0', 'br'],
    ['brotli', undefined],
  ])('Accept-Encoding "%s" gives %s', async (accepted, encoding) => {
    const { headers } = await get({ 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  });

  test('is not sent again to those who have it', async () => {
    const etag = String((await get()).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get({ 'if-none-match': known });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
      });
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('answers HEAD with the same headers and nothing else', async () => {
    const whole = await get();
    const head = await server.app.inject({ method: 'HEAD', url: `/api${path}` });
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  });
});

test('a change shows at once to whoever waited for it, with another ETag', async () => {
  const before = await server.call('GET', '/courses/second');
  const { db } = server.database;
  await db.update(courses).set({ title: 'Loops again' }).where(eq(courses.id, 'second'));
  await createLesson(db, 'second', { id: 'second-a', order_index: 0 });
  await showCatalogue(server);
  const after = await server.call('GET', '/courses/second');
  expect(after.body).toMatchObject({
    title: 'Loops again',
    lessons: [{ id: 'second-a' }, { id: 'second-first' }],
  });
  expect(after.headers.etag).not.toBe(before.headers.etag);

  await db.delete(lessons).where(eq(lessons.id, 'second-a'));
  await db.update(courses).set({ title: 'Loops' }).where(eq(courses.id, 'second'));
  await showCatalogue(server);
  expect((await server.call('GET', '/courses/second')).headers.etag).toBe(before.headers.etag);
});

describe('the open project of a course', () => {
  beforeAll(async () => {
    const { db } = server.database;
    await createCourse(db, { id: 'built', order_index: 4 });
    const draft = { ...OPEN_PROJECT, solution: 'print("DRAFT")' } as typeof OPEN_PROJECT;
    await createLesson(db, 'built', {
      is_premium: true,
      order_index: 1,
      exercises: [OPEN_PROJECT],
    });
    await createLesson(db, 'built', { is_active: false, order_index: 2, exercises: [draft] });
    await createLesson(db, 'hidden', { exercises: [OPEN_PROJECT] });
    await showCatalogue(server);
  });

  test('is in the catalogue with title and summary alone', async () => {
    const { body } = await server.call('GET', '/courses/built');
    const title = { title: 'Name badge', title_fr: 'Le badge' };
    const summary = { summary: 'A game of yours.', summary_fr: 'Un jeu à toi.' };
    expect(body.project).toEqual({ ...title, ...summary });
    expect(JSON.stringify(body)).not.toContain('Item a');
    const french = await server.call('GET', '/courses/built?lang=fr');
    expect(french.body.project).toMatchObject({ summary: '', summary_fr: 'Un jeu à toi.' });
    const list = await server.call('GET', '/courses?lang=en');
    const found = list.body.find(({ id }: { id: string }) => id === 'built');
    expect(found.project).toMatchObject({ summary: 'A game of yours.', summary_fr: '' });
  });

  test('has a sample that anyone may run, and nothing else of it', async () => {
    const { status, body } = await server.call('GET', '/courses/built/sample?lang=fr');
    expect([status, body]).toEqual([200, { kind: 'python', files: { 'main.py': 'print("abc")' } }]);
  });

  test('of a page has its parts', async () => {
    const { db } = server.database;
    await createCourse(db, { id: 'page', order_index: 5 });
    const parts = { starter: { html: '', css: '' }, solution: { html: { en: 'Hi', fr: 'Salut' } } };
    const page = { ...OPEN_PROJECT, kind: 'web', ...parts, wrong: [], alternatives: [] };
    await createLesson(db, 'page', { exercises: [page as typeof OPEN_PROJECT] });
    const { body } = await server.call('GET', '/courses/page/sample?lang=fr');
    expect(body).toEqual({ kind: 'web', files: { 'index.html': 'Salut', 'style.css': '' } });
  });

  test.each(['second', 'hidden', 'nowhere'])('is not there: %s', async (course) => {
    const { status, body } = await server.call('GET', `/courses/${course}/sample`);
    expect([status, body.code]).toEqual([404, 'sample_not_found']);
  });

  test('refuses a name that cannot be one, and another language', async () => {
    expect((await server.call('GET', '/courses/A%20b/sample')).status).toBe(404);
    expect((await server.call('GET', '/courses/built/sample?lang=de')).status).toBe(400);
  });
});
