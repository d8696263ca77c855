import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { createRateLimits } from '../../services/rate-limits.ts';
import { REGISTRATIONS } from './accounts.limits.ts';
import { mail_tokens, users } from './accounts.table.ts';
import { checkRegistration, registerMember } from './registration.service.ts';
import { findUserByEmail } from './users.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let network = 0;
function register(body: object, query = '') {
  network += 1;
  const from = `10.0.0.${network}`;
  return server.call('POST', `/auth/register${query}`, { body, from });
}

const ADA = { email: 'ada@example.org', password: 'blue kettle 42', name: 'Ada', lang: 'fr' };

test('signs up in French, confirms through the mail and signs in', async () => {
  const registered = await register(ADA);
  expect(registered).toMatchObject({
    status: 200,
    body: { message: { fr: expect.stringContaining('Compte créé'), en: expect.any(String) } },
  });
  expect(registered.body).not.toHaveProperty('access_token');

  const login = { body: { email: ADA.email, password: ADA.password } };
  const early = await server.call('POST', '/auth/login', login);
  expect(early.status).toBe(403);
  expect(early.body.detail.en).toContain('verify your email first');

  const mail = await nextMail(server, ADA.email);
  expect(mail.subject).toBe('Confirme ton adresse e-mail');
  const verified = await server.call('POST', '/auth/verify', {
    body: { token: tokenOf(mail), password: ADA.password },
  });
  expect(verified).toMatchObject({ status: 200, body: { message: { fr: expect.any(String) } } });

  expect(await server.call('POST', '/auth/login', login)).toMatchObject({
    status: 200,
    body: {
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 900,
      user: { email: ADA.email, name: 'Ada', language: 'fr', is_premium: false, plan: 'free' },
    },
  });
});

test('English is the language of those who do not say', async () => {
  const { lang: _unset, ...body } = { ...ADA, email: 'grace@example.org' };
  await register(body);
  expect((await nextMail(server, body.email)).subject).toBe('Confirm your e-mail address');
  expect(await findUserByEmail(server.database.db, body.email)).toMatchObject({ language: 'en' });
});

test.each([
  [true, '15_or_older'],
  [false, 'under_15'],
  [undefined, null],
])('“15 or older?” is stored as it was answered: %s', async (over_15, age) => {
  const email = `age-${over_15}@example.org`;
  expect((await register({ ...ADA, email, over_15 })).status).toBe(200);
  const user = await findUserByEmail(server.database.db, email);
  expect([user?.age_group, user?.age_answered_at !== null]).toEqual([age, age !== null]);
});

test('links lead to the address of the settings, whatever host a request names', async () => {
  const body = { ...ADA, email: 'host@example.org' };
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await server.call('POST', '/auth/register', { body, headers, from: '10.0.1.1' });
  const { html, text } = await nextMail(server, body.email);
  expect(html + text).not.toContain('evil');
  expect(text).toContain(`${server.config.publicUrl}/verify?token=`);
});

test('an address is taken in whatever case', async () => {
  await register({ ...ADA, email: 'Taken@Example.org' });
  const again = await register({ ...ADA, email: ' tAKEN@example.ORG ' });
  expect(again).toMatchObject({
    status: 409,
    body: {
      code: 'email_taken',
      detail: { fr: 'E-mail déjà enregistré', en: 'Email already registered' },
    },
  });
});

