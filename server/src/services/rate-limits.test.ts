import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock } from '../../test/build-app.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/connect.ts';
import { Problem } from '../errors.ts';
import { deleteOldCounts } from './rate-limits.queries.ts';
import { rate_limits } from './rate-limits.table.ts';
import { createRateLimits } from './rate-limits.ts';

const RULE = { name: 'test', limit: 5, seconds: 60 };

let database: Database;
const clock = new TestClock();
beforeAll(async () => {
  database = await openTestDatabase();
  clock.stop();
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

test('a clock that is put back lengthens no window', async () => {
  const { spend } = limits();
  const once = { ...RULE, name: 'put-back', limit: 1 };
  await spend(once, 'x');
  clock.pass(-3_600_000);
  await spend(once, 'x');
  const refusal = await spend(once, 'x').catch((error) => error);
  clock.pass(3_600_000);
  expect(refusal).toMatchObject({ status: 429 });
  expect(refusal.retryAfter).toBeLessThanOrEqual(60);
});

test('subjects and rules are counted apart', async () => {
  const { trySpend } = limits();
  const once = { ...RULE, name: 'once', limit: 1 };
  expect(await trySpend(once, 'a')).toBe(true);
  expect(await trySpend(once, 'b')).toBe(true);
  expect(await trySpend({ ...once, name: 'other' }, 'a')).toBe(true);
  expect(await trySpend(once, 'a')).toBe(false);
});

test('attempts that succeed can be made again, those that fail count; clearing starts afresh', async () => {
  const { attempt, trySpend, clear } = limits();
  const twice = { ...RULE, name: 'twice', limit: 2 };
  const wrong = () => Promise.reject(new Error('wrong'));
  for (let count = 0; count < 3; count++) {
    expect(await attempt(twice, 'x', async () => 'right')).toBe('right');
  }
  await expect(attempt(twice, 'x', wrong)).rejects.toThrow('wrong');
  await expect(attempt(twice, 'x', wrong)).rejects.toThrow('wrong');
  await expect(attempt(twice, 'x', wrong)).rejects.toMatchObject({ code: 'too_many_requests' });
  await clear(twice, 'x');
  expect(await trySpend(twice, 'x')).toBe(true);
});

test('attempts at once are counted before they are made', async () => {
  const { attempt } = limits();
  const once = { ...RULE, name: 'once-at-once', limit: 1 };
  let made = 0;
  const slow = async () => {
    made += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await Promise.allSettled([1, 2, 3].map(() => attempt(once, 'x', slow)));
  expect(made).toBe(1);
});

test('a refusal says in how many seconds to come back', async () => {
  const { spend } = limits();
  const once = { ...RULE, name: 'refusal', limit: 1 };
  await spend(once, 'x');
  clock.pass(20_000);
  const refusal = await spend(once, 'x').catch((error) => error);
  expect(refusal).toBeInstanceOf(Problem);
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refusal.retryAfter).toBe(40);
});

test('counts hold no address, and are deleted when their window is over', async () => {
  const { db } = database;
  await limits().trySpend(RULE, 'ada@example.org');
  expect(JSON.stringify(await db.select().from(rate_limits))).not.toContain('ada');
  await deleteOldCounts(db, clock.now());
  expect((await db.select().from(rate_limits)).length).toBeGreaterThan(0);
  clock.pass(61_000);
  await deleteOldCounts(db, clock.now());
  expect(await db.select().from(rate_limits)).toEqual([]);
});
