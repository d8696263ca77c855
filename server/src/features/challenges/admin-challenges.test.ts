import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { challengeAt, goToWeekOf, reportOf } from '../../../test/challenge-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { challenge_plans } from './challenges.table.ts';

const NOW = 6;
let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin' })).token;
});
beforeEach(async () => {
  goToWeekOf(server, NOW);
  await server.database.db.delete(challenge_plans);
});
afterAll(() => server.close());

const row = async (index: number) => {
  const { body } = await server.call('GET', '/admin/challenges', { token });
  return body.find((one: { id: string }) => one.id === challengeAt(index).id);
};
const plan = (index: number, body: object) =>
  server.call('PUT', `/admin/challenges/${challengeAt(index).id}`, { token, body });

test('a challenge is taken back and brought back, with a line in the log', async () => {
  const { revision } = await row(NOW);
  const taken = await plan(NOW, { revision, week: null, enabled: false });
  expect(taken.body).toMatchObject({ enabled: false, published: false, revision: 1 });
  const { body } = await server.call('GET', '/challenges/current');
  expect(body.id).toBe(challengeAt(NOW - 1).id);
  await plan(NOW, { revision: 1, week: null, enabled: true });
  expect(await row(NOW)).toMatchObject({ published: true, current: true, revision: 2 });
  const log = await server.call('GET', '/admin/audit?subject=challenge', { token });
  expect(log.body).toHaveLength(2);
  expect(log.body[1]).toMatchObject({
    label: challengeAt(NOW).title.en,
    changes: [{ field: 'enabled', from: true, to: false }],
  });
});

test('a challenge moves to another Monday that is free', async () => {
  const free = '2030-01-07';
  const moved = await plan(NOW, { revision: 0, week: free, enabled: true });
  const planned_week = challengeAt(NOW).week;
  expect(moved.body).toMatchObject({ week: free, planned_week, published: false });
  const taken = await plan(NOW + 1, { revision: 0, week: free, enabled: true });
  expect([taken.status, taken.body.code]).toEqual([409, 'challenge_week_taken']);
  for (const week of ['2030-01-08', '2030-02-31']) {
    const answer = await plan(NOW + 1, { revision: 0, week, enabled: true });
    expect([answer.status, answer.body.code]).toEqual([400, 'not_a_monday']);
  }
  const back = await plan(NOW, { revision: 1, week: null, enabled: true });
  expect(back.body).toMatchObject({ week: planned_week, published: true });
});

test('an edit that began from an older plan is refused, also at the same moment', async () => {
  const edits = await Promise.all(
    [1, 2, 3].map(() => plan(NOW, { revision: 0, week: null, enabled: false })),
  );
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await plan(NOW, { revision: 0, week: null, enabled: true })).body).toMatchObject({
    code: 'challenge_plan_changed',
    current: { revision: 1, week: null, enabled: false },
  });
  const nobody = await server.call('PUT', '/admin/challenges/no-such', {
    token,
    body: { revision: 0, week: null, enabled: true },
  });
  expect(nobody.status).toBe(404);
});

test('a preview shows what is to come, with its solutions', async () => {
  const coming = challengeAt(NOW + 2);
  const path = `/admin/challenges/${coming.id}?lang=fr`;
  const { body } = await server.call('GET', path, { token });
  expect(body).toMatchObject({ title_fr: coming.title.fr, text: { story: coming.story.fr } });
  expect(body.solutions).toHaveLength(2);
  expect(body.exercise.task.type).toBe('cases');
});

test('figures count members, tries and passes', async () => {
  const before = await row(NOW);
  for (const code of [undefined, 'print("solved")']) {
    const member = await createMember(server, { premium: true });
    await server.call('PUT', `/challenges/${challengeAt(NOW).id}/result`, {
      token: member.token,
      body: reportOf(NOW, { tries: 3, ...(code ? { code } : {}) }),
    });
  }
  const after = await row(NOW);
  const grown = (name: string) => after[name] - before[name];
  expect(['members', 'tries', 'passes'].map(grown)).toEqual([2, 6, 1]);
  expect(after.proven).toBe(true);
});
