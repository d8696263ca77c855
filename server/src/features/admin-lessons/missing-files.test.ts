import { loadCourses } from '@codivia/content/load-courses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, PYTHON_EXERCISE, QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { CAPTIONS, mp4Of } from '../../../test/films.ts';
import { mediaCalls } from '../../../test/media-calls.ts';
import { pngOf } from '../../../test/pictures.ts';
import { lessonRow } from '../../db/course-rows.ts';
import type { LessonRow } from './admin-lessons.queries.ts';
import { lessonProblems } from './lesson-problems.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
  await createCourse(server.database.db, { id: 'discovery' });
});
afterAll(() => server.close());

let number = 1;
const create = (body: object) =>
  server.call('POST', '/admin/lessons', {
    token,
    body: { id: `shown-${number++}`, title: 'Shown', course_id: 'discovery', ...body },
  });

/** Tries to publish a lesson that may be kept as a draft, and returns what is said of it. */
async function refusal(body: object) {
  expect((await create(body)).status).toBe(200);
  const { status, body: answer } = await create({ ...body, is_active: true });
  expect([status, answer.code]).toEqual([422, 'content_refused']);
  return answer.problems.map(({ exercise, detail }: { exercise?: string; detail: object }) => ({
    ...(exercise && { exercise }),
    ...detail,
  }));
}

const picture = (file: string, alt = 'A robot') => `<p><img src="/media/${file}" alt="${alt}"></p>`;
const film = (name: string) => `<lesson-video name="${name}"></lesson-video>`;

test('every lesson of ours may be published as it is', () => {
  const lessons = loadCourses().flatMap(({ id, lessons: all }) =>
    all.map((lesson) => lessonRow(lesson, id) as LessonRow),
  );
  expect(lessons.length).toBeGreaterThan(100);
  const found = lessons.flatMap((row) => lessonProblems({ ...row, is_active: true }));
  expect(found).toEqual([]);
});

test('pictures, films and files of the library must exist', async () => {
  expect(await refusal({ content: picture('discovery/none.svg') })).toEqual([
    {
      en: 'The file “/media/discovery/none.svg” doesn’t exist.',
      fr: 'Le fichier « /media/discovery/none.svg » n’existe pas.',
    },
  ]);
  expect(await refusal({ content: film('none') })).toHaveLength(6);
  const question = {
    ...QUIZ_QUESTION,
    question: { en: picture('x/a.png'), fr: picture('x/a.png') },
  };
  expect(await refusal({ exercises: [question] })).toMatchObject([
    { exercise: QUIZ_QUESTION.id, en: 'The file “/media/x/a.png” doesn’t exist.' },
  ]);
});

test('a film that was sent needs captions and a poster in each language', async () => {
  const calls = mediaCalls(server);
  const size = 700;
  const upload = await server.call('POST', '/admin/media/uploads', { token, body: { size } });
  await calls.part(token, upload.body.id, 0, mp4Of(size));
  const finish = `/admin/media/uploads/${upload.body.id}/finish`;
  const { hash } = (await server.call('POST', finish, { token })).body;
  const poster = (await calls.picture(token, pngOf(16, 9))).body;
  const captions = (await calls.captions(token, CAPTIONS)).body;
  const whole = { film: hash, captions: captions.hash, poster: poster.hash };
  const fields = {
    title: 'Loops',
    en: { ...whole, captions: null },
    fr: { ...whole, poster: null },
  };
  const made = await server.call('POST', '/admin/media/films', { token, body: fields });
  const content = `${film(made.body.name)}<p><img src="${poster.src}" alt="Loops"></p>`;
  expect(await refusal({ content })).toMatchObject([
    { fr: 'La vidéo « Loops » n’a pas d’image d’attente en français.' },
    { en: 'The video “Loops” has no captions in English.' },
  ]);
  const path = `/admin/media/films/${made.body.name}`;
  await server.call('PUT', path, { token, body: { title: 'Loops', en: whole, fr: whole } });
  expect((await create({ content, is_active: true })).status).toBe(200);
  const unknown = { content: film('film-000000000000') };
  expect(await refusal(unknown)).toMatchObject([
    { en: 'The video “film-000000000000” doesn’t exist.' },
  ]);
  const ending = { content: `<p><img src="${poster.src.replace('.png', '.jpg')}" alt="A"></p>` };
  expect(await refusal(ending)).toHaveLength(1);
});

test.each(['/media/discovery', '/media/constructor/a', '/media/discovery/media/a.svg'])(
  '%s is no file of a course',
  async (address) => {
    const content = `<p><img src="${address}" alt="A"></p>`;
    expect(await refusal({ content })).toHaveLength(1);
  },
);

test('a text, an option or an alternative text that is missing keeps a lesson a draft', async () => {
  const empty = { en: '', fr: '<p></p>' };
  expect(await refusal({ exercises: [{ ...QUIZ_QUESTION, question: empty }] })).toMatchObject([
    { exercise: QUIZ_QUESTION.id, fr: expect.stringContaining('en français (la question)') },
    { exercise: QUIZ_QUESTION.id, en: expect.stringContaining('in English (the question)') },
  ]);
  const [right, other] = QUIZ_QUESTION.kind === 'quiz' ? QUIZ_QUESTION.options : [];
  const options = [right, { ...other, text: { en: 'x', fr: ' ' } }];
  expect(await refusal({ exercises: [{ ...QUIZ_QUESTION, options }] })).toMatchObject([
    { en: 'Exercise “two-and-three”: a text is missing in French (option 2).' },
  ]);
  const { body } = await create({ exercises: [{ ...QUIZ_QUESTION, options }] });
  const change = { revision: 1, is_active: true };
  const published = await server.call('PUT', `/admin/lessons/${body.id}`, { token, body: change });
  expect(published.status).toBe(422);
  const data = '<p><img src="data:image/png;base64,AAAA" alt=""></p>';
  expect(await refusal({ content_fr: data })).toMatchObject([
    { en: 'Picture 1 of the text in French has no alternative text.' },
    { en: expect.stringContaining('instead of being a file') },
  ]);
  const hints = [PYTHON_EXERCISE.hints[0], { en: 'A', fr: '' }];
  const proven_exercises = [PYTHON_EXERCISE.id];
  expect(
    await refusal({ exercises: [{ ...PYTHON_EXERCISE, hints }], proven_exercises }),
  ).toMatchObject([{ exercise: PYTHON_EXERCISE.id, en: expect.stringContaining('(hint 2)') }]);
});
