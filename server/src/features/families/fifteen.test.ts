import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createParent } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { DAY, familyCalls } from '../../../test/family-calls.ts';
import { nextMail } from '../../../test/mailbox.ts';
import { consents } from './families.table.ts';

let server: TestApp;
const { child } = familyCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('a child turns 15 after 30 days at the earliest; parents are told, and stay', async () => {
  const one = await child({ name: 'Léa' });
  const parent = await createParent(server, one.id, { may_publish: false });
  const { fifteen_from } = (await one.send('GET', '/user/parents')).body;
  server.clock.pass(30 * DAY - 60_000);
  const early = await one.send('POST', '/user/fifteen');
  expect([early.status, early.body.code, early.body.from]).toEqual([
    ...[409, 'too_soon', fifteen_from],
  ]);
  const remove = () => one.send('DELETE', `/user/parents/${parent.id}`);
  expect((await remove()).body.code).toBe('parents_until_15');
  server.clock.pass(61_000);
  const { status, body } = await one.send('POST', '/user/fifteen');
  expect([status, body.age]).toEqual([200, '15_or_older']);
  // What the parent has closed stays closed; the rest is open, also without a switch.
  expect(body.closed).toEqual({ publish: 'parent' });
  expect((await nextMail(server, parent.email)).subject).toBe('Léa indique avoir 15 ans');
  const { db } = server.database;
  const record = await db.select().from(consents).where(eq(consents.child_id, one.id));
  expect(record).toMatchObject([{ action: 'fifteen', by: 'child' }]);
  expect((await one.send('POST', '/user/fifteen')).body.code).toBe('not_under_15');
  expect((await remove()).status).toBe(200);
  expect((await one.send('GET', '/auth/me')).body.closed).toBeUndefined();
});

test('members who are not under 15 have nothing to say', async () => {
  const { token } = await createMember(server);
  const said = await server.call('POST', '/user/fifteen', { token });
  expect([said.status, said.body.code]).toEqual([409, 'not_under_15']);
  const own = await server.call('GET', '/user/parents', { token });
  expect(own.body).not.toHaveProperty('fifteen_from');
});
