import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../../test/build-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/connect.ts';
import { Problem } from '../errors.ts';
import { rate_limits } from './rate-limits.table.ts';
import { createRateLimits, dropOldCounts } from './rate-limits.ts';

const RULE = { name: 'test', limit: 5, seconds: 60 };

let database: Database;
const clock = new TestClock();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function limits() {
  return createRateLimits(database.db, clock.now);
}

test('two processes count together, exactly', async () => {
  const processes = [limits(), limits()];
  const uses = Array.from({ length: 100 }, (_, index) =>
    processes[index % 2]?.trySpend(RULE, 'together'),
  );
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(5);
});

test('a window begins with the first use, and refusals do not lengthen it', async () => {
  const { trySpend } = limits();
  for (let count = 0; count < 5; count++) expect(await trySpend(RULE, 'window')).toBe(true);
  clock.pass(59_000);
  for (let count = 0; count < 20; count++) expect(await trySpend(RULE, 'window')).toBe(false);
  clock.pass(1_000);
  for (let count = 0; count < 5; count++) expect(await trySpend(RULE, 'window')).toBe(true);
  expect(await trySpend(RULE, 'window')).toBe(false);
});

test('subjects and rules are counted apart', async () => {
  const { trySpend } = limits();
  const once = { ...RULE, name: 'once', limit: 1 };
  expect(await trySpend(once, 'a')).toBe(true);
  expect(await trySpend(once, 'b')).toBe(true);
  expect(await trySpend({ ...once, name: 'other' }, 'a')).toBe(true);
  expect(await trySpend(once, 'a')).toBe(false);
});

test('what is given back can be used again; clearing starts afresh', async () => {
  const { trySpend, giveBack, clear } = limits();
  const twice = { ...RULE, name: 'twice', limit: 2 };
  await trySpend(twice, 'x');
  await giveBack(twice, 'x');
  await giveBack(twice, 'x');
  expect(await trySpend(twice, 'x')).toBe(true);
  expect(await trySpend(twice, 'x')).toBe(true);
  expect(await trySpend(twice, 'x')).toBe(false);
  await clear(twice, 'x');
  expect(await trySpend(twice, 'x')).toBe(true);
});

test('a refusal says in how many seconds to come back', async () => {
  const { spend } = limits();
  const once = { ...RULE, name: 'refusal', limit: 1 };
  await spend(once, 'x');
  clock.pass(20_000);
  const refusal = await spend(once, 'x').catch((error) => error);
  expect(refusal).toBeInstanceOf(Problem);
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refusal.retryAfter).toBeGreaterThan(35);
  expect(refusal.retryAfter).toBeLessThanOrEqual(40);
});

test('counts hold no address, and are deleted when their window is over', async () => {
  const { db } = database;
  await limits().trySpend(RULE, 'ada@example.org');
  expect(JSON.stringify(await db.select().from(rate_limits))).not.toContain('ada');
  await dropOldCounts(db, clock.now());
  expect((await db.select().from(rate_limits)).length).toBeGreaterThan(0);
  clock.pass(61_000);
  await dropOldCounts(db, clock.now());
  expect(await db.select().from(rate_limits)).toEqual([]);
});
