import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { school_seats } from '../assignments/assignments.table.ts';
import { class_accesses } from './classes.table.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Makes a class with its teacher, and the calls on its roster. */
async function rosterCalls() {
  const teacher = await createTeacher(server);
  const row = await createClass(server, [teacher.user.id]);
  const path = `/classes/${row.id}`;
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at = '', body?: unknown) =>
    server.call(method, `${path}${at}`, { token: teacher.token, ...(body ? { body } : {}) });
  return {
    teacher,
    row,
    send,
    add: (names: string[]) => send('POST', '/members', { names }),
    signIn: (user_name: string, words: string, code = row.code) =>
      server.call('POST', `/auth/class/${code}`, { body: { user_name, words } }),
    names: async () =>
      (await send('GET')).body.members.map((one: { name: string }) => one.name) as string[],
  };
}

interface Card {
  id: string;
  name: string;
  user_name: string;
  words: string;
}

test('a list of names becomes class accounts with user names and words, which are shown once', async () => {
  const { add, send, signIn } = await rosterCalls();
  const { status, body } = await add(['Léa Martin', '  ', 'Léa Morel', 'DUPONT Zoé', '🎮', 'Юлия']);
  expect(status).toBe(200);
  const cards = body as Card[];
  expect(cards.map(({ name, user_name }) => [name, user_name])).toEqual([
    ['Léa Martin', 'lea'],
    ['Léa Morel', 'lea2'],
    ['DUPONT Zoé', 'zoe'],
    ['🎮', 'eleve1'],
    ['Юлия', 'eleve2'],
  ]);
  for (const { words } of cards) expect(words).toMatch(/^[a-z]{4,8}(-[a-z]{4,8}){2}$/);
  const read = await send('GET');
  expect(read.body.members).toHaveLength(5);
  expect(JSON.stringify(read.body)).not.toContain(cards[0]?.words);
  const [first] = cards;
  const { body: session } = await signIn('lea', first?.words ?? '');
  expect(session.user).toMatchObject({ name: 'Léa Martin', email: '', class_account: true });
});

test('names are text: formulas, equal names and long ones within the limit are kept', async () => {
  const { add, names } = await rosterCalls();
  const long = 'x'.repeat(80);
  const list = ['=cmd|calc', '@SUM(A1)', long, 'Max', 'Max', 'Zoé\u200b\u202e'];
  expect((await add(list)).status).toBe(200);
  expect(new Set(await names())).toEqual(new Set(['=cmd|calc', '@SUM(A1)', long, 'Max', 'Zoé']));
});

