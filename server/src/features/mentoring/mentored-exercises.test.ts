import { expect, test } from 'vitest';
import { challengeAt, goToWeekOf } from '../../../test/challenge-calls.ts';
import { QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { SOURCE, setUpMentoring } from '../../../test/mentoring-calls.ts';

const { learner, request, server } = setUpMentoring();

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
    ...{ challenge_id: id, lesson_id: null, exercise_id: null, project_id: null },
    own_program: true,
  });
  expect((await request(token, { source: { challenge_id: id }, kind: 'web' })).status).toBe(400);
  const coming = await request(token, { source: { challenge_id: challengeAt(8).id } });
  expect([coming.status, coming.body.code]).toEqual([404, 'challenge_not_found']);
});
