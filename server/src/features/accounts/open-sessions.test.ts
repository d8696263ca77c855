import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { hashPassword } from './passwords.service.ts';

const PASSWORD = 'correct horse';
const MINUTE = 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

async function signIn(email: string, agent: string) {
  const headers = { 'user-agent': agent };
  const body = { email, password: PASSWORD };
  const answer = await server.call('POST', '/auth/login', { body, headers });
  return { token: answer.body.access_token, refresh_token: answer.body.refresh_token };
}

async function list(token: string) {
  const { status, body } = await server.call('GET', '/user/sessions', { token });
  expect(status).toBe(200);
  return body;
}

/** Creates a member without a session, and a function that signs them in. */
async function person() {
  const { user, token } = await createMember(server, { passwordHash });
  await server.call('DELETE', `/user/sessions/${(await list(token))[0].id}`, { token });
  return user;
}

test('members see their devices: what they are, since when, last used, and which is this one', async () => {
  const user = await person();
  const computer = await signIn(user.email, FIREFOX);
  server.clock.pass(MINUTE);
  const phone = await signIn(user.email, SAFARI);
  server.clock.pass(MINUTE);
  const robot = await signIn(user.email, `curl ${'x'.repeat(600)}`);
  server.clock.pass(30 * MINUTE);
  const { refresh_token } = computer;
  const renewed = await server.call('POST', '/auth/refresh', { body: { refresh_token } });
  const sessions = await list(renewed.body.access_token);
  expect(sessions).toMatchObject([
    { browser: 'Firefox', system: 'Windows', is_current: true },
    { browser: null, system: null, is_current: false },
    { browser: 'Safari', system: 'iOS', is_current: false },
  ]);
  expect(Object.keys(sessions[0]).sort()).toEqual(
    ['browser', 'created_at', 'id', 'is_current', 'system', 'used_at'].sort(),
  );
  const [{ created_at, used_at }] = sessions;
  const minutes = (Date.parse(used_at) - Date.parse(created_at)) / MINUTE;
  expect(minutes).toBeCloseTo(32, 0);
  expect(phone.token).not.toBe(robot.token);
});

test('ends one: its tokens open nothing any more', async () => {
  const user = await person();
  const here = await signIn(user.email, FIREFOX);
  const lost = await signIn(user.email, SAFARI);
  const [, other] = await list(here.token);
  const end = () => server.call('DELETE', `/user/sessions/${other.id}`, { token: here.token });
  expect(await end()).toMatchObject({ status: 200, body: { message: { fr: expect.any(String) } } });
  expect((await server.call('GET', '/auth/me', { token: lost.token })).status).toBe(401);
  const { refresh_token } = lost;
  expect((await server.call('POST', '/auth/refresh', { body: { refresh_token } })).status).toBe(
    401,
  );
  expect(await list(here.token)).toHaveLength(1);
  expect(await end()).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
});

test('ends all the others, and not the one that asks', async () => {
  const user = await person();
  const here = await signIn(user.email, FIREFOX);
  const others = [await signIn(user.email, SAFARI), await signIn(user.email, FIREFOX)];
  expect(await list(here.token)).toHaveLength(3);
  const answer = await server.call('DELETE', '/user/sessions', { token: here.token });
  expect(answer.status).toBe(200);
  expect(await list(here.token)).toMatchObject([{ is_current: true }]);
  for (const { token } of others) {
    expect((await server.call('GET', '/auth/me', { token })).status).toBe(401);
  }
});

test('those of others are not there: neither seen nor ended', async () => {
  const { token: stranger } = await createMember(server);
  const { token, session } = await createMember(server);
  expect(await list(stranger)).toHaveLength(1);
  const path = `/user/sessions/${session.id}`;
  expect((await server.call('DELETE', path, { token: stranger })).status).toBe(404);
  await server.call('DELETE', '/user/sessions', { token: stranger });
  expect((await server.call('GET', '/auth/me', { token })).status).toBe(200);
  expect((await server.call('DELETE', '/user/sessions/nonsense', { token })).status).toBe(404);
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await server.call(method, '/user/sessions')).status).toBe(401);
  }
});

test('those that can be used no more are not listed', async () => {
  const user = await person();
  await signIn(user.email, SAFARI);
  server.clock.pass(31 * 24 * 60 * MINUTE);
  const here = await signIn(user.email, FIREFOX);
  expect(await list(here.token)).toMatchObject([{ is_current: true }]);
});
