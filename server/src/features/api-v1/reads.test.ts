import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../test/api-tokens.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';

let server: TestApp;
let token: string;
let session: string;
let lessons: string[];
beforeAll(async () => {
  server = await buildTestApp();
  await createCourseOf(server, 3, { id: 'loops' });
  lessons = (server.app.catalogue.courses.get('loops')?.lessons ?? []).map(({ id }) => id);
  ({ token, session } = await createCaller(server));
  for (const lesson_id of lessons) {
    await server.call('POST', '/progress', {
      token: session,
      body: { lesson_id, completed: true },
    });
    server.clock.pass(1_000);
  }
});
afterAll(() => server.close());

const get = (path: string) => server.call('GET', `/v1${path}`, { token });

test('says whose token it is', async () => {
  const { body } = await get('/me');
  expect(body).toMatchObject({ name: 'Ada', language: 'en', token: { name: 'My script' } });
  expect(Object.keys(body)).toEqual(['id', 'name', 'language', 'member_since', 'token']);
});

test('tells the same progress as the site', async () => {
  const xp = (await server.call('GET', '/user/xp', { token: session })).body;
  expect((await get('/progress')).body).toEqual({
    ...xp,
    lessons_completed: 3,
    courses_completed: 1,
  });
  const { data } = (await get('/courses')).body;
  expect(data).toEqual([
    expect.objectContaining({ id: 'loops', lessons: 3, completed_lessons: 3, progress: 100 }),
  ]);
  const [listed] = (await server.call('GET', '/user/certificates', { token: session })).body;
  expect((await get('/certificates')).body).toEqual({
    data: [
      expect.objectContaining({
        certificate_id: listed.certificate_id,
        url: `${server.config.publicUrl}/certificate/${listed.certificate_id}`,
        course_id: 'loops',
      }),
    ],
    next_cursor: null,
  });
});

test('activity comes page by page, the latest first', async () => {
  const first = (await get('/activity?limit=2')).body;
  expect(first.data.map((one: { lesson_id: string }) => one.lesson_id)).toEqual([
    lessons[2],
    lessons[1],
  ]);
  const second = (await get(`/activity?limit=2&cursor=${first.next_cursor}`)).body;
  expect(second.data.map((one: { lesson_id: string }) => one.lesson_id)).toEqual([lessons[0]]);
  expect(second.next_cursor).toBeNull();
  expect((await get('/activity')).body.data).toEqual([...first.data, ...second.data]);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['/activity?cursor=nonsense', 'invalid_cursor'],
  [`/activity?cursor=${encoded(['a lesson of somebody else'])}`, 'invalid_cursor'],
  [`/projects?cursor=${encoded(['2026', 'x'])}`, 'invalid_cursor'],
  [`/projects?cursor=${encoded(['x', '00000000-0000-4000-8000-000000000000'])}`, 'invalid_cursor'],
  [`/projects?cursor=${encoded({ length: 2 })}`, 'invalid_cursor'],
  ['/projects?limit=0', 'invalid_input'],
  ['/courses?limit=101', 'invalid_input'],
  ['/courses?limit=many', 'invalid_input'],
])('refuses %s', async (path, code) => {
  const { status, body } = await get(path);
  expect([status, body.code]).toEqual([400, code]);
});
