import { NEW_USER } from '@codivia/contract/api/admin-users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { sessions, users } from '../accounts/accounts.table.ts';
import { audit_log } from '../audit/audit.table.ts';
import { payment_customers } from '../subscriptions/subscriptions.table.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let token: string;
let adminId: string;
beforeAll(async () => {
  server = await buildTestApp();
  const admin = await createMember(server, { role: 'admin', name: 'Grace' });
  token = admin.token;
  adminId = admin.user.id;
});
afterAll(() => server.close());

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as = token,
) => server.call(method, `/admin${path}`, { token: as, ...(body === undefined ? {} : { body }) });
const names = async (query: string) =>
  (await send('GET', `/users?${query}`)).body.map((one: { name: string }) => one.name);
const save = (id: string, revision: number, changes: object) =>
  send('PUT', `/users/${id}`, { revision, ...changes });
const auditEntries = (id: string) =>
  server.database.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject_id, id))
    .orderBy(audit_log.id);

describe('a new account', () => {
  test('can sign in at once with the password it was given', async () => {
    const input = { name: ' Alan  T ', email: 'alan@example.org', password: 'enigma-1' };
    const { status, body } = await send('POST', '/users', input);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...NEW_USER, name: 'Alan T', email: input.email, revision: 1 });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/);
    const signedIn = await server.call('POST', '/auth/login', {
      body: { email: input.email, password: input.password },
    });
    expect(signedIn.status).toBe(200);
    expect(await auditEntries(body.id)).toMatchObject([
      { action: 'create', actor_id: adminId, label: null },
    ]);
    const again = await send('POST', '/users', { ...input, email: 'ALAN@example.org' });
    expect([again.status, again.body.code]).toEqual([409, 'email_taken']);
  });

  test('keeps every field that is given', async () => {
    const input = {
      name: 'Full',
      email: 'full@example.org',
      role: 'admin',
      is_premium: true,
      is_verified: false,
      bio: '<b>Hi</b>',
      avatar_url: '/media/me.webp',
      subscription_end_date: '2099-05-01',
      language: 'en',
    };
    const { body } = await send('POST', '/users', { ...input, password: 'secret-1' });
    expect(body).toMatchObject(input);
    expect(body.premium_grounds).toEqual(['administrator', 'subscription']);
    await server.database.db.delete(users).where(eq(users.id, body.id));
  });

  test.each([
    { email: 'nobody' },
    { name: ' ' },
    { password: '12345' },
    { role: 'owner' },
    { is_verified: 'yes' },
    { avatar_url: 'javascript:alert(1)' },
    { avatar_url: '//elsewhere.example' },
    { subscription_end_date: 'tomorrow' },
  ])('is refused with %o', async (wrong) => {
    const good = { name: 'X', email: 'x@example.org', password: 'secret-1' };
    const { status, body } = await send('POST', '/users', { ...good, ...wrong });
    expect(status).toBe(400);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  });
});

describe('an edit', () => {
  test('changes what is given, over a revision, and is written down without what is personal', async () => {
    const { user } = await createMember(server, { name: 'Before', email: 'before@example.org' });
    const { body } = await save(user.id, 1, {
      name: 'After',
      email: 'after@example.org',
      bio: 'Likes loops',
      is_verified: false,
    });
    const after = { name: 'After', email: 'after@example.org', is_verified: false, revision: 2 };
    expect(body).toMatchObject(after);
    const late = await save(user.id, 1, { name: 'Late' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'user_changed', current: after });
    expect(late.body.user).toEqual(late.body.current);
    const [entry] = await auditEntries(user.id);
    expect(JSON.stringify(entry)).not.toMatch(/Before|After|before@|after@|loops/);
    expect(entry?.changes).toContainEqual({ field: 'is_verified', from: true, to: false });
    expect(entry?.changes).toContainEqual({ field: 'email' });
    const { body: log } = await send('GET', `/audit?subject=user&subject_id=${user.id}`);
    expect(log[0]).toMatchObject({ label: 'After', actor: { name: 'Grace' } });
  });

  test('also hears of what members change themselves', async () => {
    const { user, token: own } = await createMember(server);
    await server.call('PUT', '/users', { token: own, body: { name: 'Own choice' } });
    const { status, body } = await save(user.id, 1, { bio: 'x' });
    expect(status).toBe(409);
    expect(body.user).toMatchObject({ name: 'Own choice', revision: 2 });
  });

  test('of a password is refused, and nothing else is changed with it', async () => {
    const { user } = await createMember(server);
    for (const password of ['a better password', '', null]) {
      const { status, body } = await save(user.id, 1, { password, bio: 'x' });
      expect([status, body.code]).toEqual([422, 'password_fixed']);
    }
    expect((await save(user.id, 1, { bio: 'y' })).status).toBe(200);
  });

  test('to an address that is taken is refused', async () => {
    await createMember(server, { email: 'taken@example.org' });
    const { user } = await createMember(server);
    const { status, body } = await save(user.id, 1, { email: 'Taken@example.org' });
    expect([status, body.code]).toEqual([409, 'email_taken']);
  });

  test('of nobody is a 404', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await save(nobody, 1, { name: 'X' })).status).toBe(404);
    expect((await send('GET', `/users/${nobody}`)).status).toBe(404);
    expect((await send('DELETE', `/users/${nobody}`)).status).toBe(404);
    expect((await send('GET', '/users/me')).status).toBe(404);
  });
});

