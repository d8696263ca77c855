import { PLAN_DAYS_MAX } from '@codivia/contract/api/admin-lesson-reviews';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createLesson, PYTHON_EXERCISE } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { databaseStorage } from '../project-files/file-storage.ts';
import { publishPlanned } from './lesson-plans.service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestApp;
let author: Awaited<ReturnType<typeof createMember>>;
let courseId: string;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
  author = await createMember(server, { role: 'admin', name: 'Camille' });
  courseId = (await createCourse(server.database.db)).id;
});
afterAll(() => server.close());

async function draft(options: object = {}): Promise<string> {
  const { db } = server.database;
  return (await createLesson(db, courseId, { is_active: false, exercises: [], ...options })).id;
}
beforeEach(async () => {
  id = await draft();
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/admin${path}`, { token: author.token, ...(body && { body }) });
const later = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();
const plan = (ms: number, lesson = id) =>
  send('PUT', `/lessons/${lesson}/plan`, { publish_at: later(ms) });
const lessonNow = async () => (await send('GET', `/lessons/${id}`)).body;
const publishDue = () =>
  publishPlanned({
    db: server.database.db,
    clock: server.clock.now,
    catalogue: server.app.catalogue,
    storage: databaseStorage,
  });
const logged = async () => {
  const { body } = await send('GET', `/audit?subject_id=${id}`);
  return body.map((one: { actor: { name: string }; changes: { field: string }[] }) => [
    one.actor.name,
    one.changes.map(({ field }) => field).join(),
  ]);
};

test('a draft is published when its time has come, in the name of its planner', async () => {
  const at = later(3 * MINUTE);
  const planned = await plan(3 * MINUTE);
  expect(planned.body.plan).toEqual({
    publish_at: at,
    planned_by: { id: author.user.id, name: 'Camille' },
    refusal: null,
  });
  expect(await lessonNow()).toMatchObject({ is_active: false, publish_at: at });
  const listed = (await send('GET', `/lessons?course_id=${courseId}`)).body;
  expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({ publish_at: at });

  const { revision } = await lessonNow();
  const saved = await send('PUT', `/lessons/${id}`, { title: 'Better title', revision });
  expect(saved.body).toMatchObject({ publish_at: at });

  server.clock.pass(2 * MINUTE);
  await publishDue();
  expect((await lessonNow()).is_active).toBe(false);
  server.clock.pass(MINUTE);
  await Promise.all([publishDue(), publishDue()]);
  expect(await lessonNow()).toMatchObject({
    is_active: true,
    title: 'Better title',
    publish_at: null,
    plan_refused: false,
    revision: revision + 2,
  });
  expect(await logged()).toEqual([
    ['Camille', 'is_active'],
    ['Camille', 'title'],
    ['Camille', 'publish_at'],
  ]);
  const page = await server.call('GET', `/user-lessons/${id}`, { token: author.token });
  expect(page.body).toMatchObject({ title: 'Better title' });
  expect(page.body.draft).toBeUndefined();
});

test('moments in the past and more than a year ahead are refused, and what could not be published now', async () => {
  expect((await plan(0)).body.code).toBe('plan_in_past');
  expect((await plan(PLAN_DAYS_MAX * DAY + 1)).body.code).toBe('plan_too_late');
  expect((await plan(PLAN_DAYS_MAX * DAY)).status).toBe(200);
  expect((await send('PUT', `/lessons/${id}/plan`, { publish_at: 'soon' })).status).toBe(400);
  const published = await draft({ is_active: true });
  expect((await plan(MINUTE, published)).body.code).toBe('lesson_published');
  const unproven = await draft({ exercises: [PYTHON_EXERCISE] });
  expect((await plan(MINUTE, unproven)).body.code).toBe('exercises_unproven');
  const broken = await draft({ content: '<p><img src="/media/none.webp" alt="x"></p>' });
  expect((await plan(MINUTE, broken)).body.code).toBe('content_refused');
  expect((await plan(MINUTE, 'nothing-here')).status).toBe(404);
});

test('a lesson that cannot be published then stays a draft, with the reason until it is planned again', async () => {
  await plan(MINUTE);
  const { revision } = await lessonNow();
  const content = '<p><img src="/media/gone.webp" alt="A cat"></p>';
  await send('PUT', `/lessons/${id}`, { content, revision });
  server.clock.pass(MINUTE);
  await publishDue();
  expect(await lessonNow()).toMatchObject({
    is_active: false,
    publish_at: null,
    plan_refused: true,
  });
  const { plan: refused } = (await send('GET', `/lessons/${id}/review`)).body;
  expect(refused.publish_at).toBeNull();
  expect(refused.refusal.en).toContain('/media/gone.webp');
  expect(refused.refusal.fr).toContain('/media/gone.webp');
  expect((await send('GET', '/waiting')).body.lessons).toBe(1);
  await publishDue();
  expect((await lessonNow()).is_active).toBe(false);
  const dismissed = await send('DELETE', `/lessons/${id}/plan`);
  expect(dismissed.body.plan).toBeNull();
  expect((await send('GET', '/waiting')).body.lessons).toBe(0);
});

test('a plan ends when it is cancelled, and when the lesson is published or deleted', async () => {
  await plan(MINUTE);
  expect((await send('DELETE', `/lessons/${id}/plan`)).body.plan).toBeNull();
  expect((await send('DELETE', `/lessons/${id}/plan`)).status).toBe(200);
  await plan(MINUTE);
  const { revision } = await lessonNow();
  const published = await send('PUT', `/lessons/${id}`, { is_active: true, revision });
  expect(published.body.publish_at).toBeNull();
  id = await draft();
  await plan(MINUTE);
  await send('DELETE', `/lessons/${id}`);
  expect((await send('GET', `/lessons/${id}/review`)).status).toBe(404);
  server.clock.pass(MINUTE);
  await publishDue();
  const { db } = server.database;
  const [kept] = await db.select().from(lessons).where(eq(lessons.id, id));
  expect(kept?.is_active).toBe(false);
});

test('nothing is published in the name of somebody who is no administrator any more', async () => {
  const former = await createMember(server, { role: 'admin' });
  const planned = await server.call('PUT', `/admin/lessons/${id}/plan`, {
    token: former.token,
    body: { publish_at: later(MINUTE) },
  });
  expect(planned.status).toBe(200);
  const { db } = server.database;
  await db.update(users).set({ role: 'user' }).where(eq(users.id, former.user.id));
  server.clock.pass(MINUTE);
  await publishDue();
  expect(await lessonNow()).toMatchObject({ is_active: false, plan_refused: true });
  await send('DELETE', `/lessons/${id}/plan`);
});

test('nothing is published or waits in a deleted course, and restoring it shows why', async () => {
  const other = (await createCourse(server.database.db)).id;
  id = (await createLesson(server.database.db, other, { is_active: false, exercises: [] })).id;
  await plan(MINUTE);
  await send('DELETE', `/courses/${other}`);
  server.clock.pass(MINUTE);
  await publishDue();
  expect(await lessonNow()).toMatchObject({ is_active: false, plan_refused: true });
  expect((await send('GET', '/waiting')).body.lessons).toBe(0);
  await send('POST', `/courses/${other}/restore`);
  expect((await send('GET', '/waiting')).body.lessons).toBe(1);
  await send('DELETE', `/lessons/${id}/plan`);
});
