import { LANGUAGES } from '@codivia/contract/api/language';
import { casesOf } from '@codivia/contract/exercises/challenge-exercise';
import type { AuthoredSqlChallenge } from '@codivia/contract/exercises/tasks/sql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, challengeAt, goToWeekOf, reportOf } from '../../../test/challenge-calls.ts';
import { createMember } from '../../../test/factories.ts';

const INDEX = CHALLENGES.findIndex(({ exercise }) => exercise.task === 'sql');
const { id } = challengeAt(INDEX);
const exercise = challengeAt(INDEX).exercise as AuthoredSqlChallenge;
const RIGHT = 'select dish, count(*) from plate group by dish having count(*) > 2 order by dish';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(() => goToWeekOf(server, INDEX));
afterAll(() => server.close());

const read = async (token: string, language = 'en') =>
  (await server.call('GET', `/challenges/${id}?lang=${language}`, { token })).body;
const report = (token: string, changes: Parameters<typeof reportOf>[1]) =>
  server.call('PUT', `/challenges/${id}/result`, { token, body: reportOf(INDEX, changes) });

/** Returns the text as it would be in an answer, also within a program. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

test('has its tables, its expected result and its cases, in both languages', async () => {
  const { token } = await createMember(server, { premium: true });
  for (const language of LANGUAGES) {
    const { exercise: got, text } = await read(token, language);
    expect(got.task).toMatchObject({
      type: 'sql-cases',
      tables: [{ name: 'plate', columns: ['dish', 'day'] }],
      starter: exercise.starter,
      expected: { columns: ['dish', 'number'] },
      checklist: casesOf(exercise).map((one) => ({ id: one.id, text: one.text[language] })),
    });
    expect(Object.keys(got.task.expected)).toEqual(['columns', 'rows']);
    expect(text.cases).toEqual(casesOf(exercise).map((one) => one.text[language]));
  }
});

test('never gives a right query before it is solved, not to administrators either', async () => {
  const right = [exercise.solution, ...exercise.alternatives].map(String);
  for (const role of ['user', 'admin'] as const) {
    const { token } = await createMember(server, { premium: true, role });
    await report(token, { best: 1 });
    for (const language of LANGUAGES) {
      const answered = await read(token, language);
      expect(answered).toMatchObject({ solutions: null, exercise: { solution: {} } });
      const sent = JSON.stringify(answered);
      for (const query of right) {
        const lines = query.trim().split('\n');
        expect(sent).not.toContain(inJson(query.trim()));
        expect(sent).not.toContain(inJson(inJson(query.trim())));
        expect(sent).not.toContain(lines.at(-1));
      }
    }
  }
});

test('is solved with a query, which is answered as one', async () => {
  const { token } = await createMember(server, { premium: true });
  const { body } = await report(token, { code: RIGHT });
  expect(body).toMatchObject({ result: { best: 4, cases: 4, passed_at: expect.any(String) } });
  expect(body.xp_gained).toBeGreaterThan(0);
  const { answer, solutions } = await read(token);
  expect(answer).toEqual({ 'query.sql': RIGHT });
  expect(solutions).toEqual(
    [exercise.solution, exercise.alternatives[0]].map((query) => ({ 'query.sql': query })),
  );
});

test.each([
  ['its start', { code: String(exercise.starter) }],
  ['nothing', { code: ' ' }],
  ['a program', { code: 'print("mine")' }],
  ['a file', { answer: { 'query.sql': RIGHT } }],
])('is not solved with %s', async (_, changes) => {
  const { token } = await createMember(server, { premium: true });
  const { status, body } = await report(token, changes);
  expect([status, body.code]).toEqual([422, 'answer_not_right']);
  expect((await read(token)).result).toBeNull();
});

test('keeps the best number of cases, and the query when Premium has ended', async () => {
  const until = new Date(server.clock.now().getTime() + 60_000);
  const { token } = await createMember(server, { premiumUntil: until });
  await report(token, { best: 50 });
  expect((await read(token)).result).toMatchObject({ best: 3, cases: 4, passed_at: null });
  await report(token, { code: RIGHT });
  server.clock.pass(120_000);
  expect(await read(token)).toMatchObject({
    exercise: null,
    solutions: null,
    answer: { 'query.sql': RIGHT },
  });
});

test('is previewed with its queries beside it', async () => {
  const { token } = await createMember(server, { role: 'admin' });
  const { body } = await server.call('GET', `/admin/challenges/${id}?lang=fr`, { token });
  expect(body.exercise.task.type).toBe('sql-cases');
  expect(body.solutions[0]).toEqual({ 'query.sql': exercise.solution });
});
