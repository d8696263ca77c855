import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type CallAnswer, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';
import { createAdministrator } from './administrator.ts';
import { findUserByEmail } from './users.queries.ts';

const OWNER = { email: 'Lea.Dupont@example.org', name: 'Léa  Dupont' };

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let count = 0;
/** Somebody with the same name, and an address of their own that begins alike. */
function owner() {
  count += 1;
  return { ...OWNER, email: `Lea.Dupont@school-${count}.example.org` };
}

async function register(password: string, query = ''): Promise<CallAnswer> {
  const body = { ...owner(), password };
  const from = `10.1.0.${count}`;
  const answer = await server.call('POST', `/auth/register${query}`, { body, from });
  if (answer.status !== 200) {
    expect(await findUserByEmail(server.database.db, body.email)).toBeUndefined();
  }
  return answer;
}

async function registerWithCard(password: string): Promise<CallAnswer> {
  const { code } = await createGiftCard(server);
  const answer = await register(password, `?token=${code}`);
  const again = await register('a wise old owl', `?token=${code}`);
  expect(again.status, 'a refused password leaves the card unused').toBe(
    answer.status === 200 ? 400 : 200,
  );
  return answer;
}

async function change(password: string): Promise<CallAnswer> {
  const { token } = await createMember(server, owner());
  return server.call('PUT', '/auth/me', { token, body: { password } });
}

async function reset(new_password: string): Promise<CallAnswer> {
  const { user } = await createMember(server, owner());
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
  const token = tokenOf(await nextMail(server, user.email));
  const send = (password: string) =>
    server.call('POST', '/auth/reset-password', { body: { token, new_password: password } });
  const answer = await send(new_password);
  if (answer.status !== 200) {
    expect((await send('a wise old owl')).status, 'the link stays good').toBe(200);
  }
  return answer;
}

async function createdByAdmin(password: string): Promise<CallAnswer> {
  const { token } = await createMember(server, { role: 'admin' });
  return server.call('POST', '/admin/users', { token, body: { ...owner(), password } });
}

describe.each([
  ['signing up', register],
  ['signing up with a gift card', registerWithCard],
  ['changing the password', change],
  ['resetting it', reset],
  ['an account made in the panel', createdByAdmin],
])('%s', (_where, choose) => {
  test.each(['password', 'AZERTY123', 'MotDePasse', 'codivia'])(
    'refuses %s: common',
    async (weak) => {
      expect(await choose(weak)).toMatchObject({
        status: 400,
        body: {
          code: 'password_too_common',
          detail: { fr: expect.stringContaining('trop courant'), en: expect.any(String) },
        },
      });
    },
  );

  test.each(['lea.dupont', 'LÉA DUPONT', 'léadupont', 'Dupont'])(
    'refuses %s: one’s own',
    async (own) => {
      expect(await choose(own)).toMatchObject({
        status: 400,
        body: { code: 'password_too_personal', detail: { fr: expect.any(String) } },
      });
    },
  );

  test('refuses the whole address, and five characters with the same words as ever', async () => {
    const address = `lea.dupont@SCHOOL-${count + 1}.example.org`;
    expect((await choose(address)).body.code).toBe('password_too_personal');
    expect((await choose('x7-q!')).body.detail).toEqual({
      fr: 'Le mot de passe doit contenir au moins 6 caractères',
      en: 'Password must be at least 6 characters',
    });
  });

  test('takes six characters that are neither', async () => {
    expect((await choose('x7-q!z')).status).toBe(200);
  });
});

test('ADMIN_PASSWORD is judged alike, when an administrator is made with it', async () => {
  const fresh = await buildTestApp();
  try {
    const { db } = fresh.database;
    const create = (adminPassword: string) =>
      createAdministrator(db, { ...fresh.config, adminPassword }, () => {});
    await expect(create('password')).rejects.toThrow(/^ADMIN_PASSWORD is refused\. .*too common/);
    await expect(create(fresh.config.adminEmail)).rejects.toThrow(/^ADMIN_PASSWORD/);
    await create('a wise old owl');
    await create('password');
  } finally {
    await fresh.close();
  }
});
