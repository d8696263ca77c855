import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { hashOfFile } from '../../../test/file-calls.ts';
import { jpegOf, pngOf } from '../../../test/pictures.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { databaseStorage } from '../project-files/file-storage.ts';
import { convertPictures } from './embedded-pictures.job.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
  await createCourse(server.database.db, { id: 'discovery' });
});
afterAll(() => server.close());

const PNG = pngOf(5, 5);
const address = `/media/files/${hashOfFile(PNG)}.png`;
const within = (content: Buffer, type = 'png') =>
  `<p>a <img src="data:image/${type};base64,${content.toString('base64')}" alt="A robot" /></p>`;
const shown = `<p>a <img src="${address}" alt="A robot" /></p>`;
const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  server.call(method, `/admin/lessons${path}`, { token, ...(body ? { body } : {}) });

test('pictures within a lesson and its exercises become files when it is saved', async () => {
  const question = { ...QUIZ_QUESTION, question: { en: within(PNG), fr: within(PNG) } };
  const lesson = {
    id: 'saved',
    title: 'Saved',
    course_id: 'discovery',
    content: within(PNG),
    exercises: [question],
    is_active: true,
  };
  const { status, body } = await admin('POST', '', lesson);
  expect([status, body.content]).toEqual([200, shown]);
  expect(body.exercises[0].question).toEqual({ en: shown, fr: shown });
  const change = { revision: 1, content_fr: `${within(PNG)}${within(jpegOf(8, 8), 'jpeg')}` };
  const saved = await admin('PUT', '/saved', change);
  expect(saved.body.content_fr).toMatch(/^<p>a <img src="\/media\/files\/.*\.jpg" .*<\/p>$/);
  const served = await server.app.inject({ url: address });
  expect(served.rawPayload.equals(PNG)).toBe(true);
});

test('a picture that cannot be read stays in a draft, which is not published', async () => {
  const content = within(Buffer.from('no picture'));
  const lesson = { id: 'broken', title: 'Broken', course_id: 'discovery', content };
  expect((await admin('POST', '', lesson)).body.content).toBe(content);
  const { status, body } = await admin('PUT', '/broken', { revision: 1, is_active: true });
  expect([status, body.code]).toEqual([422, 'content_refused']);
  expect(body.problems).toMatchObject([
    { detail: { en: expect.stringContaining('instead of being a file') } },
  ]);
});

test('the job converts the lessons there are, with a version and an entry, once', async () => {
  const lesson = { id: 'old', title: 'Old', course_id: 'discovery', content: '<p>a</p>' };
  await admin('POST', '', lesson);
  const { db } = server.database;
  await db
    .update(lessons)
    .set({ content: within(PNG) })
    .where(eq(lessons.id, 'old'));
  const deps = { db, clock: server.clock.now, storage: databaseStorage };
  const catalogue = server.app.catalogue;
  await convertPictures({ ...deps, catalogue });
  await convertPictures({ ...deps, catalogue });
  const { body } = await admin('GET', '/old');
  expect(body).toMatchObject({ content: shown, revision: 2 });
  const versions = (await admin('GET', '/old/versions')).body;
  expect(versions[0]).toMatchObject({ revision: 2, saved_by: null, changed: ['content'] });
  const path = '/admin/audit?subject=lesson&subject_id=old';
  const entries = (await server.call('GET', path, { token })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['convert', 'create']);
  expect(entries[0]).toMatchObject({ actor: null, label: 'Old' });
});

test('an earlier version comes back with its pictures as files', async () => {
  const { db } = server.database;
  const lesson = { id: 'back', title: 'Back', course_id: 'discovery', content: '<p>a</p>' };
  await admin('POST', '', lesson);
  await db
    .update(lessons)
    .set({ content: within(PNG), revision: 2 })
    .where(eq(lessons.id, 'back'));
  await admin('PUT', '/back', { revision: 2, content: '<p>b</p>' });
  const restored = await admin('POST', '/back/versions/2/restore', { revision: 3 });
  expect([restored.status, restored.body.content]).toEqual([200, shown]);
});
