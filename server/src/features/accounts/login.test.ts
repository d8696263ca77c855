import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'correct horse';
const QUARTER = 15 * 60 * 1000;
const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

function logIn(email: string, password: string, from = HOME) {
  return server.call('POST', '/auth/login', { body: { email, password }, from });
}

/** Eleven wrong passwords: as many as are looked at, and one more. */
async function guess(email: string, from: string): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < 11; count++) {
    statuses.push((await logIn(email, `wrong ${count}`, from)).status);
  }
  return statuses;
}

const TEN_THEN_LIMITED = [...Array<number>(10).fill(401), 429];

test('says the same to an unknown address and a wrong password', async () => {
  const { user } = await createMember(server, { passwordHash });
  const wrong = await logIn(user.email, 'not it');
  const unknown = await logIn('nobody@example.org', 'not it');
  expect(wrong.status).toBe(401);
  expect(wrong.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
});

test('finds an address in any case, with spaces around it', async () => {
  const { user } = await createMember(server, { passwordHash, email: 'Lin.Q@example.org' });
  expect(await logIn('  lin.q@EXAMPLE.org ', PASSWORD)).toMatchObject({
    status: 200,
    body: { user: { id: user.id, email: 'Lin.Q@example.org' } },
  });
});

test('accents may be typed composed or apart', async () => {
  const hash = await hashPassword('été brûlant'.normalize('NFC'));
  const { user } = await createMember(server, { passwordHash: hash });
  expect((await logIn(user.email, 'été brûlant'.normalize('NFD'))).status).toBe(200);
});

test('premium shows in the answer', async () => {
  const { user } = await createMember(server, { passwordHash, premium: true });
  expect((await logIn(user.email, PASSWORD)).body.user).toMatchObject({
    is_premium: true,
    plan: 'premium',
  });
});

test('ten wrong passwords in a quarter of an hour, then even the right one has to wait', async () => {
  const { user } = await createMember(server, { passwordHash });
  expect(await guess(user.email, ELSEWHERE)).toEqual(TEN_THEN_LIMITED);
  const limited = await logIn(user.email, PASSWORD, ELSEWHERE);
  expect(limited).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests', detail: { fr: expect.any(String), en: expect.any(String) } },
  });
  const seconds = Number(limited.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(900);
  server.clock.pass(seconds * 1000);
  expect((await logIn(user.email, PASSWORD, ELSEWHERE)).status).toBe(200);
});

test('an unknown address is limited like a known one', async () => {
  expect(await guess('nobody-there@example.org', '203.0.113.20')).toEqual(TEN_THEN_LIMITED);
});

test('of fifty guesses at once ten are looked at', async () => {
  const { user } = await createMember(server, { passwordHash });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, count) => logIn(user.email, `wrong ${count}`, '203.0.113.30')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
});

test('right passwords are not counted, nor those of an address that waits to be confirmed', async () => {
  const { user } = await createMember(server, { passwordHash });
  const { user: unverified } = await createMember(server, { passwordHash, verified: false });
  for (let count = 0; count < 12; count++) {
    expect((await logIn(user.email, PASSWORD)).status).toBe(200);
    expect((await logIn(unverified.email, PASSWORD)).status).toBe(403);
  }
});

test('strangers cannot lock members out of networks they are known from', async () => {
  const { user } = await createMember(server, { passwordHash });
  await logIn(user.email, PASSWORD, HOME);
  expect(await guess(user.email, ELSEWHERE)).toEqual(TEN_THEN_LIMITED);
  expect((await logIn(user.email, PASSWORD, HOME)).status).toBe(200);
  expect((await logIn(user.email, PASSWORD, ELSEWHERE)).status).toBe(429);
  expect(await guess(user.email, HOME)).toEqual(TEN_THEN_LIMITED);
});

test('whoever opens the mailbox gets in, whatever others are doing', async () => {
  const { user } = await createMember(server, { passwordHash });
  const from = '198.51.100.99';
  await guess(user.email, from);
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email }, from });
  const token = tokenOf(await nextMail(server, user.email));
  const body = { token, new_password: 'a new one' };
  expect((await server.call('POST', '/auth/reset-password', { body, from })).status).toBe(200);
  await guess(user.email, ELSEWHERE);
  expect((await logIn(user.email, 'a new one', from)).status).toBe(200);
});

test('a hundred wrong passwords from one network, for whichever accounts', async () => {
  const from = '203.0.113.40';
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, count) => logIn(`guessed-${count}@example.org`, 'x', from)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  const { user } = await createMember(server, { passwordHash });
  expect((await logIn(user.email, PASSWORD, from)).status).toBe(429);
  expect((await logIn(user.email, PASSWORD, HOME)).status).toBe(200);
  server.clock.pass(QUARTER);
  expect((await logIn(user.email, PASSWORD, from)).status).toBe(200);
});

test('X-Forwarded-For is believed from trusted proxies only', async () => {
  const forwarded = (on: TestApp, count: number) =>
    on.call('POST', '/auth/login', {
      body: { email: `forwarded-${count}@example.org`, password: 'x' },
      headers: { 'x-forwarded-for': `192.0.2.${count % 200}` },
      from: '203.0.113.50',
    });
  const attempts = Array.from({ length: 101 }, (_, count) => count);

  const ignored = await Promise.all(attempts.map((count) => forwarded(server, count)));
  expect(ignored.filter(({ status }) => status === 429)).toHaveLength(1);

  const behind = await buildTestApp({ trustProxy: ['203.0.113.0/24'] });
  try {
    const believed = await Promise.all(attempts.map((count) => forwarded(behind, count)));
    expect(believed.filter(({ status }) => status === 429)).toHaveLength(0);
  } finally {
    await behind.close();
  }
});
