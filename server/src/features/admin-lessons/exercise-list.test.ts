import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, PYTHON_EXERCISE, QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';

let server: TestApp;
let token: string;
let learnerToken: string;

const list = (query: string, as = token) =>
  server.call('GET', `/admin/exercises${query}`, { token: as });
const found = async (query: string) => {
  const { body } = await list(query);
  return body.exercises.map(
    (one: { lesson_id: string; id: string }) => `${one.lesson_id}/${one.id}`,
  );
};

beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin', name: 'Grace' })).token;
  learnerToken = (await createMember(server)).token;
  await createCourse(server.database.db, { id: 'loops', order_index: 2 });
  await createCourse(server.database.db, { id: 'intro', order_index: 1 });
  const title = { en: 'Count the stars', fr: 'Compte les étoiles' };
  const counting = { ...PYTHON_EXERCISE, id: 'stars', title };
  const question = { en: '<p>Why <em>sky</em>?</p>', fr: '<p>Pourquoi le ciel ?</p>' };
  for (const [id, course_id, exercises] of [
    ['far', 'loops', [counting]],
    ['near', 'intro', [PYTHON_EXERCISE, { ...QUIZ_QUESTION, question }]],
    ['gone', 'intro', [counting]],
  ] as const) {
    const body = { id, course_id, title: `${id} lesson`, exercises };
    expect((await server.call('POST', '/admin/lessons', { token, body })).status).toBe(200);
  }
  await server.call('DELETE', '/admin/lessons/gone', { token });
});
afterAll(() => server.close());

test('the exercises of all lessons are listed in the order of courses, without deleted ones', async () => {
  expect(await found('')).toEqual([
    `near/${PYTHON_EXERCISE.id}`,
    `near/${QUIZ_QUESTION.id}`,
    'far/stars',
  ]);
  const { body } = await list('?q=stars');
  expect(body).toEqual({
    total: 1,
    exercises: [
      {
        lesson_id: 'far',
        lesson_title: 'far lesson',
        lesson_title_fr: 'far lesson',
        id: 'stars',
        kind: 'python',
        task: null,
        title: { en: 'Count the stars', fr: 'Compte les étoiles' },
      },
    ],
  });
});

test('they are found by words of either language, whatever the accents, and by their lessons', async () => {
  expect(await found('?q=ETOILES')).toEqual(['far/stars']);
  expect(await found('?q=why+sky')).toEqual([`near/${QUIZ_QUESTION.id}`]);
  expect(await found('?q=far+count')).toEqual(['far/stars']);
  expect(await found('?q=em')).not.toContain(`near/${QUIZ_QUESTION.id}`);
  expect(await found('?q=%25')).toEqual([]);
});

test('by kind, and page by page', async () => {
  expect(await found('?kind=quiz')).toEqual([`near/${QUIZ_QUESTION.id}`]);
  const { body } = await list('?limit=1&offset=2');
  expect(body.total).toBe(3);
  expect(body.exercises.map(({ id }: { id: string }) => id)).toEqual(['stars']);
  expect((await list('?kind=poem')).status).toBe(400);
  expect((await list('?limit=100000')).status).toBe(400);
});

test('administrators only', async () => {
  expect((await list('', learnerToken)).status).toBe(403);
  expect((await server.call('GET', '/admin/exercises')).status).toBe(401);
});
