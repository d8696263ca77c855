import type pg from 'pg';

/**
 * Returns the milliseconds that statements of a pool took while something was done: all together, and the longest.
 * Transactions do not count.
 */
export async function timeStatements(
  pool: pg.Pool,
  work: () => Promise<unknown>,
): Promise<{ all: number; longest: number }> {
  const times = { all: 0, longest: 0 };
  const { query } = pool;
  const timed = async (...args: unknown[]) => {
    const started = performance.now();
    const answer = await Reflect.apply(query, pool, args);
    const took = performance.now() - started;
    times.all += took;
    times.longest = Math.max(times.longest, took);
    return answer;
  };
  Object.assign(pool, { query: timed });
  try {
    await work();
  } finally {
    Object.assign(pool, { query });
  }
  return times;
}
