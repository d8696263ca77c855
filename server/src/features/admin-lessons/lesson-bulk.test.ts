import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, PYTHON_EXERCISE } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
  await createCourse(server.database.db, { id: 'loops' });
  await create('first', { duration_minutes: 20 });
  await create('second', { duration_minutes: 8 });
  const tag = `<code-exercise id="${PYTHON_EXERCISE.id}"></code-exercise>`;
  const texts = { content: tag, content_fr: tag };
  await create('unproven', { ...texts, exercises: [PYTHON_EXERCISE] });
});
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) });
const create = (id: string, more: object = {}) =>
  send('POST', '/lessons', { id, course_id: 'loops', title: id, ...more });
const revisionOf = async (id: string) => (await send('GET', `/lessons/${id}`)).body.revision;
const change = async (ids: string[], wanted: object) => {
  const lessons = [];
  for (const id of ids) lessons.push({ id, revision: await revisionOf(id) });
  return send('POST', '/lesson-changes', { lessons, change: wanted });
};

test('lessons are published together; those that may not be are named with the reasons', async () => {
  const { status, body } = await change(['first', 'second', 'unproven'], { is_active: true });
  expect(status).toBe(200);
  expect(body.done).toEqual(['first', 'second']);
  expect(body.refused).toMatchObject([
    { id: 'unproven', problems: [{ exercise: PYTHON_EXERCISE.id }] },
  ]);
  expect(body.refused[0].detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect((await send('GET', '/lessons/first')).body).toMatchObject({
    is_active: true,
    revision: 2,
  });
  expect((await send('GET', '/lessons/unproven')).body).toMatchObject({
    is_active: false,
    revision: 1,
  });
  expect((await send('GET', '/lessons/first/versions')).body).toMatchObject([
    { revision: 2, changed: ['is_active'] },
    { revision: 1 },
  ]);
  const again = await change(['first'], { is_active: true });
  expect(again.body).toEqual({ done: ['first'], refused: [] });
  expect(await revisionOf('first')).toBe(2);
});

test('a lesson that was changed or deleted meanwhile is left alone', async () => {
  await create('touched');
  await create('gone');
  await send('DELETE', '/lessons/gone');
  await send('PUT', '/lessons/touched', { revision: 1, title: 'Touched' });
  const lessons = ['touched', 'gone', 'nowhere'].map((id) => ({ id, revision: 1 }));
  const { body } = await send('POST', '/lesson-changes', { lessons, change: { is_premium: true } });
  expect(body.done).toEqual([]);
  expect(body.refused.map(({ id }: { id: string }) => id)).toEqual(['gone', 'nowhere', 'touched']);
  expect(body.refused[2].detail.en).toMatch(/changed this lesson/);
});

test('minutes are added and taken away, but never all of them', async () => {
  await create('unsaid');
  const { body } = await change(['first', 'second', 'unsaid'], { add_minutes: -8 });
  expect(body.done).toEqual(['first']);
  expect(body.refused.map(({ id }: { id: string }) => id)).toEqual(['second', 'unsaid']);
  expect((await send('GET', '/lessons/first')).body.duration_minutes).toBe(12);
  const more = await change(['first'], { add_minutes: 3, is_premium: true });
  expect(more.body.done).toEqual(['first']);
  const found = (await send('GET', '/lessons/first')).body;
  expect(found).toMatchObject({ duration_minutes: 15, is_premium: true });
});

test.each([
  { lessons: [], change: { is_active: true } },
  { lessons: [{ id: 'first', revision: 1 }], change: {} },
  { lessons: [{ id: 'first', revision: 1 }], change: { add_minutes: 1.5 } },
  { lessons: [{ id: 'first' }], change: { is_active: true } },
])('%o is refused', async (body) => {
  const answer = await send('POST', '/lesson-changes', body);
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
});
