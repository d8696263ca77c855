import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { findCustomerOf, insertCustomer } from './payment-customers.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/**
 * Number of rounds. Connections have to meet within microseconds: without protection, 39 rounds of 900 on PostgreSQL
 * failed.
 */
const ROUNDS = 100;
const AT_ONCE = 8;

test('requests that find no customer at the same time all get the one that is inserted', async () => {
  const { db } = server.database;
  for (let round = 0; round < ROUNDS; round++) {
    const { user } = await createMember(server);
    const row = { user_id: user.id, customer: `cus_${user.id}`, provider: 'sandbox' as const };
    const inserted = await Promise.all(
      Array.from({ length: AT_ONCE }, () => insertCustomer(db, row)),
    );
    expect(inserted).toEqual(Array(AT_ONCE).fill(expect.objectContaining(row)));
  }
});

test('a customer of another provider is replaced, with what was known of it', async () => {
  const { db } = server.database;
  const { user } = await createMember(server);
  const before = { user_id: user.id, customer: `cus_a_${user.id}`, provider: 'sandbox' as const };
  const after = { ...before, customer: `cus_b_${user.id}`, provider: 'stripe' as const };
  await insertCustomer(db, before);
  expect(await insertCustomer(db, after)).toMatchObject({ ...after, checkout: null, status: null });
  expect(await findCustomerOf(db, user.id, 'sandbox')).toBeUndefined();
  expect((await insertCustomer(db, { ...after, customer: 'cus_c' })).customer).toBe(after.customer);
});
