import { casesOf } from '@codivia/contract/exercises/challenge-exercise';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, challengeAt, goToWeekOf, reportOf } from '../../../test/challenge-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { challenge_results } from './challenges.table.ts';

const NOW = 6;
let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(() => goToWeekOf(server, NOW));
afterAll(() => server.close());

const premium = () => createMember(server, { premium: true });
const pass = (token: string, index: number, changes: Parameters<typeof reportOf>[1] = {}) =>
  server.call('PUT', `/challenges/${challengeAt(index).id}/result`, {
    token,
    body: reportOf(index, { code: 'print("mine")', ...changes }),
  });
const read = async (token: string, index: number) =>
  (await server.call('GET', `/challenges/${challengeAt(index).id}`, { token })).body;

describe('the plan', () => {
  test('opens one more challenge each Monday at midnight, in UTC', async () => {
    const monday = Date.parse(challengeAt(NOW + 1).week);
    const listed = async (at: number) => {
      server.clock.pass(at - server.clock.now().getTime());
      return (await server.call('GET', '/challenges')).body;
    };
    expect(await listed(monday - 60_000)).toHaveLength(NOW + 1);
    const [first, second, ...rest] = await listed(monday);
    expect(first).toMatchObject({ id: challengeAt(NOW + 1).id, current: true });
    expect(second).toMatchObject({ id: challengeAt(NOW).id, current: false });
    expect(rest).toHaveLength(NOW);
  });

  test('has no current challenge before the first, and keeps the last one afterwards', async () => {
    const go = (week: string, days: number) =>
      server.clock.pass(Date.parse(week) + days * 86_400_000 - server.clock.now().getTime());
    go(challengeAt(0).week, -1);
    const none = await server.call('GET', '/challenges/current');
    expect([none.status, none.body.code]).toEqual([404, 'challenge_not_found']);
    go(challengeAt(CHALLENGES.length - 1).week, 300);
    const { body } = await server.call('GET', '/challenges/current?lang=fr');
    expect(body.id).toBe(CHALLENGES.at(-1)?.id);
    expect(body.text.story).toBe(CHALLENGES.at(-1)?.story.fr);
  });

  test('shows nothing of what is to come', async () => {
    const { token } = await createMember(server, { role: 'admin' });
    const coming = challengeAt(NOW + 1);
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', '/result'],
    ] as const) {
      const body = method === 'PUT' ? { body: reportOf(NOW + 1) } : {};
      const answer = await server.call(method, `/challenges/${coming.id}${path}`, {
        token,
        ...body,
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'challenge_not_found']);
    }
    const all = await server.call('GET', '/challenges');
    expect(JSON.stringify(all.body)).not.toContain(coming.id);
  });
});

