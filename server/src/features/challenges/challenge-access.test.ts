import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, challengeAt, goToWeekOf, reportOf } from '../../../test/challenge-calls.ts';
import { createMember } from '../../../test/factories.ts';

const CURRENT = CHALLENGES.findIndex(({ open }, index) => index > 6 && !open);
const OPEN = CHALLENGES.findLastIndex(({ open }, index) => open && index < CURRENT);
const ARCHIVED = CHALLENGES.findIndex(({ open }) => !open);
const COMING = CURRENT + 1;

const CALLERS = ['visitor', 'free', 'premium', 'admin'] as const;
let server: TestApp;
const tokens: Record<(typeof CALLERS)[number], string | undefined> = {
  visitor: undefined,
  free: undefined,
  premium: undefined,
  admin: undefined,
};
beforeAll(async () => {
  server = await buildTestApp();
  goToWeekOf(server, CURRENT);
  tokens.free = (await createMember(server)).token;
  tokens.premium = (await createMember(server, { premium: true })).token;
  tokens.admin = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

const id = (index: number) => challengeAt(index).id;
const plan = { revision: 99, week: null, enabled: true };

/** The status of each call for each caller, in the order of CALLERS. */
const CALLS: [name: string, 'GET' | 'PUT', path: string, body: object | null, number[]][] = [
  ['the list', 'GET', '', null, [200, 200, 200, 200]],
  ['the current one to read', 'GET', '/current', null, [200, 200, 200, 200]],
  ['own results', 'GET', '/results', null, [401, 200, 200, 200]],
  ['the current one', 'GET', `/${id(CURRENT)}`, null, [401, 200, 200, 200]],
  ['an archived one', 'GET', `/${id(ARCHIVED)}`, null, [401, 200, 200, 200]],
  ['an open one', 'GET', `/${id(OPEN)}`, null, [401, 200, 200, 200]],
  ['one to come', 'GET', `/${id(COMING)}`, null, [401, 404, 404, 404]],
  [
    'a try at the current',
    'PUT',
    `/${id(CURRENT)}/result`,
    reportOf(CURRENT),
    [401, 403, 200, 200],
  ],
  [
    'a try at an old one',
    'PUT',
    `/${id(ARCHIVED)}/result`,
    reportOf(ARCHIVED),
    [401, 403, 200, 200],
  ],
  ['a try at an open one', 'PUT', `/${id(OPEN)}/result`, reportOf(OPEN), [401, 200, 200, 200]],
  ['a try too early', 'PUT', `/${id(COMING)}/result`, reportOf(COMING), [401, 404, 404, 404]],
  ['the list of the panel', 'GET', '~admin', null, [401, 403, 403, 200]],
  ['a preview', 'GET', `~admin/${id(COMING)}`, null, [401, 403, 403, 200]],
  ['planning', 'PUT', `~admin/${id(COMING)}`, plan, [401, 403, 403, 409]],
];

describe.each(CALLS)('%s', (_, method, path, body, statuses) => {
  test.each(CALLERS.map((caller, at) => [caller, statuses[at]] as const))(
    'answers a %s with %i',
    async (caller, status) => {
      const token = tokens[caller];
      const address = path.startsWith('~admin')
        ? path.replace('~admin', '/admin/challenges')
        : `/challenges${path}`;
      const answer = await server.call(method, address, {
        ...(token ? { token } : {}),
        ...(body ? { body } : {}),
      });
      expect([answer.status, answer.body.code]).toEqual([status, answer.body.code]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

/** Returns all texts that an author wrote for a challenge, besides its title. */
function written(index: number): string[] {
  const { exercise, story } = challengeAt(index);
  const { instructions, hints } = exercise;
  return [story.en, instructions.en, ...hints.map(({ en }) => en)];
}

function solutionTexts(index: number): string[] {
  const { solution, alternatives, wrong } = challengeAt(index).exercise;
  const code = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as Record<string, string>);
  return [solution, ...alternatives, ...wrong]
    .flatMap(code)
    .filter((text) => typeof text === 'string' && text.length > 40);
}

describe('what answers carry', () => {
  const get = async (caller: (typeof CALLERS)[number], path: string) => {
    const token = tokens[caller];
    const answer = await server.call('GET', path, token ? { token } : {});
    return JSON.stringify(answer.body);
  };
  const has = (text: string, parts: readonly string[]) =>
    parts.some((part) => text.includes(JSON.stringify(part).slice(1, -1)));

  test.each(CALLERS)('a %s gets no solution, and nothing of other weeks', async (caller) => {
    const list = await get(caller, '/challenges');
    const current = await get(caller, '/challenges/current');
    for (const index of CHALLENGES.keys()) {
      expect(has(list, [...written(index), ...solutionTexts(index)])).toBe(false);
      expect(has(current, solutionTexts(index))).toBe(false);
      if (index !== CURRENT) expect(has(current, written(index))).toBe(false);
      if (!tokens[caller] || index > CURRENT) continue;
      const one = await get(caller, `/challenges/${id(index)}`);
      expect(has(one, solutionTexts(index))).toBe(false);
    }
  });

  test('a free member reads the current challenge, without what checks it', async () => {
    const { body } = await server.call('GET', `/challenges/${id(CURRENT)}`, {
      ...(tokens.free ? { token: tokens.free } : {}),
    });
    expect(body).toMatchObject({ exercise: null, solutions: null });
    expect(body.text.cases.length).toBeGreaterThanOrEqual(3);
    const archived = await get('free', `/challenges/${id(ARCHIVED)}`);
    expect(has(archived, written(ARCHIVED))).toBe(false);
  });

  test('solutions come once a challenge is solved', async () => {
    const { token } = await createMember(server);
    const body = reportOf(OPEN, { code: 'print("solved")' });
    await server.call('PUT', `/challenges/${id(OPEN)}/result`, { token, body });
    const { body: solved } = await server.call('GET', `/challenges/${id(OPEN)}`, { token });
    expect(solved.solutions).toHaveLength(2);
    expect(solved.exercise).not.toBeNull();
  });
});

test.each([
  ['no body', undefined],
  ['no browser', { ...reportOf(OPEN), browser: 'mine' }],
  ['no tries', { ...reportOf(OPEN), tries: 0 }],
  ['more cases than there can be', { ...reportOf(OPEN), best: 51 }],
  ['an answer that is no program', { ...reportOf(OPEN), answer: ['x'] }],
])('a report with %s is refused in both languages', async (_, body) => {
  const token = tokens.premium as string;
  const { status, body: answer } = await server.call('PUT', `/challenges/${id(OPEN)}/result`, {
    token,
    body,
  });
  expect(status).toBe(400);
  expect(Object.keys(answer.detail).sort()).toEqual(['en', 'fr']);
});