describe('a list is refused', () => {
  test('with the lines that are no names', async () => {
    const { add, names } = await rosterCalls();
    const { status, body } = await add(['Max', '', 'y'.repeat(200), '\u0301\u0301', 'Zoé']);
    expect([status, body.code]).toEqual([400, 'roster_problems']);
    expect(body.problems).toEqual([
      { index: 2, problem: 'too_long' },
      { index: 3, problem: 'unreadable' },
    ]);
    expect(await names(), 'all or nothing').toEqual([]);
  });

  test.each([
    ['nothing in it', [' ', '\t', '\u2003'], 400, 'roster_empty'],
    ['41 names', Array.from({ length: 41 }, (_, i) => `Pupil ${i}`), 413, 'roster_too_long'],
    ['300 names', Array.from({ length: 300 }, (_, i) => `Pupil ${i}`), 413, 'roster_too_long'],
  ])('%s', async (_, list, status, code) => {
    const { add } = await rosterCalls();
    const answer = await add(list);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('beyond 60 members, and in an archived class', async () => {
    const { add, send } = await rosterCalls();
    const forty = Array.from({ length: 40 }, (_, i) => `Pupil ${i}`);
    expect((await add(forty)).status).toBe(200);
    expect((await add(forty.slice(0, 21))).body.code).toBe('class_full');
    expect((await add(forty.slice(0, 20))).status).toBe(200);
    await send('POST', '/archive');
    expect((await add(['Max'])).body.code).toBe('class_archived');
  });
});

test('user names stay unique when several lists arrive at once', async () => {
  const { add } = await rosterCalls();
  const answers = await Promise.all([1, 2, 3].map(() => add(['Léa', 'Léa', 'Noé'])));
  const taken = answers.flatMap(({ body }) => (body as Card[]).map((card) => card.user_name));
  expect(taken).toHaveLength(9);
  expect(new Set(taken).size).toBe(9);
});

test('a renamed pupil keeps the user name; a personal account keeps its own name', async () => {
  const { add, send, row } = await rosterCalls();
  const [card] = (await add(['Lea'])).body as Card[];
  await send('PUT', `/members/${card?.id}`, { name: '  Léa   M. ' });
  const { user, token } = await createMember(server, { name: 'Own Name' });
  const member = await joinClass(server, row.id, user.id);
  const { body } = await send('PUT', `/members/${member.id}`, { name: 'Max' });
  expect(body.members).toMatchObject([
    { name: 'Léa M.', user_name: 'lea', personal: false, at_home: true, joined_by: 'list' },
    { name: 'Max', user_name: null, personal: true, at_home: false, joined_by: 'code' },
  ]);
  expect((await server.call('GET', '/auth/me', { token })).body.name).toBe('Own Name');
});

test('new words replace the old ones, end sessions and wrong tries, and are recorded', async () => {
  const { add, send, signIn, row, teacher } = await rosterCalls();
  const [card] = (await add(['Léa'])).body as Card[];
  const session = await signIn('lea', card?.words ?? '');
  const token = session.body.access_token as string;
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  const guess = () =>
    server.call('POST', `/auth/class/${row.code}`, {
      body: { user_name: 'lea', words: 'tulipe panda vent' },
      headers: { cookie },
    });
  for (let count = 0; count < 11; count++) await guess();
  expect((await guess()).status, 'too many tries on this device').toBe(429);

  const renewed = await send('POST', '/words', { member_ids: [card?.id] });
  expect(renewed.body).toEqual([{ ...card, words: expect.any(String) }]);
  expect((await server.call('GET', '/auth/me', { token })).status).toBe(401);
  expect((await signIn('lea', card?.words ?? '')).status).toBe(401);
  const again = await server.call('POST', `/auth/class/${row.code}`, {
    body: { user_name: 'lea', words: renewed.body[0].words },
    headers: { cookie },
  });
  expect(again.status, 'in the middle of the lesson').toBe(200);
  const { db } = server.database;
  const logged = await db.select().from(class_accesses).where(eq(class_accesses.class_id, row.id));
  expect(logged).toMatchObject([
    { action: 'reset', actor_id: teacher.user.id, member_id: card?.id },
  ]);
});

test('nobody gives words to a personal account, or to a class account of another class', async () => {
  const { send, row } = await rosterCalls();
  const home = await createClass(server, []);
  const pupil = await createPupil(server, home.id);
  const visiting = await joinClass(server, row.id, pupil.user.id, { user_name: 'lea' });
  const { user } = await createMember(server);
  const personal = await joinClass(server, row.id, user.id);
  for (const id of [visiting.id, personal.id]) {
    const { status, body } = await send('POST', '/words', { member_ids: [id] });
    expect([status, body.code]).toEqual([409, 'not_class_account']);
  }
  const { status } = await send('POST', '/words', { member_ids: [pupil.member.id] });
  expect(status, 'of another class').toBe(404);
});

describe('a removed', () => {
  test('class account is signed out, and can be taken back', async () => {
    const { add, send, signIn } = await rosterCalls();
    const [card] = (await add(['Léa', 'Max'])).body as Card[];
    const { access_token: token, user } = (await signIn('lea', card?.words ?? '')).body;
    const removed = await send('DELETE', `/members/${card?.id}`);
    expect(removed.body.members).toMatchObject([
      { id: card?.id, delete_after: expect.any(String) },
      { name: 'Max', delete_after: null },
    ]);
    expect((await server.call('GET', '/auth/me', { token })).status).toBe(401);
    expect((await signIn('lea', card?.words ?? '')).status).toBe(401);
    expect((await send('POST', '/words', { member_ids: [card?.id] })).status).toBe(404);

    await send('POST', `/members/${card?.id}/restore`);
    expect((await signIn('lea', card?.words ?? '')).body.user.id).toBe(user.id);
  });

  test('personal account only loses the class', async () => {
    const { send, row, names } = await rosterCalls();
    const { user, token } = await createMember(server);
    const member = await joinClass(server, row.id, user.id);
    expect((await send('DELETE', `/members/${member.id}`)).status).toBe(200);
    expect(await names()).toEqual([]);
    expect((await server.call('GET', '/user/classes', { token })).body).toEqual([]);
    expect((await send('DELETE', `/members/${member.id}`)).body.code).toBe(
      'class_member_not_found',
    );
  });

  test('class account that is in another class too moves there', async () => {
    const { add, send, signIn, names } = await rosterCalls();
    const [card] = (await add(['Léa'])).body as Card[];
    const token = (await signIn('lea', card?.words ?? '')).body.access_token as string;
    const other = await rosterCalls();
    const joining = { name: 'Léa', agreed_version: 1 };
    const path = `/class-codes/${other.row.code}/members`;
    expect((await server.call('POST', path, { token, body: joining })).status).toBe(200);
    await send('DELETE', `/members/${card?.id}`);
    expect(await names()).toEqual([]);
    expect((await server.call('GET', '/auth/me', { token })).status, 'goes on').toBe(200);
    expect((await other.send('GET')).body.members).toMatchObject([
      { user_name: 'lea', at_home: true, personal: false },
    ]);
    expect((await other.signIn('lea', card?.words ?? '')).status).toBe(200);
  });
});

test('those who joined first have the seats of the licence', async () => {
  const { add, send, row } = await rosterCalls();
  const now = server.clock.now();
  const until = new Date(now.getTime() + 30 * DAY);
  const licence = { class_id: row.id, seats: 1, until, granted_at: now };
  await server.database.db.insert(school_seats).values(licence);
  const [first] = (await add(['Anna'])).body as Card[];
  server.clock.pass(1000);
  await add(['Zoé']);
  const seats = async () => {
    const { members } = (await send('GET')).body;
    return members.map((one: { name: string; has_seat: boolean }) => [one.name, one.has_seat]);
  };
  expect(await seats()).toEqual([
    ['Anna', true],
    ['Zoé', false],
  ]);
  await send('DELETE', `/members/${first?.id}`);
  expect((await seats()).at(-1)).toEqual(['Zoé', true]);
});