describe('a result', () => {
  test('counts the tries of all browsers, and keeps the best', async () => {
    const { token } = await premium();
    const browser = '3b241101-e2bb-4255-8caf-4136c566a962';
    for (const [tries, best] of [
      [3, 2],
      [2, 1],
      [3, 99],
    ]) {
      const body = reportOf(NOW, {
        browser,
        tries: tries as number,
        best: Math.min(best as number, 50),
      });
      await server.call('PUT', `/challenges/${challengeAt(NOW).id}/result`, { token, body });
    }
    await server.call('PUT', `/challenges/${challengeAt(NOW).id}/result`, {
      token,
      body: reportOf(NOW, { tries: 4 }),
    });
    const { result } = await read(token, NOW);
    const cases = casesOf(challengeAt(NOW).exercise).length;
    expect(result).toMatchObject({
      tries: 7,
      best: cases - 1,
      cases,
      passed_at: null,
      xp_awarded: 0,
    });
  });

  test('gives XP once, however often and from wherever it is told', async () => {
    const { user, token } = await premium();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pass(token, NOW)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const gained = answers.map(({ body }) => body.xp_gained).filter((xp) => xp > 0);
    const [listed] = (await server.call('GET', '/challenges')).body;
    expect(gained).toEqual([listed.xp]);
    expect((await pass(token, NOW)).body).toMatchObject({ xp_gained: 0, earned: [] });
    const xp = await server.call('GET', '/user/xp', { token });
    expect(xp.body.total_xp).toBe(listed.xp);
    const rows = await server.database.db.select().from(challenge_results);
    expect(rows.filter((row) => row.user_id === user.id)).toHaveLength(1);
  });

  test('is accepted only with a program that may have passed', async () => {
    const { token } = await premium();
    const { starter } = challengeAt(NOW).exercise as { starter: unknown };
    const start = typeof starter === 'string' ? starter : ((starter as { js?: string }).js ?? '');
    const codes = [];
    for (const code of [start, '', 'x'.repeat(30_000)]) {
      codes.push((await pass(token, NOW, { code })).body.code);
    }
    expect(codes).toEqual(['answer_not_right', 'answer_not_right', 'answer_too_large']);
    const foreign = await pass(token, NOW, { answer: { other: 'print(1)' } });
    expect(foreign.status).toBe(422);
    expect((await read(token, NOW)).result).toBeNull();
  });

  test('is refused at a pace that nobody has, and accepted later', async () => {
    goToWeekOf(server, 9);
    const { token, session } = await premium();
    const statuses = [];
    for (let index = 0; index < 9; index++) statuses.push((await pass(token, index)).status);
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
    expect((await pass(token, 0)).status).toBe(200);
    server.clock.pass(16 * 60_000);
    expect((await pass(server.app.session.sign(session.id), 8)).status).toBe(200);
  });

  test('stays when the challenge is changed, and says that it is of an earlier version', async () => {
    const { user, token } = await premium();
    await pass(token, NOW);
    await server.database.db.update(challenge_results).set({ version: 'before' });
    expect((await read(token, NOW)).result).toMatchObject({
      outdated: true,
      passed_at: expect.any(String),
    });
    const stale = await pass(token, NOW, { version: 'before' });
    expect([stale.status, stale.body.code]).toEqual([409, 'challenge_changed']);
    expect(stale.body.detail.fr).toContain('modifié');
    expect(stale.body.detail.en).toContain('changed');
    const again = await pass(token, NOW);
    expect(again.body).toMatchObject({ xp_gained: 0, result: { outdated: false } });
    await server.database.db.delete(users);
    expect(user.id).toBeTruthy();
    expect(await server.database.db.select().from(challenge_results)).toEqual([]);
  });
});

describe('when premium ends', () => {
  test('results, own program and tries stay readable; nothing new is accepted', async () => {
    const until = new Date(server.clock.now().getTime() + 60_000);
    const { token } = await createMember(server, { premiumUntil: until });
    const index = [NOW - 1, NOW - 2].find((one) => !challengeAt(one).open) as number;
    await pass(token, index);
    expect((await read(token, index)).solutions).toHaveLength(2);
    server.clock.pass(120_000);
    const after = await read(token, index);
    expect(after).toMatchObject({ exercise: null, text: null, solutions: null });
    expect(after.result.passed_at).toEqual(expect.any(String));
    expect(Object.values(after.answer)).toEqual(['print("mine")']);
    const { results } = (await server.call('GET', '/challenges/results', { token })).body;
    expect(results).toHaveLength(1);
    expect((await pass(token, index)).body.code).toBe('challenge_premium');
  });
});

test('medals are earned by what was solved', async () => {
  const { token } = await premium();
  const first = await pass(token, NOW);
  expect(first.body.earned).toEqual(['first']);
  const earned: string[] = [];
  for (let index = 0; index < NOW; index++) earned.push(...(await pass(token, index)).body.earned);
  expect(earned).toEqual(expect.arrayContaining(['five', 'explorer']));
  const { medals } = (await server.call('GET', '/challenges/results', { token })).body;
  expect(medals.find((one: { medal: string }) => one.medal === 'regular')).toMatchObject({
    done: 1,
    needed: 4,
  });
});
