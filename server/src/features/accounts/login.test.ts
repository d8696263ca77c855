import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type CallAnswer, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';
import { known_devices } from './accounts.table.ts';
import { hashPassword } from './passwords.service.ts';

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

function logIn(email: string, password: string, from = HOME, cookie = '') {
  const headers = cookie ? { cookie } : {};
  return server.call('POST', '/auth/login', { body: { email, password }, from, headers });
}

/** Returns the part of an answer's cookie that a browser sends back. */
function cookieOf({ headers }: CallAnswer): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Eleven wrong passwords: one more than are checked. */
async function guess(email: string, from: string, cookie = ''): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < 11; count++) {
    statuses.push((await logIn(email, `wrong ${count}`, from, cookie)).status);
  }
  return statuses;
}

/** Does something several times, half of it at once: only a limited number of passwords may be checked at a time. */
async function inTwoHalves<T>(times: number, act: (count: number) => Promise<T>): Promise<T[]> {
  const counts = Array.from({ length: times }, (_, count) => count);
  const half = Math.ceil(times / 2);
  const first = await Promise.all(counts.slice(0, half).map(act));
  return [...first, ...(await Promise.all(counts.slice(half).map(act)))];
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

test('guesses of others never lock members out of a device they have signed in on', async () => {
  const { user } = await createMember(server, { passwordHash });
  const signedIn = await logIn(user.email, PASSWORD, HOME);
  const cookie = cookieOf(signedIn);
  expect(String(signedIn.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
  expect(await guess(user.email, HOME), 'in the same network').toEqual(TEN_THEN_LIMITED);
  expect((await logIn(user.email, PASSWORD, HOME)).status).toBe(429);
  for (const from of [HOME, ELSEWHERE]) {
    const again = await logIn(user.email, PASSWORD, from, cookie);
    expect(again.status, 'wherever the device is').toBe(200);
    expect(cookieOf(again)).toBe(cookie);
  }
  expect(await guess(user.email, HOME, cookie), 'on the device itself').toEqual(TEN_THEN_LIMITED);
});

test('nor does whatever else the network guesses', async () => {
  const from = '203.0.113.41';
  const { user } = await createMember(server, { passwordHash });
  const cookie = cookieOf(await logIn(user.email, PASSWORD, from));
  for (let count = 0; count < 100; count++) {
    await logIn(`neighbour-${count}@example.org`, 'x', from);
  }
  expect((await logIn(user.email, PASSWORD, from)).status).toBe(429);
  expect((await logIn(user.email, PASSWORD, from, cookie)).status).toBe(200);
});

test('a device is known for those alone who have signed in on it, and kept as a hash', async () => {
  const { user } = await createMember(server, { passwordHash });
  const { user: brother } = await createMember(server, { passwordHash });
  const cookie = cookieOf(await logIn(user.email, PASSWORD, HOME));
  await guess(brother.email, ELSEWHERE);
  expect((await logIn(brother.email, PASSWORD, HOME, cookie)).status).toBe(429);
  server.clock.pass(QUARTER);
  expect(cookieOf(await logIn(brother.email, PASSWORD, HOME, cookie))).toBe(cookie);
  const rows = await server.database.db.select().from(known_devices);
  const theirs = rows.filter(({ user_id }) => [user.id, brother.id].includes(user_id));
  expect(new Set(theirs.map(({ device_hash }) => device_hash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
});

test('a token that no server has made is replaced', async () => {
  const { user } = await createMember(server, { passwordHash });
  const answer = await logIn(user.email, PASSWORD, HOME, 'codivia_device=chosen');
  expect(cookieOf(answer)).toMatch(/^codivia_device=[\w-]{43}$/);
});

test('whoever opens the mailbox gets in, whatever others are doing', async () => {
  const { user } = await createMember(server, { passwordHash });
  const from = '198.51.100.99';
  await guess(user.email, from);
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email }, from });
  const token = tokenOf(await nextMail(server, user.email));
  const body = { token, new_password: 'a new one' };
  const reset = await server.call('POST', '/auth/reset-password', { body, from });
  expect(reset.status).toBe(200);
  await guess(user.email, from);
  expect((await logIn(user.email, 'a new one', from, cookieOf(reset))).status).toBe(200);
});

test('a hundred wrong passwords from one network, for whichever accounts', async () => {
  const from = '203.0.113.40';
  const attempt = (count: number) => logIn(`guessed-${count}@example.org`, 'x', from);
  const answers = await inTwoHalves(101, attempt);
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
  const ignored = await inTwoHalves(101, (count) => forwarded(server, count));
  expect(ignored.filter(({ status }) => status === 429)).toHaveLength(1);

  const behind = await buildTestApp({ trustProxy: ['203.0.113.0/24'] });
  try {
    const believed = await inTwoHalves(101, (count) => forwarded(behind, count));
    expect(believed.filter(({ status }) => status === 429)).toHaveLength(0);
  } finally {
    await behind.close();
  }
});
