import { and, eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { rate_limits } from '../services/rate-limits.table.ts';
import type { Database } from './connect.ts';
import { deleteInBatches, inBatches } from './delete-in-batches.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const isOver = lt(rate_limits.resets_at, NOW);
const COUNTS = { table: rate_limits, key: rate_limits.key, where: isOver };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`insert into rate_limits (key, used, resets_at)
      select 'count-' || i, i, ${NOW.toISOString()}::timestamptz + (i - 1200) * interval '1 second'
      from generate_series(1, 1500) i`,
  );
});
afterAll(() => database.close());

const left = async () =>
  (await database.db.select({ used: rate_limits.used }).from(rate_limits)).map(({ used }) => used);

test('a purge works on some rows at a time, and on each of them once', async () => {
  const sizes: number[] = [];
  await inBatches(database.db, { ...COUNTS, batch: 400 }, async (some) => {
    const changed = await database.db
      .update(rate_limits)
      .set({ resets_at: NOW })
      .where(and(some, eq(sql`${rate_limits.used} % 2`, 0)))
      .returning();
    sizes.push(changed.length);
  });
  // Every second row of the 1,199 that are over.
  expect(sizes).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(599);
});

test('it deletes all rows that are over, and no others', async () => {
  await deleteInBatches(database.db, COUNTS);
  const used = await left();
  expect(used).toHaveLength(900);
  expect(used.filter((number) => number < 1200 && number % 2 === 1)).toEqual([]);
  await deleteInBatches(database.db, COUNTS);
  expect(await left()).toHaveLength(900);
});
