import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, PYTHON_EXERCISE } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { audit_log } from '../audit/audit.table.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
  await createCourse(server.database.db, { id: 'loops', order_index: 1 });
  await createCourse(server.database.db, { id: 'robots', order_index: 2 });
});
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) });

const TAG = `<code-exercise id="${PYTHON_EXERCISE.id}"></code-exercise>`;
const create = (id: string, more: object = {}) =>
  send('POST', '/lessons', {
    id,
    course_id: 'loops',
    title: 'Go round',
    title_fr: 'Tourner',
    content: `<p>Hi</p>${TAG}`,
    content_fr: `<p>Salut</p>${TAG}`,
    duration_minutes: 20,
    is_active: true,
    exercises: [PYTHON_EXERCISE],
    proven_exercises: [PYTHON_EXERCISE.id],
    ...more,
  });

test('a copied lesson is a draft with the same texts and proven exercises, once more each time', async () => {
  await create('loops-round');
  const { status, body } = await send('POST', '/lessons/loops-round/copies', {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 'loops-round-copy',
    course_id: 'loops',
    title: 'Copy of Go round',
    title_fr: 'Copie de Tourner',
    is_active: false,
    duration_minutes: 20,
    exercises: [PYTHON_EXERCISE],
    unproven_exercises: [],
    order_index: 2,
    revision: 1,
  });
  const again = await send('POST', '/lessons/loops-round/copies', { course_id: 'robots' });
  expect(again.body).toMatchObject({ id: 'loops-round-copy-2', course_id: 'robots' });
  const published = { revision: 1, is_active: true };
  expect((await send('PUT', '/lessons/loops-round-copy', published)).status).toBe(200);
  const { db } = server.database;
  const entries = await db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject_id, 'loops-round-copy-2'));
  expect(entries).toMatchObject([
    { action: 'create', changes: [{ field: 'copied_from', to: 'loops-round' }] },
  ]);
});

test('neither a deleted lesson is copied, nor one into a course that is not there', async () => {
  await create('loops-gone');
  const nowhere = await send('POST', '/lessons/loops-gone/copies', { course_id: 'nowhere' });
  expect([nowhere.status, nowhere.body.code]).toEqual([422, 'content_refused']);
  await send('DELETE', '/lessons/loops-gone');
  expect((await send('POST', '/lessons/loops-gone/copies', {})).status).toBe(404);
});

test('a copied course is hidden, and has copies of its lessons in their order', async () => {
  await send('POST', '/courses', {
    id: 'turtle',
    title: 'Turtle',
    title_fr: 'Tortue',
    requires: ['loops', 'robots'],
    description_en: '<p>Draw.</p>',
    featured: true,
  });
  const course_id = 'turtle';
  await create('turtle-draw', { course_id, title: 'Draw' });
  await create('apart', { course_id, title: 'Apart' });
  await send('PUT', '/courses/turtle/lesson-order', { lesson_ids: ['apart', 'turtle-draw'] });
  await send('DELETE', '/courses/robots');
  const { status, body } = await send('POST', '/courses/turtle/copies');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 'turtle-copy',
    title: 'Copy of Turtle',
    title_fr: 'Copie de Tortue',
    description_en: '<p>Draw.</p>',
    requires: ['loops'],
    is_active: false,
    featured: false,
    lesson_count: 2,
    active_lesson_count: 0,
  });
  expect((await send('GET', '/lessons?course_id=turtle-copy')).body).toMatchObject([
    { id: 'turtle-copy-apart', title: 'Apart', is_active: false, to_verify: false },
    { id: 'turtle-copy-draw', title: 'Draw', order_index: 2 },
  ]);
  expect((await send('POST', '/courses/turtle/copies')).body.id).toBe('turtle-copy-2');
  await send('DELETE', '/courses/turtle');
  expect((await send('POST', '/courses/turtle/copies')).status).toBe(404);
});

test('ids of copies are no longer than ids may be', async () => {
  const id = 'a'.repeat(80);
  await create(id);
  const made = async () => (await send('POST', `/lessons/${id}/copies`, {})).body.id;
  expect(await made()).toBe(`${'a'.repeat(75)}-copy`);
  expect(await made()).toBe(`${'a'.repeat(75)}-co-2`);
});

test('titles of copies are cut between two characters', async () => {
  const title = `${'a'.repeat(191)}🙂🙂`;
  await create('long-title', { title });
  const { status, body } = await send('POST', '/lessons/long-title/copies', {});
  expect([status, body.title]).toEqual([200, `Copy of ${'a'.repeat(191)}🙂`]);
});