describe('premium', () => {
  test('is given without an end and taken back', async () => {
    const { user, token: own } = await createMember(server);
    const given = await save(user.id, 1, { is_premium: true });
    const grounds = { is_premium: true, premium_grounds: ['administrator'], premium_until: null };
    expect(given.body).toMatchObject(grounds);
    expect((await server.call('GET', '/auth/me', { token: own })).body.is_premium).toBe(true);
    const taken = await save(user.id, 2, { is_premium: false });
    expect(taken.body).toMatchObject({ is_premium: false, premium_grounds: [] });
    expect((await server.call('GET', '/auth/me', { token: own })).body.is_premium).toBe(false);
  });

  test('by a date lasts through that day', async () => {
    const { user } = await createMember(server);
    const day = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 10);
    const { body } = await save(user.id, 1, { subscription_end_date: day });
    expect(body).toMatchObject({
      is_premium: true,
      subscription_end_date: day,
      premium_until: `${day}T23:59:59.999Z`,
    });
    const same = await save(user.id, 2, { subscription_end_date: day, is_premium: true });
    expect(same.body).toMatchObject({ revision: 2, premium_grounds: ['subscription'] });
    const ended = await save(user.id, 2, { subscription_end_date: null });
    expect(ended.body).toMatchObject({ is_premium: false, subscription_end_date: null });
  });

  test('that is paid for is not taken away, nor its end moved', async () => {
    const { user } = await createMember(server, { premiumUntil: new Date(Date.now() + DAY) });
    await server.database.db.insert(payment_customers).values({
      user_id: user.id,
      customer: 'cus_1',
      provider: 'sandbox',
      subscription: 'sub_1',
      status: 'active',
    });
    const switched = await save(user.id, 1, { is_premium: false });
    expect([switched.status, switched.body.code]).toEqual([409, 'premium_paid']);
    const moved = await save(user.id, 1, { subscription_end_date: '2099-01-01' });
    expect([moved.status, moved.body.code]).toEqual([409, 'subscription_running']);
    const { body } = await send('GET', `/users/${user.id}`);
    expect(body).toMatchObject({ stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1' });
    const edit = (changes: object) => save(user.id, body.revision, changes);
    const ids = { stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1' };
    expect((await edit(ids)).body).toMatchObject({ ...ids, revision: body.revision });
    for (const wrong of [
      { stripe_customer_id: 'cus_2' },
      { stripe_customer_id: null },
      { stripe_subscription_id: '' },
    ]) {
      const refused = await edit({ ...wrong, name: 'Renamed' });
      expect([refused.status, refused.body.code]).toEqual([422, 'provider_ids_fixed']);
    }
    const made = await send('POST', '/users', {
      name: 'New',
      email: 'ids@example.org',
      password: 'enigma-1',
      stripe_customer_id: 'cus_3',
    });
    expect([made.status, made.body.code]).toEqual([422, 'provider_ids_fixed']);
    expect((await send('GET', `/users/${user.id}/deletion`)).body.subscription).toBe(true);
  });
});

describe('the last administrator', () => {
  test('is neither demoted, nor made unverified, nor deleted', async () => {
    for (const changes of [{ role: 'user' }, { is_verified: false }]) {
      const { status, body } = await save(adminId, 1, changes);
      expect([status, body.code]).toEqual([409, 'last_administrator']);
    }
    const deleted = await send('DELETE', `/users/${adminId}`);
    expect([deleted.status, deleted.body.code]).toEqual([409, 'last_administrator']);
  });

  test('is left over when all are demoted at once', async () => {
    const others = await Promise.all([1, 2].map(() => createMember(server, { role: 'admin' })));
    const all = [adminId, ...others.map(({ user }) => user.id)];
    const answers = await Promise.all(all.map((id) => save(id, 1, { role: 'user' })));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'demoted' : body.code));
    // An administrator who is demoted first may be refused afterwards; nobody calls in another's name.
    expect(codes.filter((code) => code === 'demoted').length).toBeLessThanOrEqual(2);
    const left = await server.database.db.select().from(users).where(eq(users.role, 'admin'));
    expect(left.length).toBeGreaterThanOrEqual(1);
    await server.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, adminId));
    for (const { user } of others) {
      await server.database.db.delete(users).where(eq(users.id, user.id));
    }
  });

  test('two who demote each other at once: one stays', async () => {
    const one = await createMember(server, { role: 'admin' });
    const two = await createMember(server, { role: 'admin' });
    await server.database.db.update(users).set({ role: 'user' }).where(eq(users.id, adminId));
    const demote = (by: string, id: string) =>
      send('PUT', `/users/${id}`, { revision: 1, role: 'user' }, by);
    const answers = await Promise.all([
      demote(one.token, two.user.id),
      demote(two.token, one.user.id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await server.database.db.select().from(users).where(eq(users.role, 'admin'));
    expect(left).toHaveLength(1);
    await server.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, adminId));
    for (const { user } of [one, two]) {
      await server.database.db.delete(users).where(eq(users.id, user.id));
    }
  });
});

