import { sql } from 'drizzle-orm';
import { describe, expect, inject, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { createMember } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { connectToServer } from './connect.ts';
import { Replica } from './replica.ts';

/** A database whose answers name it; `lag` is its delay behind the primary, in seconds. */
const pool = (name: string, lag = 0) => ({
  asked: 0,
  failure: undefined as Error | undefined,
  async query(text: unknown) {
    if (this.failure) throw this.failure;
    if (String(text).includes('pg_last_xact_replay_timestamp')) return { rows: [{ lag }] };
    this.asked += 1;
    return { rows: [{ name }] };
  },
});

async function queriesOf(standby: ReturnType<typeof pool>, times = 1) {
  const problems: Error[] = [];
  const replica = new Replica(standby, pool('primary'), (problem) => problems.push(problem));
  const names: string[] = [];
  for (let i = 0; i < times; i++) {
    const { rows } = (await replica.query('select 1')) as { rows: { name: string }[] };
    names.push(rows[0]?.name ?? '');
  }
  return { names, problems };
}

test('a replica that keeps up answers', async () => {
  expect((await queriesOf(pool('standby', 29))).names).toEqual(['standby']);
});

test('one that is far behind does not', async () => {
  expect((await queriesOf(pool('standby', 31))).names).toEqual(['primary']);
});

test.each(['08006', '57P01', '40001'])(
  'what it cannot answer (%s) the primary does',
  async (code) => {
    const standby = pool('standby');
    const replica = new Replica(standby, pool('primary'), () => {});
    await replica.query('select 1');
    standby.failure = Object.assign(new Error('gone'), { code });
    expect(await replica.query('select 1')).toEqual({ rows: [{ name: 'primary' }] });
    // The replica is not asked again at once.
    standby.failure = undefined;
    await replica.query('select 1');
    expect(standby.asked).toBe(1);
  },
);

test('one that was never there is said once, and the primary answers', async () => {
  const standby = pool('standby');
  standby.failure = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const { names, problems } = await queriesOf(standby, 3);
  expect(names).toEqual(['primary', 'primary', 'primary']);
  expect(problems.map(({ message }) => message)).toEqual(['refused']);
});

test('a wrong statement is wrong on either', async () => {
  const standby = pool('standby');
  const replica = new Replica(standby, pool('primary'), () => {});
  await replica.query('select 1');
  standby.failure = Object.assign(new Error('syntax'), { code: '42601' });
  await expect(replica.query('select')).rejects.toThrow('syntax');
});

describe.runIf(inject('testDatabase').kind === 'server')('with a replica', () => {
  test('statistics are read there, and what a member has written is not', async () => {
    const { url: replica, ...other } = await openTestDatabase();
    await other.db.execute(sql`insert into users (email, name, password_hash, language)
      values ('eve@example.org', 'Eve', 'none', 'en'), ('bo@example.org', 'Bo', 'none', 'en')`);
    const { url = '', close } = await openTestDatabase();
    const server = await buildTestApp(
      {},
      { database: await connectToServer(url, () => {}, { replica }) },
    );
    const { token } = await createMember(server, { role: 'admin' });
    const users = async () =>
      (await server.call('GET', '/admin/dashboard', { token })).body.counters.users;
    expect(await users()).toBe(2);
    expect((await server.call('GET', '/auth/me', { token })).status).toBe(200);
    expect((await server.call('GET', '/admin/user-count', { token })).body.total).toBe(1);
    expect((await server.call('GET', '/gallery')).body).toEqual({ projects: [], next: null });
    await server.close();
    await Promise.all([other.close(), close()]);
  });
});
