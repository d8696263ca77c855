import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { nextMail } from '../../../test/mailbox.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let people = 0;
function register(code: string, changes: object = {}) {
  people += 1;
  const email = `gifted-${people}@example.org`;
  const body = { email, password: 'blue kettle 42', name: 'Ada', lang: 'fr', ...changes };
  const path = `/auth/register?token=${encodeURIComponent(code)}`;
  return server.call('POST', path, { body, from: `10.5.0.${people}` });
}

async function activates(code: string): Promise<number> {
  const { token } = await createMember(server);
  return (await server.call('POST', '/gift-card/activate', { body: { token: code }, token }))
    .status;
}

test('registering with a card signs in as a premium member, and still confirms the address', async () => {
  const { code } = await createGiftCard(server);
  const { status, body } = await register(code, { email: 'new@example.org' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    expires_in: 900,
    message: { fr: expect.stringContaining('Bienvenue') },
    user: { email: 'new@example.org', language: 'fr', is_premium: true, plan: 'premium' },
  });
  const me = await server.call('GET', '/auth/me', { token: body.access_token });
  expect(me).toMatchObject({ status: 200, body: { is_premium: true } });
  expect((await nextMail(server, 'new@example.org')).subject).toBe('Confirme ton adresse e-mail');
  expect(await activates(code)).toBe(400);
});

test('a mistyped address does not cost the year: the account opens before it is confirmed', async () => {
  const { code } = await createGiftCard(server);
  await register(code, { email: 'mistyped@exmaple.org' });
  const credentials = { email: 'mistyped@exmaple.org', password: 'blue kettle 42' };
  const login = await server.call('POST', '/auth/login', { body: credentials });
  expect(login).toMatchObject({ status: 200, body: { user: { is_premium: true } } });
});

test('a taken address leaves the card unused', async () => {
  const { user } = await createMember(server);
  const { code } = await createGiftCard(server);
  expect(await register(code, { email: user.email })).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  });
  expect(await activates(code)).toBe(200);
});

test.each([
  ['a short password', { password: '123' }],
  ['a blank name', { name: '  ' }],
  ['no address', { email: 'nowhere' }],
])('%s leaves the card unused', async (_what, wrong) => {
  const { code } = await createGiftCard(server);
  expect((await register(code, wrong)).status).toBe(400);
  expect(await activates(code)).toBe(200);
});

test.each(['unknown', ' ', '7Q2M-0X1K-TR4B-8ZW1-E5H0'])(
  'with the code %j nobody registers',
  async (code) => {
    const email = 'nobody@example.org';
    expect(await register(code, { email })).toMatchObject({
      status: 400,
      body: { detail: { fr: 'Code invalide ou déjà utilisé', en: 'Invalid or already used code' } },
    });
    const again = await server.call('POST', '/auth/register', {
      body: {
        email: `${code.trim() || 'blank'}@example.org`,
        password: 'blue kettle 42',
        name: 'Ada',
      },
      from: '10.5.1.1',
    });
    expect(again.status, 'the address is still free').toBe(200);
  },
);

test('of twenty people who register with one card at once, one gets an account', async () => {
  const { code } = await createGiftCard(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(code)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(19).fill(400)]);
});
