import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createTeacher } from '../../../test/class-calls.ts';

const SCHOOL = '198.51.100.20';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** Makes a class of these pupils. Returns its code, the teacher and the cards. */
async function classOf(names: string[]) {
  const teacher = await createTeacher(server);
  const row = await createClass(server, [teacher.user.id]);
  const path = `/classes/${row.id}`;
  const token = teacher.token;
  const { body } = await server.call('POST', `${path}/members`, { token, body: { names } });
  const cards = body as { id: string; user_name: string; words: string }[];
  return { code: row.code, path, token, cards };
}

const signIn = (code: string, user_name: string, words: string, from = SCHOOL) =>
  server.call('POST', `/auth/class/${code}`, { body: { user_name, words }, from });

test('a name and words are read as people type them', async () => {
  const { code, cards } = await classOf(['Noël D.']);
  const words = cards[0]?.words ?? '';
  const hyphened = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  for (const [typedCode, name, typed] of [
    [code, 'noel', words],
    [hyphened, 'NOËL', words.toUpperCase()],
    [` ${code} `, ' Noel ', words.replaceAll('-', ' ')],
    [code, 'noel', words.replaceAll('-', ', ')],
    [code, 'noel', `${words.replaceAll('-', '').replace(/e/, 'é')}.`],
  ] as const) {
    const { status, body, headers } = await signIn(encodeURIComponent(typedCode), name, typed);
    expect([typed, status]).toEqual([typed, 200]);
    expect(body.user).toMatchObject({ name: 'Noël D.', class_account: true, in_class: true });
    expect(headers['set-cookie']).toMatch(/^codivia_device=.*Path=\/api\/auth;.*HttpOnly/);
  }
});

test('wrong words, an unknown name and another class get the same answer', async () => {
  const { code, cards } = await classOf(['Léa']);
  const other = await classOf(['Max']);
  const words = cards[0]?.words ?? '';
  const answers = [
    await signIn(code, 'lea', 'tulipe-panda-vent'),
    await signIn(code, 'nobody', words),
    await signIn(code, '!!!', '123'),
    await signIn(other.code, 'lea', words),
  ];
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([401, answers[0]?.body]);
    expect(body.code).toBe('invalid_class_credentials');
  }
});

test('the wrong words of one account are limited, and those of others still work', async () => {
  const { code, cards } = await classOf(['Léa', 'Max']);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) {
    statuses.push((await signIn(code, 'lea', `wrong ${count}`, '203.0.113.4')).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await signIn(code, 'max', cards[1]?.words ?? '')).status).toBe(200);
});

test('forty pupils sign in at once from one address', async () => {
  const { code, cards } = await classOf(Array.from({ length: 40 }, (_, i) => `Pupil ${i}`));
  const from = '198.51.100.40';
  const doors = await Promise.all(
    cards.map(() => server.call('GET', `/class-codes/${code}`, { from })),
  );
  expect(new Set(doors.map(({ status }) => status))).toEqual(new Set([200]));
  const answers = await Promise.all(
    cards.map(({ user_name, words }) => signIn(code, user_name, words, from)),
  );
  expect(answers.map(({ status }) => status)).toEqual(cards.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(40);
});

test('a code shows the class and its teachers, and nobody who learns there', async () => {
  const { code } = await classOf(['Léa Martin']);
  const { status, body } = await server.call('GET', `/class-codes/${code}`);
  expect([status, body]).toEqual([
    200,
    {
      class_name: '4e B',
      school_year: '2026-2027',
      teachers: ['Mme Dupont'],
      joining_open: true,
      school_sign_in: false,
    },
  ]);
});

test('guessing codes is limited for a network; pupils with the right code still sign in', async () => {
  const { code, cards } = await classOf(['Léa']);
  const from = '203.0.113.77';
  const look = (wanted: string, network: string) =>
    server.call('GET', `/class-codes/${wanted}`, { from: network });
  const statuses = [];
  for (let count = 0; count < 101; count++) {
    statuses.push((await look(`BBBB-${count}`, from)).status);
  }
  expect(statuses).toEqual([...Array<number>(100).fill(404), 429]);
  expect((await look(code, from)).status, 'right ones tell nothing either').toBe(429);
  expect((await look(code, '203.0.114.77')).status, 'elsewhere').toBe(200);
  expect((await signIn(code, 'lea', cards[0]?.words ?? '', from)).status).toBe(200);
});

test('signing in tells nothing about codes: a wrong one gets the answers and limits of a right one', async () => {
  const { code } = await classOf(['Léa']);
  const answersTo = async (typedCode: string, from: string) => {
    const answers = [];
    for (let count = 0; count < 11; count++) {
      const { status, body } = await signIn(typedCode, 'nobody', `wrong ${count}`, from);
      answers.push([status, body.code]);
    }
    return answers;
  };
  const right = await answersTo(code, '203.0.113.78');
  expect(right[0]).toEqual([401, 'invalid_class_credentials']);
  expect(right.at(-1)?.[0]).toBe(429);
  expect(await answersTo('BBBB-BBBB', '203.0.115.78')).toEqual(right);
});

test('after a new code, cards with the old one sign in, and nobody joins with it', async () => {
  const { code, path, token, cards } = await classOf(['Léa']);
  const renewed = await server.call('POST', `${path}/code`, { token });
  expect(renewed.body).toMatchObject({ code_renewed: true });
  expect(renewed.body.code).toMatch(
    /^[BCDFGHJKLMNPQRSTVWXZ2345679]{4}-[BCDFGHJKLMNPQRSTVWXZ2345679]{4}$/,
  );
  expect((await server.call('GET', `/class-codes/${code}`)).body.joining_open).toBe(false);
  const door = await server.call('GET', `/class-codes/${renewed.body.code}`);
  expect(door.body.joining_open).toBe(true);
  for (const one of [code, renewed.body.code]) {
    expect((await signIn(one, 'lea', cards[0]?.words ?? '')).status).toBe(200);
  }
});

test('a class account has no other way in, and cannot change its words or leave', async () => {
  const { code, cards } = await classOf(['Léa']);
  const session = (await signIn(code, 'lea', cards[0]?.words ?? '')).body;
  const login = await server.call('POST', '/auth/login', {
    body: { email: `class:${session.user.id}`, password: cards[0]?.words.replaceAll('-', '') },
  });
  expect(login.status).toBe(401);
  const token = session.access_token as string;
  const [own] = (await server.call('GET', '/user/classes', { token })).body;
  expect(own).toMatchObject({ class_name: '4e B', teachers: ['Mme Dupont'], name: 'Léa' });
  const left = await server.call('DELETE', `/user/classes/${own.id}`, { token });
  expect([left.status, left.body.code]).toEqual([403, 'closed_by_class']);
});