test('a deleted account goes with its sessions', async () => {
  const { user, token: own } = await createMember(server);
  const expected = { completed_lessons: 0, certificates: 0, projects: 0, subscription: false };
  expect((await send('GET', `/users/${user.id}/deletion`)).body).toEqual(expected);
  expect((await send('DELETE', `/users/${user.id}`)).status).toBe(200);
  expect((await server.call('GET', '/auth/me', { token: own })).status).toBe(401);
  const left = await server.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, user.id));
  expect(left).toEqual([]);
  expect(await auditEntries(user.id), 'the log names nobody who is gone').toEqual([]);
  const [latest] = (await send('GET', '/audit?subject=user')).body;
  expect(latest).toMatchObject({ action: 'delete', actor: { id: adminId }, label: null });
  expect((await send('DELETE', `/users/${user.id}`)).status).toBe(404);
});

test('the list is searched, filtered, sorted and paged', async () => {
  await createMember(server, {
    name: 'Zoé Listing',
    email: 'z-listing@example.org',
    premium: true,
  });
  server.clock.pass(1000);
  await createMember(server, {
    name: 'bob Listing',
    email: 'a-listing@example.org',
    verified: false,
  });
  server.clock.pass(1000);
  await createMember(server, { name: 'Ann Listing', email: 'm-listing@example.org' });
  expect(await names('q=listing')).toEqual(['Ann Listing', 'bob Listing', 'Zoé Listing']);
  expect(await names('q=LISTING+zoe')).toEqual(['Zoé Listing']);
  expect(await names('q=a-listing@')).toEqual(['bob Listing']);
  expect(await names('q=listing&sort=name')).toEqual(['Ann Listing', 'bob Listing', 'Zoé Listing']);
  expect(await names('q=listing&sort=email&direction=desc&limit=2')).toEqual([
    'Zoé Listing',
    'Ann Listing',
  ]);
  expect(await names('q=listing&is_premium=true')).toEqual(['Zoé Listing']);
  expect(await names('q=listing&is_verified=false')).toEqual(['bob Listing']);
  expect(await names('q=listing&role=admin')).toEqual([]);
  expect(await names('q=listing&offset=2')).toEqual(['Zoé Listing']);
  expect((await send('GET', '/user-count?q=listing&is_premium=false')).body).toEqual({
    total: 2,
    more: false,
  });
});
