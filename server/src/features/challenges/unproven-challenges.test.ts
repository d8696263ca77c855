import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, challengeAt, goToWeekOf, reportOf } from '../../../test/challenge-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { challenge_plans } from './challenges.table.ts';

const NOW = 6;
const { id } = challengeAt(NOW);
const versions = CHALLENGES.map((challenge) => [challenge.id, challenge.version]);
const PROVEN: Readonly<Record<string, string>> = Object.fromEntries(versions);
const { [id]: _, ...WITHOUT } = PROVEN;

let server: TestApp;
let token: string;
let proofs: Readonly<Record<string, string>>;
beforeAll(async () => {
  const challengeFiles = () => ({ challenges: CHALLENGES, proofs });
  server = await buildTestApp({}, { challengeFiles });
  token = (await createMember(server, { role: 'admin' })).token;
});
beforeEach(async () => {
  goToWeekOf(server, NOW);
  await server.database.db.delete(challenge_plans);
});
afterAll(() => server.close());

const row = async () => {
  const { body } = await server.call('GET', '/admin/challenges', { token });
  return body.find((one: { id: string }) => one.id === id);
};
const plan = (body: object) => server.call('PUT', `/admin/challenges/${id}`, { token, body });
const lines = async () =>
  (await server.call('GET', '/admin/audit?subject=challenge', { token })).body.length;

test.each([
  ['never', WITHOUT],
  ['only in an earlier version', { ...PROVEN, [id]: 'before' }],
])('a challenge that was proven %s is not published in its week', async (_when, known) => {
  proofs = known;
  expect(await row()).toMatchObject({ proven: false, published: false, enabled: true });
  const { body } = await server.call('GET', '/challenges/current');
  expect(body.id).toBe(challengeAt(NOW - 1).id);
  expect(JSON.stringify((await server.call('GET', '/challenges')).body)).not.toContain(id);
  for (const [method, path, sent] of [
    ['GET', `/challenges/${id}`, {}],
    ['PUT', `/challenges/${id}/result`, { body: reportOf(NOW) }],
  ] as const) {
    const answer = await server.call(method, path, { token, ...sent });
    expect([answer.status, answer.body.code]).toEqual([404, 'challenge_not_found']);
  }
  expect((await server.call('GET', `/admin/challenges/${id}`, { token })).status).toBe(200);
});

test('publishing one is refused in both languages, withdrawing it is not', async () => {
  proofs = WITHOUT;
  const before = await lines();
  for (const week of [null, '2030-01-07']) {
    const { status, body } = await plan({ revision: 0, week, enabled: true });
    expect([status, body.code]).toEqual([409, 'challenge_not_proven']);
    expect(body.detail.fr).toContain('ne peut pas être publié');
    expect(body.detail.en).toContain('can’t be published');
  }
  expect(await row()).toMatchObject({ week: challengeAt(NOW).week, revision: 0 });
  expect(await lines()).toBe(before);
  expect((await plan({ revision: 0, week: null, enabled: false })).status).toBe(200);
  const restored = await plan({ revision: 1, week: null, enabled: true });
  expect(restored.body.code).toBe('challenge_not_proven');
  expect(await row()).toMatchObject({ enabled: false, published: false });
});

test('once it is proven it can be restored, and is published', async () => {
  proofs = WITHOUT;
  await plan({ revision: 0, week: null, enabled: false });
  proofs = PROVEN;
  const { body } = await plan({ revision: 1, week: null, enabled: true });
  expect(body).toMatchObject({ proven: true, published: true, current: true });
});
