import { expect, test } from 'vitest';
import { CHALLENGES, challengeAt, goToWeekOf } from '../../../test/challenge-calls.ts';
import { QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { READING_EXERCISE, SOURCE, setUpMentoring } from '../../../test/mentoring-calls.ts';

const { claim, learner, mentor, read, request, send, server } = setUpMentoring();

const about = (token: string, exercise_id: string, changes: object = {}) =>
  request(token, { source: { ...SOURCE, exercise_id }, ...changes });

test.each([
  ['prediction', false],
  ['blanks', false],
  ['lines', false],
  ['bug', true],
])(
  'a request may be about the exercise %s; a version replaces its program: %s',
  async (id, own_program) => {
    const { token } = await learner();
    const { body } = await about(token, id);
    expect(body).toMatchObject({ title: 'Name badge', source: { exercise_id: id, own_program } });
    expect((await about(token, id, { kind: 'web' })).status).toBe(400);
  },
);

test('a request is not about a question, which has no code', async () => {
  const { token } = await learner();
  for (const kind of ['python', 'web', 'game']) {
    expect((await about(token, QUIZ_QUESTION.id, { kind })).status).toBe(400);
  }
});

test('a request may be about a challenge that is open, with its program', async () => {
  goToWeekOf(server(), 6);
  const { token } = await learner();
  const { id, title } = challengeAt(0);
  const { status, body } = await request(token, { source: { challenge_id: id } });
  expect(status).toBe(200);
  expect(body.title).toBe(title.en);
  expect(body.source).toEqual({
    challenge_id: id,
    lesson_id: null,
    exercise_id: null,
    project_id: null,
    own_program: true,
  });
  expect((await request(token, { source: { challenge_id: id }, kind: 'web' })).status).toBe(400);
  const coming = await request(token, { source: { challenge_id: challengeAt(8).id } });
  expect([coming.status, coming.body.code]).toEqual([404, 'challenge_not_found']);
});

test('a request about a challenge in SQL has the program around the query, which is not the learner’s', async () => {
  const index = CHALLENGES.findIndex(({ exercise }) => exercise.task === 'sql');
  goToWeekOf(server(), index);
  const { token } = await learner();
  const { body } = await request(token, { source: { challenge_id: challengeAt(index).id } });
  expect(body.source.own_program).toBe(false);
});

test('both sides read the files of the exercise in the language of the request, nobody else does', async () => {
  const asking = await learner();
  const { body } = await about(asking.token, READING_EXERCISE.id, {
    language: 'fr',
    own_files: ['mien.csv'],
  });
  expect(body.own_files).toEqual(['mien.csv']);
  const answering = await mentor();
  const filesFor = (token: string) => send(token, 'GET', `/mentoring/threads/${body.id}/files`);
  expect((await filesFor(answering.token)).status).toBe(404);
  await claim(answering.token, body.id);
  for (const { token } of [asking, answering]) {
    const givenFiles = await filesFor(token);
    expect([givenFiles.status, givenFiles.body]).toEqual([
      200,
      { files: [{ name: 'velos.csv', content: '1' }] },
    ]);
  }
  expect((await read(answering.token, body.id)).body.own_files).toEqual(['mien.csv']);
  expect((await filesFor((await mentor()).token)).status).toBe(404);
});

test('an exercise without files gives none, nor does a challenge', async () => {
  goToWeekOf(server(), 6);
  const { token } = await learner();
  for (const source of [SOURCE, { challenge_id: challengeAt(0).id }]) {
    const { id } = (await request(token, { source })).body;
    expect((await send(token, 'GET', `/mentoring/threads/${id}/files`)).body).toEqual({
      files: [],
    });
  }
});

test.each([
  ['../a.csv', 400, 'not_code_of_thread'],
  ['ada@gmail.com.csv', 422, 'contact_refused'],
  ['x'.repeat(201), 400, 'invalid_input'],
])('a file of the learner cannot be called %s', async (name, status, code) => {
  const { token } = await learner();
  const refused = await request(token, { own_files: [name] });
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(refused.body.detail.fr).not.toBe(refused.body.detail.en);
});
