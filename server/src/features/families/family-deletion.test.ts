import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createParent } from '../../../test/class-calls.ts';
import { DAY, familyCalls, familyToken, sweep } from '../../../test/family-calls.ts';
import { nextMail } from '../../../test/mailbox.ts';
import { users } from '../accounts/accounts.table.ts';
import { family_ties } from './families.table.ts';

let server: TestApp;
const { child, by } = familyCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

async function family() {
  const one = await child({ name: 'Léa' });
  const parent = await createParent(server, one.id);
  return { one, parent, token: await familyToken(server, parent.id) };
}
const ask = (token: string, id: string) => by(token, 'POST', `/family/children/${id}/deletion`);
const exists = async (id: string) =>
  (await server.database.db.select().from(users).where(eq(users.id, id))).length > 0;
test('the account is deleted after seven days, not before, and the parents are told', async () => {
  const { one, parent, token } = await family();
  const quiet = await createParent(server, one.id);
  expect((await ask(token, one.id)).status).toBe(200);
  expect((await ask(token, one.id)).body.code).toBe('deletion_asked');
  const mail = await nextMail(server, one.email);
  expect(mail.subject).toMatch(/^Your account will be deleted on/);
  const own = (await one.send('GET', '/user/parents')).body.parents;
  expect(own.map((tie: { deletion_on: string | null }) => tie.deletion_on !== null).sort()).toEqual(
    [false, true],
  );
  const other = await familyToken(server, quiet.id);
  expect((await by(other, 'GET', '/family')).body.children[0].deletion.own).toBe(false);
  server.clock.pass(7 * DAY - 60_000);
  await sweep(server);
  expect(await exists(one.id)).toBe(true);
  server.clock.pass(61_000);
  await sweep(server);
  expect(await exists(one.id)).toBe(false);
  for (const { email } of [parent, quiet]) {
    expect((await nextMail(server, email)).subject).toMatch(/^Un compte a été supprimé/);
  }
});

test('every page of the child knows of the deletion, and of a parent, whatever the age', async () => {
  const { one, token } = await family();
  const quiet = await createParent(server, one.id);
  const { db } = server.database;
  await db.update(users).set({ age_group: '15_or_older' }).where(eq(users.id, one.id));
  const me = async () => (await one.send('GET', '/auth/me')).body;
  expect(await me()).toMatchObject({ has_parent: true });
  expect(await me()).not.toHaveProperty('deletion_on');
  await ask(token, one.id);
  const on = (await me()).deletion_on;
  expect(Math.abs(Date.parse(on) - server.clock.now().getTime() - 7 * DAY)).toBeLessThan(60_000);
  server.clock.pass(DAY);
  // The earliest one counts.
  await ask(await familyToken(server, quiet.id), one.id);
  expect((await me()).deletion_on).toBe(on);
  await one.send('POST', '/user/deletion-objection');
  expect(await me()).not.toHaveProperty('deletion_on');
  const alone = await child();
  await createParent(server, alone.id, { state: 'asked' });
  expect((await alone.send('GET', '/auth/me')).body).not.toHaveProperty('has_parent');
});

test('a parent asks for a deletion, and takes it back, five times a day at most', async () => {
  const { one, token } = await family();
  const path = `/family/children/${one.id}/deletion`;
  const statuses: number[] = [];
  for (const method of ['POST', 'DELETE', 'POST', 'DELETE', 'POST', 'DELETE'] as const) {
    statuses.push((await by(token, method, path)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a child objects on the sixth day, and the account stays', async () => {
  const { one, parent, token } = await family();
  expect((await one.send('POST', '/user/deletion-objection')).body.code).toBe('no_deletion');
  await ask(token, one.id);
  server.clock.pass(6 * DAY);
  expect((await one.send('POST', '/user/deletion-objection')).status).toBe(200);
  const mail = await nextMail(server, parent.email);
  expect(mail.subject).toBe('Léa souhaite garder son compte');
  server.clock.pass(30 * DAY);
  await sweep(server);
  expect(await exists(one.id)).toBe(true);
  const { db } = server.database;
  const [tie] = await db.select().from(family_ties).where(eq(family_ties.child_id, one.id));
  expect(tie?.deletion_asked_at).toBeNull();
});

test('a parent takes the request back, and nobody else’s', async () => {
  const { one, token } = await family();
  const other = await family();
  const withdraw = (by_token: string) =>
    by(by_token, 'DELETE', `/family/children/${one.id}/deletion`);
  expect((await withdraw(token)).body.code).toBe('deletion_not_asked');
  await ask(token, one.id);
  expect((await withdraw(other.token)).body.code).toBe('child_not_found');
  expect((await withdraw(token)).status).toBe(200);
  expect((await nextMail(server, one.email, 2)).subject).toBe('Your account stays');
  server.clock.pass(8 * DAY);
  await sweep(server);
  expect(await exists(one.id)).toBe(true);
});

test('the last administrator stays, and the sweep goes on', async () => {
  const { one, token } = await family();
  await server.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, one.id));
  const next = await family();
  await ask(token, one.id);
  await ask(next.token, next.one.id);
  server.clock.pass(8 * DAY);
  await sweep(server);
  expect([await exists(one.id), await exists(next.one.id)]).toEqual([true, false]);
});
