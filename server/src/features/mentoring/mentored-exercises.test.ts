import { expect, test } from 'vitest';
import { QUIZ_QUESTION } from '../../../test/course-factories.ts';
import { SOURCE, setUpMentoring } from '../../../test/mentoring-calls.ts';

const { learner, request } = setUpMentoring();

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
