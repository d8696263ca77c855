import { describe, expect, inject, test } from 'vitest';
import { openTestDatabase, openUnsharedDatabase, type TestDatabase } from './test-database.ts';

function poolOf({ client }: TestDatabase) {
  if (client.kind !== 'server') throw new Error('expected a server');
  return client.pool;
}

const isKept = inject('testDatabase').kind === 'server' && !process.env.TEST_POOLED;

describe.runIf(isKept)('a connection to a database of the tests', () => {
  /** The state of a session that another user of its connection could notice. */
  const STATE = `select pg_backend_pid() as process, current_setting('statement_timeout') as timeout,
    (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
    (select count(*)::int from pg_listening_channels()) as channels,
    (select count(*)::int from projects) as rows`;

  test('goes to the next test as it was at first, with a transaction left open', async () => {
    const first = await openTestDatabase();
    const client = await poolOf(first).connect();
    const [before] = (await client.query(STATE)).rows;
    await client.query(`set statement_timeout = '7s'; listen news; select pg_advisory_lock(1)`);
    await client.query(`begin; create table left_open (id int)`);
    expect((await client.query(STATE)).rows).not.toEqual([before]);
    client.release(true);
    await first.close();

    const second = await openTestDatabase();
    const clients = await Promise.all([1, 2].map(() => poolOf(second).connect()));
    const states = await Promise.all(clients.map(async (one) => (await one.query(STATE)).rows[0]));
    expect(states).toContainEqual(before);
    for (const one of clients) one.release();
    await second.close();
    await expect(poolOf(second).query('select 1')).rejects.toThrow('after calling end');
  });

  test('that broke is not used again', async () => {
    const first = await openTestDatabase();
    const lost = await poolOf(first).connect();
    lost.on('error', () => {});
    const ended = lost.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(ended).rejects.toThrow('terminating connection');
    lost.release(true);
    await first.close();
    const second = await openTestDatabase();
    expect((await poolOf(second).query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await second.close();
  });

  test('is nobody’s where tests count who is connected', async () => {
    const unshared = await openUnsharedDatabase();
    const others = `select count(*)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    expect((await poolOf(unshared).query(others)).rows).toEqual([{ count: 0 }]);
    await unshared.close();
  });
});