test('of thirty sign-ups at once with one address one succeeds, and one mail leaves', async () => {
  const email = 'popular@example.org';
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => register({ ...ADA, email, name: `Ada ${index}` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  await register({ ...ADA, email: 'afterwards@example.org' });
  await nextMail(server, 'afterwards@example.org');
  expect(await mailsTo(server, email, 1)).toHaveLength(1);
});

test('addresses and names are stored tidied up', async () => {
  const composed = 'Zoé';
  const name = `  ${composed.normalize('NFD')} \n  Martin\u202e `;
  const answer = await register({ ...ADA, email: '  zoe@example.org\t', name });
  expect(answer.status).toBe(200);
  expect(await findUserByEmail(server.database.db, 'zoe@example.org')).toMatchObject({
    email: 'zoe@example.org',
    name: 'Zoé Martin',
  });
});

test.each([
  ['a blank name', { name: ' \n ' }, 'Le nom est requis', 'Name is required'],
  ['an invisible name', { name: '\u200b\u2060' }, 'Le nom est requis', 'Name is required'],
  [
    'a short password',
    { password: '12345' },
    'Le mot de passe doit contenir au moins 6 caractères',
    'Password must be at least 6 characters',
  ],
  [
    'an address without a domain',
    { email: 'ada' },
    'L’adresse e-mail n’est pas valide',
    'The e-mail address isn’t valid',
  ],
])('refuses %s', async (_what, wrong, fr, en) => {
  const email = 'refused@example.org';
  const answer = await register({ ...ADA, email, ...wrong });
  expect(answer).toMatchObject({ status: 400, body: { detail: { fr, en }, message: en } });
  expect(await findUserByEmail(server.database.db, email)).toBeUndefined();
});

test('nobody gives themselves rights by sending more fields', async () => {
  const email = 'mallory@example.org';
  const more = {
    role: 'admin',
    is_premium: true,
    premium_granted: true,
    premium_until: '2999-01-01T00:00:00Z',
    verified_at: '2020-01-01T00:00:00Z',
    id: '00000000-0000-4000-8000-000000000001',
  };
  expect((await register({ ...ADA, email, ...more })).status).toBe(200);
  const user = await findUserByEmail(server.database.db, email);
  expect(user).toMatchObject({
    role: 'user',
    premium_granted: false,
    premium_until: null,
    verified_at: null,
  });
  expect(user?.id).not.toBe(more.id);
});

test('an unknown code registers nobody', async () => {
  const email = 'gifted@example.org';
  expect(await register({ ...ADA, email }, '?token=made-up')).toMatchObject({
    status: 400,
    body: {
      detail: { fr: 'Code invalide ou déjà utilisé', en: 'Invalid or already used code' },
    },
  });
  expect(await findUserByEmail(server.database.db, email)).toBeUndefined();
});

test('no queue and no table holds a password or the token of a link', async () => {
  const { db } = server.database;
  const body = { ...ADA, email: 'careful@example.org', password: 'a very rare password' };
  await register(body);
  const token = tokenOf(await nextMail(server, body.email));
  const user = await findUserByEmail(db, body.email);
  const { rows: jobs } = (await db.execute(
    sql`select data from pgboss.job where data->>'user_id' = ${user?.id}`,
  )) as unknown as { rows: { data: object }[] };
  expect(jobs.map(({ data }) => data)).toEqual([
    { user_id: user?.id, purpose: 'verify', language: 'fr' },
  ]);
  expect(JSON.stringify(await db.select().from(mail_tokens))).not.toContain(token);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
});

test('whoever cannot be written to is not registered', async () => {
  const { db } = server.database;
  const deps = {
    db,
    clock: server.clock.now,
    tokenSecret: server.config.tokenSecret,
    publicUrl: server.config.publicUrl,
    signAccess: () => '',
    jobs: {
      handle() {},
      enqueue: () => Promise.reject(new Error('the queue is gone')),
      enqueueAll: async () => {},
      start: async () => {},
      stop: async () => {},
    },
  };
  const caller = { network: 'here', device: 'x', browser: null, system: null };
  const registration = { ...ADA, email: 'lost@example.org', lang: 'en' as const };
  await expect(
    registerMember(deps, checkRegistration(registration), undefined, caller),
  ).rejects.toThrow('gone');
  expect(await findUserByEmail(db, registration.email)).toBeUndefined();
});

test('a class of 35 signs up and in at once, behind one address', async () => {
  const from = '192.0.2.1';
  const pupils = Array.from({ length: 35 }, (_, index) => ({
    ...ADA,
    email: `class-${index}@example.org`,
  }));
  const joined = await Promise.all(
    pupils.map((body) => server.call('POST', '/auth/register', { body, from })),
  );
  expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([200]));
  await server.database.db.update(users).set({ verified_at: server.clock.now() });
  const entered = await Promise.all(
    pupils.map((body) => server.call('POST', '/auth/login', { body, from })),
  );
  expect(new Set(entered.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a hundred and twenty sign-ups an hour from one network', async () => {
  const limits = createRateLimits(server.database.db, server.clock.now);
  const from = '192.0.2.2';
  for (let count = 0; count < 119; count++) await limits.spend(REGISTRATIONS, from);
  const attempt = (index: number) =>
    server.call('POST', '/auth/register', {
      body: { ...ADA, email: `school-${index}@example.org` },
      from,
    });
  expect((await attempt(1)).status).toBe(200);
  const refused = await attempt(2);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  server.clock.pass(60 * 60 * 1000);
  expect((await attempt(3)).status).toBe(200);
});

test('a network learns of ten known addresses an hour; then all are refused alike', async () => {
  const from = '192.0.2.3';
  const known = Array.from({ length: 20 }, (_, index) => `known-${index}@example.org`);
  for (const email of known) await createMember(server, { email });
  const attempt = (email: string) =>
    server.call('POST', '/auth/register', { body: { ...ADA, email }, from });
  for (let count = 0; count < 15; count++) {
    expect((await attempt('KNOWN-0@example.org')).status, 'the same one tells nothing').toBe(409);
  }
  const answers = await Promise.all(known.slice(1).map(attempt));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await attempt('known-0@example.org')).status).toBe(429);
  expect((await attempt('unknown-to-all@example.org')).status, 'unknown ones too').toBe(429);
  expect(await findUserByEmail(server.database.db, 'unknown-to-all@example.org')).toBeUndefined();
  server.clock.pass(60 * 60 * 1000);
  expect((await attempt('unknown-to-all@example.org')).status).toBe(200);
});
