import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';

let server: TestApp;
let author: string;
let reviewer: string;
let reviewerId: string;
let courseId: string;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  author = (await createMember(server, { role: 'admin', name: 'Camille' })).token;
  const second = await createMember(server, { role: 'admin', name: 'Robin' });
  reviewer = second.token;
  reviewerId = second.user.id;
  courseId = (await createCourse(server.database.db)).id;
});
afterAll(() => server.close());

const send = (token: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  server.call(method, `/admin${path}`, { token, ...(body && { body }) });
beforeEach(async () => {
  const made = await send(author, 'POST', '/lessons', { title: 'First', course_id: courseId });
  id = made.body.id;
  const others = { title: 'Other', id: `${id}-other` };
  await send(author, 'POST', '/lessons', others);
  return async () => {
    await server.call('DELETE', `/admin/lessons/${id}`, { token: author });
    await server.database.db.execute('delete from lesson_versions');
    await server.database.db.execute('delete from lessons');
  };
});

const lesson = async () => (await send(author, 'GET', `/lessons/${id}`)).body;
async function put(token: string, state: 'ready' | 'approved' | null, revision?: number) {
  const seen = revision ?? (await lesson()).revision;
  return send(token, 'PUT', `/lessons/${id}/review`, { state, revision: seen });
}
const waiting = async (token: string) => (await send(token, 'GET', '/waiting')).body.lessons;

test('an author asks, another administrator approves, and both are named', async () => {
  expect((await send(author, 'GET', `/lessons/${id}/review`)).body.review).toBeNull();
  const asked = await put(author, 'ready');
  expect(asked.body.review).toMatchObject({ state: 'ready', asked_by: { name: 'Camille' } });
  expect([await waiting(author), await waiting(reviewer)]).toEqual([0, 1]);
  const refused = await put(author, 'approved');
  expect([refused.status, refused.body.code]).toEqual([403, 'own_lesson_not_approved']);
  const approved = await put(reviewer, 'approved');
  expect(approved.body.review).toMatchObject({
    state: 'approved',
    asked_by: { name: 'Camille' },
    approved_by: { name: 'Robin' },
  });
  expect((await lesson()).review).toBe('approved');
  expect(await waiting(reviewer)).toBe(0);
  const entries = (await send(author, 'GET', `/audit?subject_id=${id}`)).body;
  expect(entries[0]).toMatchObject({
    actor: { name: 'Robin' },
    changes: [{ field: 'review', from: 'ready', to: 'approved' }],
  });
});

test('a change ends an approval, but neither publishing nor another place does, and a request stays', async () => {
  await put(author, 'ready');
  const save = async (changes: object) =>
    send(author, 'PUT', `/lessons/${id}`, { ...changes, revision: (await lesson()).revision });
  expect((await save({ content: '<p>More</p>' })).body.review).toBe('ready');
  await put(reviewer, 'approved');
  expect((await save({ is_active: true })).body.review).toBe('approved');
  expect((await save({ order_index: 7 })).body.review).toBe('approved');
  expect((await save({ content: '<p>Other</p>' })).body.review).toBeNull();
});

test('who changed a lesson last does not approve it, and nobody approves what they have not seen', async () => {
  await put(author, 'ready');
  const { revision } = await lesson();
  await send(reviewer, 'PUT', `/lessons/${id}`, { title: 'Second', revision });
  expect((await put(reviewer, 'approved', revision)).body.code).toBe('lesson_changed_since');
  const third = (await createMember(server, { role: 'admin' })).token;
  expect((await put(reviewer, 'approved')).body.code).toBe('own_lesson_not_approved');
  expect((await put(third, 'approved')).status).toBe(200);
});

test('nothing is approved that nobody asked for, and a request is taken back', async () => {
  expect((await put(reviewer, 'approved')).body.code).toBe('review_not_asked');
  await put(author, 'ready');
  expect((await put(author, null)).body.review).toBeNull();
  expect((await put(author, null)).status).toBe(200);
  expect(await waiting(reviewer)).toBe(0);
});

test('an only administrator approves what they wrote', async () => {
  const { db } = server.database;
  const [only] = await db.select().from(users).where(eq(users.name, 'Camille'));
  await db
    .update(users)
    .set({ role: 'user' })
    .where(ne(users.id, only?.id ?? ''));
  await put(author, 'ready');
  expect((await put(author, 'approved')).status).toBe(200);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, reviewerId));
});
