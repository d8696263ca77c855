import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './build-app.ts';
import { createCourseOf } from './course-factories.ts';
import { createMember } from './factories.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  await createCourseOf(server, 1, { id: 'loops' });
  token = (await createMember(server, { premium: true })).token;
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };

async function send(
  method: InjectOptions['method'],
  path: string,
  payload?: string,
  type = JSON_TYPE,
) {
  const authorization = `Bearer ${token}`;
  const headers = { authorization, ...(payload === undefined ? {} : type) };
  const url = `/api${path}`;
  const response = await server.app.inject({
    method: method ?? 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, text: response.body };
}

/** Expects a refusal in both languages that reveals nothing internal. */
function expectRefusal({ status, text }: { status: number; text: string }, expected: number): void {
  expect([status, text]).toEqual([expected, expect.any(String)]);
  const { detail, message, code } = JSON.parse(text);
  expect([detail.fr, detail.en, message, code].every((part) => part.length > 0)).toBe(true);
  expect(text).not.toMatch(/node_modules|\bat \S+ \(|select |insert /);
}

const BY_ID = ['/courses/', '/lessons/', '/user-lessons/', '/certificates/'];
const UNKNOWN_IDS: [what: string, id: string][] = [
  ['an unknown id', 'unknown'],
  ['capitals', 'UPPER'],
  ['a space', 'a%20b'],
  ['a NUL', '%00'],
  ['a NUL inside', 'a%00b'],
  ['a way up', '%2e%2e%2fetc'],
  ['SQL', "'%20or%201=1--"],
  ['an emoji', '%F0%9F%92%A9'],
  ['a hyphen', '-'],
  ['two hyphens', 'a--b'],
  ['too many letters', 'a'.repeat(81)],
  ['far too many letters', 'a'.repeat(199)],
  ['thousands of letters', 'a'.repeat(5000)],
];
const MALFORMED_IDS: [what: string, id: string][] = [
  ['half a letter', '%E0%A4%A'],
  ['a lone per cent', 'undefined%'],
];

describe.each(BY_ID)('GET %s with', (path) => {
  test.each(UNKNOWN_IDS)('%s is a 404', async (_what, id) => {
    expectRefusal(await send('GET', `${path}${id}`), 404);
  });
  test.each(MALFORMED_IDS)('%s is a 400', async (_what, id) => {
    expectRefusal(await send('GET', `${path}${id}`), 400);
  });
});

test.each(UNKNOWN_IDS)('a course with %s is a 404', async (_what, id) => {
  expectRefusal(await send('GET', `/user/courses/${id}/lessons`), 404);
  expectRefusal(await send('GET', `/user/courses/${id}/certificate`), 404);
});

test.each([
  '/courses',
  '/courses/loops',
  '/user-lessons/loops',
  '/user/courses',
  '/user/courses/in-progress',
  '/user/courses/loops/lessons',
  '/user/courses/loops/certificate',
])('%s with an unknown language is a 400', async (path) => {
  for (const query of [
    '?lang=de',
    '?lang=',
    '?lang=FR',
    '?lang=fr&lang=en',
    '?lang[]=fr',
    '?lang=%00',
  ]) {
    const { status, text } = await send('GET', `${path}${query}`);
    if (query === '?lang[]=fr') expect([200, 403, 404]).toContain(status);
    else expectRefusal({ status, text }, 400);
  }
});

const COMPLETION = { lesson_id: 'loops-1', completed: true };

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['half of an object', '{"lesson_id":'],
  ['a text', '"loops"'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['no lesson', JSON.stringify({ completed: true })],
  ['no completed', JSON.stringify({ lesson_id: 'loops-1' })],
  ['a number as lesson', JSON.stringify({ ...COMPLETION, lesson_id: 1 })],
  ['a list as lesson', JSON.stringify({ ...COMPLETION, lesson_id: ['loops-1'] })],
  ['an object as lesson', JSON.stringify({ ...COMPLETION, lesson_id: { $ne: '' } })],
  ['null as lesson', JSON.stringify({ ...COMPLETION, lesson_id: null })],
  ['a NUL in the lesson', JSON.stringify({ ...COMPLETION, lesson_id: 'a\0b' })],
  ['an empty lesson', JSON.stringify({ ...COMPLETION, lesson_id: '' })],
  ['a huge lesson', JSON.stringify({ ...COMPLETION, lesson_id: 'a'.repeat(100_000) })],
  ['a text as completed', JSON.stringify({ ...COMPLETION, completed: 'true' })],
  ['a number as completed', JSON.stringify({ ...COMPLETION, completed: 1 })],
  ['null as completed', JSON.stringify({ ...COMPLETION, completed: null })],
  ['a poisoned prototype', '{"__proto__":{"completed":true},"lesson_id":"a","completed":true}'],
])('recording %s is a 400', async (_what, payload) => {
  expectRefusal(await send('POST', '/progress', payload), 400);
});

test('recording too much is a 413, and another type a 415', async () => {
  const large = JSON.stringify({ ...COMPLETION, note: 'a'.repeat(300 * 1024) });
  expectRefusal(await send('POST', '/progress', large), 413);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expectRefusal(await send('POST', '/progress', 'lesson_id=a', form), 415);
});

test('unknown fields change nothing', async () => {
  const [lesson] = server.app.catalogue.courses.get('loops')?.lessons ?? [];
  const forged = {
    xp_awarded: 9999,
    user_id: 'somebody',
    completed_at: '2000-01-01',
    course_id: 'x',
  };
  const body = JSON.stringify({ lesson_id: lesson?.id, completed: true, ...forged });
  const { status, text } = await send('POST', '/progress', body);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ lesson_id: lesson?.id, xp_awarded: 10 });
});

test.each([
  ['DELETE', '/progress'],
  ['PUT', '/courses'],
  ['POST', '/courses/loops'],
  ['PATCH', '/user/xp'],
] as const)('%s %s leads nowhere', async (method, path) => {
  expectRefusal(await send(method, path), 404);
});
