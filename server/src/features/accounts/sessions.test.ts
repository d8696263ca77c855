import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { hashPassword } from './passwords.service.ts';

interface Pair {
  access_token: string;
  refresh_token: string;
}

const PASSWORD = 'blue kettle 42';
const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let email: string;
let first: Pair;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  const member = await createMember(server, { passwordHash: await hashPassword(PASSWORD) });
  email = member.user.email;
  first = await signIn();
});

async function signIn(): Promise<Pair> {
  const { body } = await server.call('POST', '/auth/login', {
    body: { email, password: PASSWORD },
  });
  return body;
}

function refresh(refresh_token: string) {
  return server.call('POST', '/auth/refresh', { body: { refresh_token } });
}

async function me(token: string): Promise<number> {
  return (await server.call('GET', '/auth/me', { token })).status;
}

test('the signed-in member reads themselves; others are asked to sign in', async () => {
  const { status, body } = await server.call('GET', '/auth/me', { token: first.access_token });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(
    ['created_at', 'email', 'id', 'is_premium', 'language', 'name', 'plan', 'role'].sort(),
  );
  expect(body.email).toBe(email);
  for (const authorization of ['', 'Bearer nonsense', 'Bearer', 'Basic eA==']) {
    const refused = await server.call('GET', '/auth/me', { headers: { authorization } });
    expect(refused).toMatchObject({ status: 401, body: { detail: { fr: expect.any(String) } } });
  }
});

test('an access token lives fifteen minutes, and is renewed by a new pair', async () => {
  server.clock.pass(15 * 60 * 1000);
  expect(await me(first.access_token)).toBe(401);
  const { status, body } = await refresh(first.refresh_token);
  expect(status).toBe(200);
  expect(body).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.not.stringMatching(first.refresh_token),
    expires_in: 900,
  });
  expect(await me(body.access_token)).toBe(200);
  expect((await refresh(body.refresh_token)).status).toBe(200);
});

test('two tabs may trade the same token within ten seconds', async () => {
  const { body: one } = await refresh(first.refresh_token);
  server.clock.pass(9_000);
  const { status, body: other } = await refresh(first.refresh_token);
  expect(status).toBe(200);
  server.clock.pass(60_000);
  expect((await refresh(one.refresh_token)).status).toBe(200);
  expect((await refresh(other.refresh_token)).status).toBe(200);
});

test('twenty tabs at once all get a pair that works', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh_token)));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(await me(body.access_token)).toBe(200);
  }
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(20);
});

test('a member whose answers are lost for minutes stays signed in', async () => {
  for (const minutes of [0.3, 2, 14]) {
    await refresh(first.refresh_token);
    server.clock.pass(minutes * 60_000);
    expect((await refresh(first.refresh_token)).status).toBe(200);
  }
  server.clock.pass(60_000);
  const { status, body: received } = await refresh(first.refresh_token);
  expect(status).toBe(200);
  expect(await me(received.access_token)).toBe(200);
  expect((await refresh(received.refresh_token)).status).toBe(200);
});

test.each([
  ['its successor was traded', (next: Pair) => refresh(next.refresh_token)],
  ['the access token beside its successor was used', (next: Pair) => me(next.access_token)],
])('a token replayed late ends the session once %s', async (_, see) => {
  const { body: next } = await refresh(first.refresh_token);
  await see(next);
  server.clock.pass(11_000);
  expect((await refresh(first.refresh_token)).status).toBe(401);
  expect(await me(next.access_token)).toBe(401);
});

test('a token whose answer was given up ends the session when somebody has it after all', async () => {
  const { body: copied } = await refresh(first.refresh_token);
  server.clock.pass(11_000);
  const { body: next } = await refresh(first.refresh_token);
  expect((await refresh(copied.refresh_token)).status).toBe(401);
  expect(await me(next.access_token)).toBe(401);
});

test('a token replayed after the grace ends its family, and no other session', async () => {
  const elsewhere = await signIn();
  const { body: second } = await refresh(first.refresh_token);
  expect(await me(second.access_token)).toBe(200);
  server.clock.pass(11_000);
  expect(await refresh(first.refresh_token)).toMatchObject({
    status: 401,
    body: { detail: { fr: 'Session expirée, veuillez vous reconnecter' } },
  });
  expect((await refresh(second.refresh_token)).status).toBe(401);
  expect(await me(second.access_token)).toBe(401);
  expect(await me(elsewhere.access_token)).toBe(200);
  expect((await refresh(elsewhere.refresh_token)).status).toBe(200);
});

test('a session ends when nobody used it for thirty days', async () => {
  server.clock.pass(29 * DAY);
  const { status, body } = await refresh(first.refresh_token);
  expect(status).toBe(200);
  server.clock.pass(30 * DAY);
  expect((await refresh(body.refresh_token)).status).toBe(401);
});

test('signing out ends the session, says the same every time, and to unknown tokens', async () => {
  const { body: second } = await refresh(first.refresh_token);
  const out = (refresh_token: string) =>
    server.call('POST', '/auth/logout', { body: { refresh_token } });
  const answer = await out(second.refresh_token);
  expect(answer).toMatchObject({ status: 200, body: { message: { fr: expect.any(String) } } });
  expect((await out(second.refresh_token)).body).toEqual(answer.body);
  expect((await out('unknown')).body).toEqual(answer.body);
  expect(await me(second.access_token)).toBe(401);
  expect((await refresh(second.refresh_token)).status).toBe(401);
});

test('a new password ends every other session and opens one here', async () => {
  const elsewhere = await signIn();
  const changed = await server.call('PUT', '/auth/me', {
    token: first.access_token,
    body: { password: 'a better one', role: 'admin', is_premium: true },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { user: { email, role: 'user', is_premium: false } },
  });
  for (const ended of [first, elsewhere]) {
    expect(await me(ended.access_token)).toBe(401);
    expect((await refresh(ended.refresh_token)).status).toBe(401);
  }
  expect(await me(changed.body.access_token)).toBe(200);
  expect((await refresh(changed.body.refresh_token)).status).toBe(200);
  const login = (password: string) =>
    server.call('POST', '/auth/login', { body: { email, password } });
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login('a better one')).status).toBe(200);
});

test('a password is changed ten times an hour at most', async () => {
  const { token } = await createMember(server);
  let current = token;
  for (let count = 0; count < 10; count++) {
    const { body } = await server.call('PUT', '/auth/me', {
      token: current,
      body: { password: `password ${count}` },
    });
    current = body.access_token;
  }
  const limited = await server.call('PUT', '/auth/me', {
    token: current,
    body: { password: 'once more' },
  });
  expect(limited.status).toBe(429);
  expect(await me(current)).toBe(200);
});
